/**
 * A postcode as it is kept while it is typed: without leading spaces, in upper case
 * (docs/contract/cart-and-checkout.md 5).
 */
export const normalisePostcode = ( typed: string ): string =>
	typed.trimStart().toUpperCase();
