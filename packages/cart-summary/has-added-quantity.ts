/** A line of a cart, as far as it is counted. */
export interface CartLine {
	/** Id of the product or variation. */
	readonly id: number;
	readonly quantity: number;
}

interface CountedCart {
	readonly items: readonly CartLine[];
}

const countItems = ( cart: CountedCart, productId: number | null ) =>
	cart.items
		.filter( ( item ) => productId === null || item.id === productId )
		.reduce( ( sum, item ) => sum + item.quantity, 0 );

/** Rounding error of sums of decimal quantities: 0.1 + 0.2 is not 0.3. */
const QUANTITY_TOLERANCE = 1e-6;

/**
 * Returns whether a cart contains the added quantity, after the response to an addition was lost. A variation selected by
 * attributes has an id of its own in the cart, unknown here, so the whole cart is counted then.
 */
export const hasAddedQuantity = (
	productId: number,
	quantity: number,
	variation: readonly unknown[] | undefined
) => {
	const countedId = variation?.length ? null : productId;
	return ( before: CountedCart, after: CountedCart ) =>
		countItems( after, countedId ) - countItems( before, countedId ) >=
		quantity - QUANTITY_TOLERANCE;
};
