/** 0 too weak, 1 weak, 2 medium, 3 strong, 4 very strong. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

const KINDS = [ /\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{Ll}\p{Lu}\p{N}]/u ];

interface Threshold {
	level: PasswordLevel;
	minLength: number;
	/** Character classes: lowercase, uppercase, digits, others. */
	minDiversity: number;
}

/**
 * In descending order. Source: docs/contract/cart-and-checkout.md 5, "Password strength", the variant with five
 * levels.
 */
const THRESHOLDS: readonly Threshold[] = [
	{ level: 4, minLength: 20, minDiversity: 4 },
	{ level: 3, minLength: 12, minDiversity: 4 },
	{ level: 2, minLength: 8, minDiversity: 2 },
	{ level: 1, minLength: 4, minDiversity: 1 },
];

/** Rates length and character classes, for when no password library is available. */
export const passwordLevel = ( password: string ): PasswordLevel => {
	const { length } = [ ...password ];
	const diversity = KINDS.filter( ( kind ) => kind.test( password ) ).length;
	return (
		THRESHOLDS.find(
			( { minLength, minDiversity } ) =>
				length >= minLength && diversity >= minDiversity
		)?.level ?? 0
	);
};
