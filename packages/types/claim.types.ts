/** Whether two types are identical. */
export type Same< A, B > =
	( < T >() => T extends A ? 1 : 2 ) extends < T >() => T extends B ? 1 : 2
		? true
		: false;

/** Does not compile unless the type argument is `true`. Returns the given values. */
export const claim = < Claim extends true >(
	...about: unknown[]
): Claim[] | unknown[] => about;
