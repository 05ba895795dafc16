import type { Clock } from '@shopfront/host';
import { isRead } from './is-read';
import { AbortedFailure } from './own-failures';
import type { ApiMethod, ApiRequest, ApiResult } from './types';

/** A request on its way from its asker to its result. */
export interface Job {
	readonly path: string;
	readonly method: ApiMethod;
	readonly data: unknown;
	readonly isFresh: boolean;
	readonly isRead: boolean;
	/** Whether it may be sent again after it was lost. */
	readonly isSafe: boolean;
	readonly timeoutMs: number;
	readonly askedAt: number;
	readonly signal: AbortSignal | undefined;
	/** The result; comes once. */
	readonly done: Promise< ApiResult >;
	/** Gives the result. Only the first counts. */
	readonly settle: ( result: ApiResult ) => void;
	isSettled: boolean;
	/** Whether it has left and was not refused: the server may have done it. */
	mayBeDone: boolean;
	/** How often it was lost. */
	losses: number;
	/** Whether it was already repeated with fresh credentials. */
	hasRenewed: boolean;
}

/** Makes a job of a request. It settles by itself, and at once, when its asker takes it back. */
export const createJob = (
	request: ApiRequest,
	{ clock, timeoutMs }: { clock: Clock; timeoutMs: number }
): Job => {
	const { method = 'GET', signal } = request;
	let resolve: ( result: ApiResult ) => void;
	const done = new Promise< ApiResult >( ( take ) => {
		resolve = take;
	} );
	const abort = () =>
		job.settle( {
			ok: false,
			error: new AbortedFailure( job.mayBeDone && ! job.isRead ),
		} );
	const job: Job = {
		path: request.path,
		method,
		data: request.data,
		isFresh: request.isFresh ?? false,
		isRead: isRead( request ),
		isSafe: request.retry ? request.retry === 'safe' : isRead( request ),
		timeoutMs: request.timeoutMs ?? timeoutMs,
		askedAt: Math.min( request.askedAt ?? Infinity, clock.now() ),
		signal,
		done,
		settle: ( result ) => {
			job.isSettled = true;
			signal?.removeEventListener( 'abort', abort );
			resolve( result );
		},
		isSettled: false,
		mayBeDone: false,
		losses: 0,
		hasRenewed: false,
	};
	signal?.addEventListener( 'abort', abort );
	if ( signal?.aborted ) {
		abort();
	}
	return job;
};
