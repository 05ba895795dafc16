import type { OnlineManager } from '@shopfront/host';
import { batchData, judgeBatch, type Told } from './batch';
import { NO_HEADERS } from './headers';
import type { Job } from './job';
import { judgeLoss, judgeReply } from './judge';
import type { ClientMemory } from './memory';
import { BATCH_PATH, isStoreApiPath, withLocale } from './path';
import { isBatched, needsCredentials } from './routes';
import type { Wire } from './wire';

/** Which way a request goes: in order with others, or by itself. */
export type Way = 'lane' | 'free';

export interface ExchangeOptions {
	wire: Wire;
	memory: ClientMemory;
	online: OnlineManager;
}

/** Sends jobs once and says what each was told. Several have to be ones that are batched. */
export type Exchange = (
	jobs: readonly [ Job, ...Job[] ],
	way: Way
) => Promise< Told[] >;

/** Puts credentials, wire, what a reply says about us, and the results together. */
export const createExchange = ( {
	wire,
	memory,
	online,
}: ExchangeOptions ): Exchange => {
	const { identity, nextSequence } = memory;

	/** Reads carry a token, which selects the session, but no nonce. */
	const credentialsFor = ( request: Pick< Job, 'path' | 'method' > ) => {
		const credentials = identity.credentials();
		const isWanted =
			needsCredentials( request ) || ! ( 'Nonce' in credentials );
		return isStoreApiPath( request.path ) && isWanted ? credentials : {};
	};

	const send = (
		request: Pick< Job, 'path' | 'method' | 'data' | 'isFresh' >,
		timeoutMs: number,
		signal?: AbortSignal
	) =>
		wire(
			{
				path: withLocale( request.path, request.method ),
				method: request.method,
				data: request.data,
				isFresh: request.isFresh,
				headers: credentialsFor( request ),
			},
			timeoutMs,
			signal
		);

	const lost = ( loss: 'lost' | 'timeout', job: Job ): Told => {
		const { isRead } = job;
		const isOffline = ! online.isOnline();
		const result = judgeLoss( loss, { isRead, isOffline } );
		return { job, result, headers: NO_HEADERS };
	};

	const sendBatch = async ( jobs: readonly Job[] ): Promise< Told[] > => {
		const outcome = await send(
			{
				path: BATCH_PATH,
				method: 'POST',
				data: batchData( jobs, identity.credentials() ),
				isFresh: true,
			},
			Math.max( ...jobs.map( ( job ) => job.timeoutMs ) )
		);
		if ( typeof outcome === 'string' ) {
			return jobs.map( ( job ) => lost( outcome, job ) );
		}
		const { headers } = outcome;
		identity.read( headers );
		const result = judgeReply( outcome, {
			isRead: false,
			wasLost: jobs.some( ( { losses } ) => losses > 0 ),
			sequence: nextSequence(),
		} );
		const told = result.ok
			? judgeBatch( result.reply, jobs, nextSequence )
			: jobs.map( ( job ) => ( { job, result, headers } ) );
		told.forEach( ( each ) => identity.read( each.headers ) );
		return told;
	};

	const sendOne = async ( job: Job, way: Way ): Promise< Told > => {
		// Requests of the lane come back one by one. Others may overtake each other: theirs tells the order of asking.
		const sequenceAsked = way === 'free' ? nextSequence() : undefined;
		const outcome = await send(
			job,
			job.timeoutMs,
			way === 'free' ? job.signal : undefined
		);
		if ( typeof outcome === 'string' ) {
			return lost( outcome, job );
		}
		const { headers } = outcome;
		identity.read( headers );
		const result = judgeReply( outcome, {
			isRead: job.isRead,
			wasLost: job.losses > 0,
			sequence: sequenceAsked ?? nextSequence(),
		} );
		return { job, result, headers };
	};

	return async ( jobs, way ) => {
		for ( const job of jobs ) {
			job.mayBeDone = true;
		}
		return isBatched( jobs[ 0 ] )
			? sendBatch( jobs )
			: [ await sendOne( jobs[ 0 ], way ) ];
	};
};
