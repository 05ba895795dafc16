import type { Fault } from './shop';

/** Probability of each fault; about every third request meets one. */
const RATES = [
	[ 'delay', 0.08 ],
	[ 'drop-before', 0.05 ],
	[ 'drop-after', 0.05 ],
	[ 'error-500', 0.03 ],
	[ 'error-500-after', 0.03 ],
	[ 'html', 0.03 ],
	[ 'cut', 0.05 ],
	[ 'stale-nonce', 0.05 ],
] as const;

/** The same seed gives the same faults. `match` is a route, `*` for any. */
export const faultPlan = (
	seed: number,
	{ match = '*', times = 1 }: { match?: string; times?: number } = {}
): Fault[] =>
	RATES.map( ( [ kind, rate ], index ) => ( {
		match,
		kind,
		probability: Math.min( 1, rate * times ),
		ms: 300,
		seed: seed * 100 + index,
	} ) );
