import {
	pause,
	UNLIMITED_MS,
	waitForNetwork,
	type Clock,
	type OnlineManager,
} from '@shopfront/host';
import { CART_PATH, errorCode } from '@shopfront/names';
import { AbortedFailure } from './errors/aborted-failure';
import {
	isMalformedFailure,
	isNetworkFailure,
	isTimeoutFailure,
} from './errors/type-guards';
import { createRequest, type Attempt, type PendingRequest } from './request';
import type { Send } from './send';
import type { Session } from './session';
import type { ApiFailure, ResponseHeaders } from './types';

export interface RetryOptions {
	send: Send;
	session: Session;
	clock: Clock;
	online: OnlineManager;
	/** Pauses before the second attempt, the third, …, in ms. Their number limits the attempts. */
	delaysMs: readonly number[];
	random: () => number;
	/** Runs before the caller gets the result. */
	onAttempt: ( attempt: Attempt ) => void;
}

/** What to do after an attempt; a number is a pause in ms before the next. */
type Step = 'settle' | 'renew' | 'await-network' | number;

/** Up to 25 % less or more, so that tabs do not all retry at once after an outage. */
const JITTER = 0.25;

const UNAVAILABLE_STATUSES = [ 502, 503, 504 ];

/** Rejected credentials: the server didn't process the request. */
const REJECTION_CODES: readonly string[] = [
	errorCode( 'invalid_nonce' ),
	errorCode( 'missing_nonce' ),
];

const isRejected = ( error: ApiFailure ) =>
	error.kind === 'api' && REJECTION_CODES.includes( error.code );

const isTemporary = ( failure: ApiFailure ): boolean =>
	isNetworkFailure( failure ) ||
	isTimeoutFailure( failure ) ||
	UNAVAILABLE_STATUSES.includes( failure.status ?? 0 ) ||
	( isMalformedFailure( failure ) &&
		( failure.isTruncated || ( failure.status ?? 0 ) >= 500 ) );

/** How long a rate limit lasts (docs/contract/store-api.md 1.5), in ms; `fallbackMs` if the response doesn't say. */
const getRateLimitMs = (
	headers: ResponseHeaders,
	fallbackMs: number
): number => {
	const seconds = Number( headers.get( 'RateLimit-Retry-After' ) ?? NaN );
	return seconds >= 0 ? seconds * 1000 : fallbackMs;
};

const isUnsettled = ( request: PendingRequest ) => ! request.isSettled;

const isNonEmpty = (
	requests: readonly PendingRequest[]
): requests is [ PendingRequest, ...PendingRequest[] ] => requests.length > 0;

const getRequests = ( attempts: readonly Attempt[] ) =>
	attempts.map( ( { request } ) => request );

const getLongestTimeoutMs = ( requests: readonly PendingRequest[] ) =>
	Math.max( ...requests.map( ( { timeoutMs } ) => timeoutMs ) );

/** How long requests wait for a network, ms. Changes wait as long as the page is open, and show as pending. */
const getNetworkLimitMs = ( attempts: readonly Attempt[] ) =>
	attempts.every( ( { request } ) => request.isRead )
		? getLongestTimeoutMs( getRequests( attempts ) )
		: UNLIMITED_MS;

const settle = ( attempts: readonly Attempt[] ) =>
	attempts.forEach( ( { request, result } ) => request.settle( result ) );

/**
 * Creates the function that sends requests with retries: once with new credentials after the server rejected them, and
 * safe requests after a temporary failure. It keeps the order of requests. Its promise resolves when every request has
 * a result or was cancelled.
 */
export const createRetry = ( {
	send,
	session,
	clock,
	online,
	delaysMs,
	random,
	onAttempt,
}: RetryOptions ) => {
	/** Pause before the next attempt, in ms; `null` if there won't be one. */
	const getRetryDelayMs = (
		error: ApiFailure,
		{ request, headers }: Attempt
	): number | null => {
		const delayMs = delaysMs[ request.losses - 1 ];
		if ( delayMs === undefined ) {
			return null;
		}
		if ( error.code === 'rate_limit_exceeded' ) {
			const waitMs = getRateLimitMs( headers, delayMs );
			return waitMs <= request.timeoutMs ? waitMs : null;
		}
		return isTemporary( error )
			? delayMs * ( 1 + JITTER * ( 2 * random() - 1 ) )
			: null;
	};

	const getNextStep = ( attempt: Attempt ): Step => {
		const { request, result } = attempt;
		if ( result.ok || request.isSettled ) {
			return 'settle';
		}
		const { error } = result;
		if ( isRejected( error ) ) {
			return request.hasRenewedCredentials ? 'settle' : 'renew';
		}
		if ( ! request.isSafe ) {
			return 'settle';
		}
		if ( isNetworkFailure( error ) && ! online.isOnline() ) {
			// Offline, every attempt would fail at once. We don't count it, and wait for a network.
			return 'await-network';
		}
		request.losses++;
		return getRetryDelayMs( error, attempt ) ?? 'settle';
	};

	const sendOnce: Send = async ( requests ) => {
		const attempts = await send( requests );
		attempts.forEach( onAttempt );
		return attempts;
	};

	/** Takes new credentials from the rejections, or fetches them with the cart. Returns whether it found any. */
	const renew = async ( rejected: readonly Attempt[] ) => {
		if ( rejected.some( ( { headers } ) => session.renew( headers ) ) ) {
			return true;
		}
		// We fetch the cart only inside the queue, where no request overtakes it.
		if ( ! rejected.every( ( { request } ) => request.isQueued ) ) {
			return false;
		}
		const cart = createRequest(
			{ path: CART_PATH, isFresh: true },
			{ clock, timeoutMs: getLongestTimeoutMs( getRequests( rejected ) ) }
		);
		const attempts = await sendOnce( [ cart ] );
		return attempts.some( ( { headers } ) => session.renew( headers ) );
	};

	/**
	 * Waits for a network if we may send a request only once. Browsers sometimes report being offline by mistake, so we
	 * try to fetch the cart first.
	 */
	const waitToSendOnce = async ( requests: readonly PendingRequest[] ) => {
		const isWaiting = () =>
			! online.isOnline() &&
			requests.some(
				( { isSentOnce, isSettled } ) => isSentOnce && ! isSettled
			);
		while ( isWaiting() ) {
			const [ probe ] = await sendOnce( [
				createRequest(
					{ path: CART_PATH, isFresh: true },
					{ clock, timeoutMs: getLongestTimeoutMs( requests ) }
				),
			] );
			if ( probe?.result.ok ) {
				return;
			}
			if ( isWaiting() ) {
				await waitForNetwork(
					{ clock, online },
					UNLIMITED_MS,
					Promise.all( requests.map( ( { done } ) => done ) )
				);
			}
		}
	};

	const cancelObsolete = ( requests: readonly PendingRequest[] ) =>
		requests.forEach( ( request ) => {
			if ( isUnsettled( request ) && request.beforeSend?.() === false ) {
				request.settle( {
					ok: false,
					error: new AbortedFailure( false ),
				} );
			}
		} );

	return async ( requests: readonly PendingRequest[] ): Promise< void > => {
		await waitToSendOnce( requests );
		cancelObsolete( requests );
		let unsettled = requests.filter( isUnsettled );
		while ( isNonEmpty( unsettled ) ) {
			const attempts = ( await sendOnce( unsettled ) ).map(
				( attempt ) => ( {
					...attempt,
					step: getNextStep( attempt ),
				} )
			);
			const withStep = ( step: Step ) =>
				attempts.filter( ( attempt ) => attempt.step === step );
			settle( withStep( 'settle' ) );

			const rejected = withStep( 'renew' );
			rejected.forEach( ( { request } ) => {
				request.mayBeProcessed = false;
				request.hasRenewedCredentials = true;
			} );
			if ( rejected.length > 0 && ! ( await renew( rejected ) ) ) {
				settle( rejected );
			}

			const offline = withStep( 'await-network' );
			const allSettled = Promise.all(
				unsettled.map( ( { done } ) => done )
			);
			if (
				offline.length > 0 &&
				! ( await waitForNetwork(
					{ clock, online },
					getNetworkLimitMs( offline ),
					allSettled
				) )
			) {
				settle( offline );
			}

			const delayMs = Math.max(
				...attempts.map( ( { step } ) =>
					typeof step === 'number' ? step : 0
				)
			);
			if ( delayMs > 0 ) {
				await pause( clock, delayMs, allSettled );
			}
			unsettled = unsettled.filter( isUnsettled );
		}
	};
};
