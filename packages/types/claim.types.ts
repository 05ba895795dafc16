/** Whether two types are identical. */
export type Same< A, B > =
	( < T >() => T extends A ? 1 : 2 ) extends < T >() => T extends B ? 1 : 2
		? true
		: false;

/** Doesn't compile unless the type argument is `true`. */
export const claim = < Claim extends true >(
	...about: unknown[]
): Claim[] | unknown[] => about;
