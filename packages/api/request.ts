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

/** A request from the call of `send` to its result. */
export interface PendingRequest {
	readonly path: string;
	readonly method: ApiMethod;
	readonly data: unknown;
	readonly isFresh: boolean;
	readonly isRead: boolean;
	/** Whether it may be repeated after its response was lost. */
	readonly isSafe: boolean;
	/** Whether it is sent at most once, when there is a network. */
	readonly isSentOnce: boolean;
	/** Called before the first attempt. Cancels the request if it returns `false`. */
	readonly beforeSend: ( () => boolean ) | undefined;
	/** Whether it is sent in order with others: see `isQueued` in routes.ts. */
	readonly isQueued: boolean;
	readonly timeoutMs: number;
	readonly requestedAt: number;
	readonly signal: AbortSignal | undefined;
	/** Fulfilled once, with the result. */
	readonly done: Promise< ApiResult >;
	/** Sets the result. Later calls have no effect. */
	readonly settle: ( result: ApiResult ) => void;
	isSettled: boolean;
	/** Whether it was sent without a credentials error, so that the server may have processed it. */
	mayBeProcessed: boolean;
	/** Time of the last attempt, before it was sent, ms of the client's clock; 0 before the first. */
	sentAt: number;
	/** The number of lost attempts. */
	losses: number;
	/** Whether it was already repeated with new credentials. */
	hasRenewedCredentials: boolean;
}

/** The result of one attempt, with the headers of its response. */
export interface Attempt {
	request: PendingRequest;
	result: ApiResult;
	headers: ResponseHeaders;
}

/** Creates a pending request. It settles at once when its caller cancels it. */
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
