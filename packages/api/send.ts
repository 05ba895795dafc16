import type { Clock, OnlineManager } from '@shopfront/host';
import { batchData, parseBatchResponse } from './batch';
import { NetworkFailure } from './errors/network-failure';
import { TimeoutFailure } from './errors/timeout-failure';
import { NO_HEADERS } from './http';
import { parseResponse } from './parse-response';
import {
	BATCH_PATH,
	isStoreApiPath,
	withRequestQuery,
	isBatched,
	needsCredentials,
} from './routes';
import type { Attempt, PendingRequest } from './request';
import type { Session } from './session';
import type { Transport, HttpResponse, HttpRequest } from './types';

export interface SendOptions {
	transport: Transport;
	session: Session;
	clock: Clock;
	online: OnlineManager;
}

export type Send = (
	requests: readonly [ PendingRequest, ...PendingRequest[] ]
) => Promise< Attempt[] >;

type Loss = 'lost' | 'timeout';

/**
 * Sends one HTTP request and waits for its whole response, including the body. Aborts it at the time limit, and ignores
 * a response that arrives later. If `signal` aborts it, it counts as lost.
 */
const sendWithTimeout = (
	{ transport, clock }: Pick< SendOptions, 'transport' | 'clock' >,
	request: Omit< HttpRequest, 'signal' >,
	timeoutMs: number,
	signal?: AbortSignal
): Promise< HttpResponse | Loss > =>
	new Promise( ( resolve ) => {
		const controller = new AbortController();
		const end = ( outcome: HttpResponse | Loss ) => {
			clock.clearTimeout( timer );
			signal?.removeEventListener( 'abort', cancel );
			resolve( outcome );
		};
		const createAbort = ( loss: Loss ) => () => {
			end( loss );
			controller.abort();
		};
		const cancel = createAbort( 'lost' );
		const timer = clock.setTimeout( createAbort( 'timeout' ), timeoutMs );
		signal?.addEventListener( 'abort', cancel );
		// Async, so that a transport that throws counts as one that rejects.
		const callTransport = async () =>
			transport( { ...request, signal: controller.signal } );
		callTransport().then(
			( reply ) => end( reply ?? 'lost' ),
			() => end( 'lost' )
		);
	} );

export const createSend = ( options: SendOptions ): Send => {
	const { session, online } = options;

	const post = (
		request: Pick< PendingRequest, 'path' | 'method' | 'data' | 'isFresh' >,
		timeoutMs: number,
		signal?: AbortSignal
	) => {
		const { path, method, data, isFresh } = request;
		const credentials = session.credentials();
		// Reads carry a cart token, because it identifies the session, but no nonce.
		const isAllowed =
			isStoreApiPath( path ) &&
			( needsCredentials( request ) || ! ( 'Nonce' in credentials ) );
		return sendWithTimeout(
			options,
			{
				path: withRequestQuery( path, method ),
				method,
				data,
				isFresh,
				headers: isAllowed ? credentials : {},
			},
			timeoutMs,
			signal
		);
	};

	const createLostAttempt = (
		loss: Loss,
		request: PendingRequest
	): Attempt => ( {
		request,
		result: {
			ok: false,
			error:
				loss === 'timeout'
					? new TimeoutFailure( ! request.isRead )
					: new NetworkFailure(
							! request.isRead,
							! online.isOnline()
						),
		},
		headers: NO_HEADERS,
	} );

	const sendBatch = async (
		requests: readonly PendingRequest[]
	): Promise< Attempt[] > => {
		const outcome = await post(
			{
				path: BATCH_PATH,
				method: 'POST',
				data: batchData( requests, session.credentials() ),
				isFresh: true,
			},
			Math.max( ...requests.map( ( { timeoutMs } ) => timeoutMs ) )
		);
		if ( typeof outcome === 'string' ) {
			return requests.map( ( request ) =>
				createLostAttempt( outcome, request )
			);
		}
		const { headers } = outcome;
		session.read( headers );
		const result = parseResponse( outcome, {
			isRead: false,
			hasLostAttempt: requests.some( ( { losses } ) => losses > 0 ),
			sequence: session.nextSequence(),
		} );
		const attempts = result.ok
			? parseBatchResponse( result.reply, requests, session.nextSequence )
			: requests.map( ( request ) => ( { request, result, headers } ) );
		attempts.forEach( ( attempt ) => session.read( attempt.headers ) );
		return attempts;
	};

	const sendOne = async ( request: PendingRequest ): Promise< Attempt > => {
		const { isRead, isQueued, losses, signal, timeoutMs } = request;
		// Queued requests get responses one by one. Others may overtake each other: their sequence is their order.
		const sequence = isQueued ? undefined : session.nextSequence();
		const outcome = await post(
			request,
			timeoutMs,
			isQueued ? undefined : signal
		);
		if ( typeof outcome === 'string' ) {
			return createLostAttempt( outcome, request );
		}
		const { headers } = outcome;
		session.read( headers );
		const result = parseResponse( outcome, {
			isRead,
			hasLostAttempt: losses > 0,
			sequence: sequence ?? session.nextSequence(),
		} );
		return { request, result, headers };
	};

	return async ( requests ) => {
		for ( const request of requests ) {
			request.mayBeProcessed = true;
			request.sentAt = options.clock.now();
		}
		const [ first ] = requests;
		return isBatched( first )
			? sendBatch( requests )
			: [ await sendOne( first ) ];
	};
};
