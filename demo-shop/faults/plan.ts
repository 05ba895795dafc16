import { readFault, type Fault } from './fault';
import { isRecord } from '../is-record';

/** Makes a session's requests fail. */
export interface FaultRule {
	/** Part of a path (`cart/update-item`), or `*` for every request. */
	match: string;
	fault: Fault;
	timesLeft: number;
	/** Between 0 and 1. */
	probability: number;
	random: () => number;
}

/** The rule is missing unless a plan drew the fault. */
export interface DrawnFault {
	fault: Fault;
	rule?: FaultRule;
}

const WORD = 2n ** 32n;

/** Repeatable numbers between 0 and 1 (64-bit linear congruential generator, upper half). */
export const createRandom = ( seed: number ): ( () => number ) => {
	let state = BigInt( Math.trunc( seed ) );
	return () => {
		state = BigInt.asUintN(
			64,
			state * 6364136223846793005n + 1442695040888963407n
		);
		return Number( state / WORD ) / Number( WORD );
	};
};

const numberOr = ( value: unknown, otherwise: number ) =>
	typeof value === 'number' && Number.isFinite( value ) ? value : otherwise;

const readRule = ( sent: unknown ): FaultRule | null => {
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
};

/** `null` when a rule is invalid. */
export const readPlan = ( sent: unknown ): FaultRule[] | null => {
	const rules =
		isRecord( sent ) && Array.isArray( sent.plan )
			? sent.plan.map( readRule )
			: [ null ];
	return rules.every( ( rule ) => rule !== null ) ? rules : null;
};

/** The first rule that matches, has times left and is drawn. A batch has its inner paths too. */
export const drawFault = (
	rules: readonly FaultRule[],
	paths: readonly string[]
): DrawnFault | null => {
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
			return { fault: rule.fault, rule };
		}
	}
	return null;
};
