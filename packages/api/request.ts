import type { Clock } from '@shopfront/host';
import { AbortedFailure } from './errors/aborted-failure';
import { isRead, isSafe } from './http';
import { isQueued } from './routes';
import type {
	ApiMethod,
	ApiRequest,
	ApiResult,
	ResponseHeaders,
} from './types';

export interface PendingRequest {
	readonly path: string;
	readonly method: ApiMethod;
	readonly data: unknown;
	readonly isFresh: boolean;
	readonly isRead: boolean;
	/** Whether we may repeat it after its response was lost. */
	readonly isSafe: boolean;
	/** Whether we send it at most once, when there's a network. */
	readonly isSentOnce: boolean;
	readonly beforeSend: ( () => boolean ) | undefined;
	/** Whether it keeps its order among others: see `isQueued` in routes.ts. */
	readonly isQueued: boolean;
	readonly timeoutMs: number;
	readonly requestedAt: number;
	readonly signal: AbortSignal | undefined;
	readonly done: Promise< ApiResult >;
	/** Only the first call counts. */
	readonly settle: ( result: ApiResult ) => void;
	isSettled: boolean;
	/** Whether we sent it without a credentials error, so that the server may have processed it. */
	mayBeProcessed: boolean;
	/** Time of the last attempt, before it was sent, ms of the client's clock; 0 before the first. */
	sentAt: number;
	losses: number;
	hasRenewedCredentials: boolean;
}

export interface Attempt {
	request: PendingRequest;
	result: ApiResult;
	headers: ResponseHeaders;
}

/** Creates a pending request. It settles as soon as its caller cancels it. */
export const createRequest = (
	request: ApiRequest,
	{ clock, timeoutMs }: { clock: Clock; timeoutMs: number }
): PendingRequest => {
	const { method = 'GET', signal } = request;
	let resolve: ( result: ApiResult ) => void;
	const done = new Promise< ApiResult >( ( resolvePromise ) => {
		resolve = resolvePromise;
	} );
	const abort = () =>
		pending.settle( {
			ok: false,
			error: new AbortedFailure(
				pending.mayBeProcessed && ! pending.isRead
			),
		} );
	const pending: PendingRequest = {
		path: request.path,
		method,
		data: request.data,
		isFresh: request.isFresh ?? false,
		isRead: isRead( request ),
		isSafe: isSafe( request ),
		isSentOnce: request.retry === 'once',
		beforeSend: request.beforeSend,
		isQueued: isQueued( request ),
		timeoutMs: request.timeoutMs ?? timeoutMs,
		requestedAt: Math.min( request.requestedAt ?? Infinity, clock.now() ),
		signal,
		done,
		settle: ( result ) => {
			pending.isSettled = true;
			signal?.removeEventListener( 'abort', abort );
			resolve( result );
		},
		isSettled: false,
		mayBeProcessed: false,
		sentAt: 0,
		losses: 0,
		hasRenewedCredentials: false,
	};
	signal?.addEventListener( 'abort', abort );
	if ( signal?.aborted ) {
		abort();
	}
	return pending;
};
