import { pause, type Clock } from '@shopfront/host';
import type { PendingRequest } from './request';
import { isBatched } from './routes';

export interface RequestQueueOptions {
	clock: Clock;
	/** How long a batch waits for more requests, from the earliest `requestedAt` in it. */
	batchWindowMs: number;
	batchSize: number;
	/** The queue continues when the promise resolves. */
	send: ( requests: readonly PendingRequest[] ) => Promise< void >;
}

interface QueuedBatch {
	requests: readonly PendingRequest[];
	delayMs: number;
}

/** Batched requests wait for more, unless the batch is full or the next request must go alone. Others go at once. */
const getNextBatch = (
	queue: readonly PendingRequest[],
	{ clock, batchWindowMs, batchSize }: RequestQueueOptions
): QueuedBatch => {
	const end = queue.findIndex( ( request ) => ! isBatched( request ) );
	if ( end === 0 ) {
		return { requests: queue.slice( 0, 1 ), delayMs: 0 };
	}
	const requests = queue
		.slice( 0, end === -1 ? queue.length : end )
		.slice( 0, batchSize );
	const mayGrow =
		requests.length === queue.length && requests.length < batchSize;
	const requestedAt = Math.min(
		...requests.map( ( each ) => each.requestedAt )
	);
	return {
		requests,
		delayMs: mayGrow ? requestedAt + batchWindowMs - clock.now() : 0,
	};
};

/**
 * Creates a queue that sends one request or batch at a time, in the order of calls. A session's concurrent writes
 * overwrite each other on the server, and an abort doesn't undo a sent request. Later requests collect meanwhile.
 */
export const createRequestQueue = ( options: RequestQueueOptions ) => {
	let queue: readonly PendingRequest[] = [];
	let isRunning = false;
	let wake = () => {};

	const run = async () => {
		isRunning = true;
		while ( queue.length > 0 ) {
			const { requests, delayMs } = getNextBatch( queue, options );
			if ( delayMs > 0 ) {
				const change = new Promise< void >( ( resolve ) => {
					wake = resolve;
				} );
				await pause( options.clock, delayMs, change );
			} else {
				queue = queue.slice( requests.length );
				await options.send( requests );
			}
		}
		isRunning = false;
	};

	return {
		/** Appends a request; it leaves the queue if its caller cancels it. */
		add: ( request: PendingRequest ): void => {
			queue = [ ...queue, request ];
			void request.done.then( () => {
				queue = queue.filter( ( other ) => other !== request );
				wake();
			} );
			wake();
			if ( ! isRunning ) {
				void run();
			}
		},
	};
};
