import type { CartSources } from '@shopfront/behaviors/cart/cart-reader';

/** Data that the page prints for its badges. Every visitor gets the same, unless it has the visitor's cart. */
export interface MiniCartData extends CartSources {
	cartUrl: string;
	checkoutUrl: string;
	/** Accessible name of the button, with `%1$d` for the number of items. */
	label: string;
	/** Name if an amount is shown, with `%1$d` and `%2$s`. Defaults to `label`. */
	labelWithAmount?: string;
	labelUnknown: string;
	pricesIncludeTax: boolean;
	/** Text for the amount of an empty cart. Omit it to show none. */
	emptyAmount?: string;
}
