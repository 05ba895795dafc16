/** While the shopper types: no leading spaces, upper case (docs/contract/cart-and-checkout.md 5). */
export const normalisePostcode = ( typed: string ): string =>
	typed.trimStart().toUpperCase();
