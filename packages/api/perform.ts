import {
	pause,
	waitForNetwork,
	type Clock,
	type OnlineManager,
} from '@shopfront/host';
import { CART_PATH, errorCode } from '@shopfront/names';
import type { Told } from './batch';
import { isNetworkFailure, type ApiFailure } from './errors';
import type { Exchange, Way } from './exchange';
import type { Identity } from './identity';
import { createJob, type Job } from './job';

import { delayBeforeRetry, type RetryPolicy } from './retry';

export interface PerformOptions {
	exchange: Exchange;
	identity: Identity;
	clock: Clock;
	online: OnlineManager;
	retryPolicy: RetryPolicy;
	/** Hears of each result in the lane before its asker does. */
	tell: ( told: Told ) => void;
}

/** Carries jobs through to their results. Fulfilled when the last has its own, or was taken back. */
export type Perform = ( jobs: readonly Job[], way: Way ) => Promise< void >;

/** What is to be done about a job that was told something; a number is a pause in ms before it is sent again. */
type Step = 'settle' | 'renew' | 'await-network' | number;

const REFUSALS: readonly string[] = [
	errorCode( 'invalid_nonce' ),
	errorCode( 'missing_nonce' ),
];

/** The server did nothing: it did not let us in. */
const isRefused = ( error: ApiFailure ) =>
	error.kind === 'api' && REFUSALS.includes( error.code );

const isSome = ( jobs: readonly Job[] ): jobs is [ Job, ...Job[] ] =>
	jobs.length > 0;

const isOpen = ( job: Job ) => ! job.isSettled;

const longest = ( jobs: readonly Job[] ) =>
	Math.max( ...jobs.map( ( { timeoutMs } ) => timeoutMs ) );

const give = ( all: readonly Told[] ) =>
	all.forEach( ( { job, result } ) => job.settle( result ) );

/**
 * Sends jobs, and again what may and should be: once with fresh credentials when the known ones were refused, and
 * what is safe after a loss that may pass. The jobs that are sent again keep their order, and whoever performs them
 * sends nothing else meanwhile.
 */
export const createPerform = ( {
	exchange,
	identity,
	clock,
	online,
	retryPolicy,
	tell,
}: PerformOptions ): Perform => {
	const nextStep = ( { job, result, headers }: Told ): Step => {
		if ( result.ok || job.isSettled ) {
			return 'settle';
		}
		const { error } = result;
		if ( isRefused( error ) ) {
			return job.hasRenewed ? 'settle' : 'renew';
		}
		if ( ! job.isSafe ) {
			return 'settle';
		}
		if ( isNetworkFailure( error ) && ! online.isOnline() ) {
			// Without a network each try would be lost at once: it does not count, and the next one waits.
			return 'await-network';
		}
		job.losses++;
		const delayMs = delayBeforeRetry(
			{
				failure: error,
				headers,
				losses: job.losses,
				patienceMs: job.timeoutMs,
			},
			retryPolicy
		);
		return delayMs ?? 'settle';
	};

	const tellIn = ( way: Way, all: readonly Told[] ) => {
		if ( way === 'lane' ) {
			all.forEach( tell );
		}
	};

	/** From the refusals themselves; a server that sends none with them is asked for the cart, which brings one. */
	const renew = async ( refused: readonly Told[], way: Way ) => {
		if ( refused.some( ( { headers } ) => identity.renew( headers ) ) ) {
			return true;
		}
		if ( way === 'free' ) {
			return false;
		}
		const timeoutMs = longest( refused.map( ( { job } ) => job ) );
		const job = createJob(
			{ path: CART_PATH, isFresh: true },
			{ clock, timeoutMs }
		);
		const told = await exchange( [ job ], way );
		tellIn( way, told );
		return told.some( ( { headers } ) => identity.renew( headers ) );
	};

	return async ( jobs, way ) => {
		let open = jobs.filter( isOpen );
		while ( isSome( open ) ) {
			const told = await exchange( open, way );
			tellIn( way, told );
			const next = told.map( ( each ) => ( {
				...each,
				step: nextStep( each ),
			} ) );
			const those = ( step: Step ) =>
				next.filter( ( each ) => each.step === step );
			give( those( 'settle' ) );

			const refused = those( 'renew' );
			refused.forEach( ( { job } ) => {
				job.mayBeDone = false;
				job.hasRenewed = true;
			} );
			if ( refused.length > 0 && ! ( await renew( refused, way ) ) ) {
				give( refused );
			}

			const cutOff = those( 'await-network' );
			const allGone = Promise.all( open.map( ( job ) => job.done ) );
			if (
				cutOff.length > 0 &&
				! ( await waitForNetwork(
					{ clock, online },
					longest( cutOff.map( ( { job } ) => job ) ),
					allGone
				) )
			) {
				give( cutOff );
			}

			const delayMs = Math.max(
				...next.map( ( { step } ) =>
					typeof step === 'number' ? step : 0
				)
			);
			if ( delayMs > 0 ) {
				await pause( clock, delayMs, allGone );
			}
			open = open.filter( isOpen );
		}
	};
};
