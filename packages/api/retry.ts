import {
	isMalformedFailure,
	isNetworkFailure,
	isTimeoutFailure,
	type ApiFailure,
} from './errors';
import type { ReplyHeaders } from './headers';

/** When to ask again by itself. */
export interface RetryPolicy {
	/** Pauses before the second try, the third, …, in ms; their count bounds the tries. */
	delaysMs: readonly number[];
	/** From 0 up to 1. */
	random: () => number;
}

/** A quarter less or more, so that the tabs of a shop that was down do not all come back at once. */
const JITTER = 0.25;

/** Statuses by which a server, or what stands before it, says "not now". */
const BUSY = [ 502, 503, 504 ];

const isPassing = ( failure: ApiFailure ): boolean =>
	isNetworkFailure( failure ) ||
	isTimeoutFailure( failure ) ||
	BUSY.includes( failure.status ?? 0 ) ||
	( isMalformedFailure( failure ) &&
		( failure.isCut || ( failure.status ?? 0 ) >= 500 ) );

/** A limit that does not say how long it lasts lasts as long as any other pause. */
const limitedForMs = ( headers: ReplyHeaders, otherwiseMs: number ): number => {
	const seconds = Number( headers.get( 'RateLimit-Retry-After' ) ?? NaN );
	return seconds >= 0 ? seconds * 1000 : otherwiseMs;
};

/** What a failed try tells about the next one. */
export interface LostTry {
	failure: ApiFailure;
	/** Of its reply. */
	headers: ReplyHeaders;
	/** How often the request was lost by now, this time included. */
	losses: number;
	/** The longest that is worth waiting because the server asks for it. */
	patienceMs: number;
}

/**
 * How long to wait before a request that may be repeated is sent again, in ms; `null` when it is not. A rate limit
 * says how long (contract/store-api.md 1.5).
 */
export const delayBeforeRetry = (
	{ failure, headers, losses, patienceMs }: LostTry,
	{ delaysMs, random }: RetryPolicy
): number | null => {
	const delayMs = delaysMs[ losses - 1 ];
	if ( delayMs === undefined ) {
		return null;
	}
	if ( failure.code === 'rate_limit_exceeded' ) {
		const waitMs = limitedForMs( headers, delayMs );
		return waitMs <= patienceMs ? waitMs : null;
	}
	return isPassing( failure )
		? delayMs * ( 1 + JITTER * ( 2 * random() - 1 ) )
		: null;
};
