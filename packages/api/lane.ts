import { pause, type Clock } from '@shopfront/host';
import type { Job } from './job';
import { isBatched } from './routes';

export interface LaneOptions {
	clock: Clock;
	/** How long a batch gathers, from when the first in it was asked for. */
	gatherMs: number;
	/** How many a batch takes. */
	batchSize: number;
	/** Carries jobs through. The next ones leave when it is fulfilled. */
	perform: ( jobs: readonly Job[] ) => Promise< void >;
}

/** What is about to leave, and in how many ms. */
export interface Departure {
	jobs: readonly Job[];
	inMs: number;
}

/**
 * What leaves first from a queue. Jobs that are batched gather, unless the batch is full, or something stands behind
 * it that must not go before them; anything else leaves alone and at once. Pure.
 */
export const departure = (
	queue: readonly Job[],
	{
		now,
		gatherMs,
		batchSize,
	}: { now: number; gatherMs: number; batchSize: number }
): Departure => {
	const end = queue.findIndex( ( job ) => ! isBatched( job ) );
	if ( end === 0 ) {
		return { jobs: queue.slice( 0, 1 ), inMs: 0 };
	}
	const jobs = queue
		.slice( 0, end === -1 ? queue.length : end )
		.slice( 0, batchSize );
	const mayGrow = jobs.length === queue.length && jobs.length < batchSize;
	const askedAt = Math.min( ...jobs.map( ( job ) => job.askedAt ) );
	return { jobs, inMs: mayGrow ? askedAt + gatherMs - now : 0 };
};

/**
 * One request on the wire at a time, in the order of asking: two writes of one session at the same time overwrite
 * each other on the server, and an abort does not undo what has left. While one is on the wire, others gather.
 */
export const createLane = ( {
	clock,
	gatherMs,
	batchSize,
	perform,
}: LaneOptions ) => {
	let queue: readonly Job[] = [];
	let isRunning = false;
	let wake = () => {};

	const run = async () => {
		isRunning = true;
		while ( queue.length > 0 ) {
			const { jobs, inMs } = departure( queue, {
				now: clock.now(),
				gatherMs,
				batchSize,
			} );
			if ( inMs > 0 ) {
				const change = new Promise< void >( ( resolve ) => {
					wake = resolve;
				} );
				await pause( clock, inMs, change );
			} else {
				queue = queue.slice( jobs.length );
				await perform( jobs );
			}
		}
		isRunning = false;
	};

	return {
		/** Puts a job at the end. It leaves the queue when it is taken back. */
		add: ( job: Job ): void => {
			queue = [ ...queue, job ];
			void job.done.then( () => {
				queue = queue.filter( ( other ) => other !== job );
				wake();
			} );
			wake();
			if ( ! isRunning ) {
				void run();
			}
		},
	};
};
