import { readFault, type Fault } from './fault';
import { isRecord } from '../is-record';

/** When a session's requests go wrong, and how. */
export interface FaultRule {
	/** Part of a path (`cart/update-item`), or `*` for every request. */
	match: string;
	fault: Fault;
	/** How often it may still happen. */
	timesLeft: number;
	/** Between 0 and 1. */
	probability: number;
	/** The next number between 0 and 1 of this rule's own sequence. */
	random: () => number;
}

const WORD = 2n ** 32n;

/** A repeatable sequence of numbers between 0 and 1 (a linear congruence of 64 bits, upper half). */
export function createRandom( seed: number ): () => number {
	let state = BigInt( Math.trunc( seed ) );
	return () => {
		state = BigInt.asUintN(
			64,
			state * 6364136223846793005n + 1442695040888963407n
		);
		return Number( state / WORD ) / Number( WORD );
	};
}

const numberOr = ( value: unknown, otherwise: number ) =>
	typeof value === 'number' && Number.isFinite( value ) ? value : otherwise;

function readRule( sent: unknown ): FaultRule | null {
	const { match, kind, times, probability, seed, ...parts } = isRecord( sent )
		? sent
		: {};
	const fault = readFault( kind, parts );
	return fault && typeof match === 'string'
		? {
				match,
				fault,
				timesLeft: numberOr( times, Infinity ),
				probability: numberOr( probability, 1 ),
				random: createRandom( numberOr( seed, 1 ) ),
			}
		: null;
}

/** The rules of a plan that a caller sent; `null` when one of them is none. */
export function readPlan( sent: unknown ): FaultRule[] | null {
	const rules =
		isRecord( sent ) && Array.isArray( sent.plan )
			? sent.plan.map( readRule )
			: [ null ];
	return rules.every( ( rule ) => rule !== null ) ? rules : null;
}

/**
 * The fault that a request meets: that of the first rule which matches, has times left and is drawn.
 *
 * @param rules Their times left and sequences move on.
 * @param paths The request's path; of a batch, also those inside.
 */
export function drawFault(
	rules: readonly FaultRule[],
	paths: readonly string[]
): Fault | null {
	for ( const rule of rules ) {
		const isMatch =
			rule.match === '*' ||
			paths.some( ( path ) => path.includes( rule.match ) );
		if (
			isMatch &&
			rule.timesLeft > 0 &&
			rule.random() < rule.probability
		) {
			rule.timesLeft -= 1;
			return rule.fault;
		}
	}
	return null;
}
