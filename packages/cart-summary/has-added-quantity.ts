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

/** Sums of decimal quantities are inexact: 0.1 + 0.2 isn't 0.3. */
const QUANTITY_TOLERANCE = 1e-6;

/**
 * Whether a cart contains the added quantity, after we lost the response to an addition. If the shopper selected a
 * variation by attributes, we don't know its id in the cart, and count the whole cart.
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
