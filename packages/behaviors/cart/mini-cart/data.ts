import type { CartSources } from '@shopfront/behaviors/cart/cart-reader';

/** Data that the page prints for its badges, the same for all visitors unless it has the cart of one. */
export interface MiniCartData extends CartSources {
	cartUrl: string;
	checkoutUrl: string;
	/** Accessible name of the button, with `%1$d` for the number of items. */
	label: string;
	/** The name where an amount is shown, with `%1$d` and `%2$s`; by default `label`. */
	labelWithAmount?: string;
	/** The name while the number is unknown. */
	labelUnknown: string;
	pricesIncludeTax: boolean;
	/** The amount of an empty cart, as text; by default none is shown. */
	emptyAmount?: string;
}
