import type { Product } from './types';

/** The default low-stock threshold, inclusive: from this quantity down, the shop displays the remaining stock. */
const LOW_STOCK_AMOUNT = 2;

/** Returns the remaining stock if it is low, 0 included; `null` if it is higher or not managed. */
export function lowStockRemaining( product: Product ): number | null {
	const quantity = product.managesStock ? product.stockQuantity : null;
	const threshold = product.lowStockAmount ?? LOW_STOCK_AMOUNT;
	return quantity !== null && quantity <= threshold ? quantity : null;
}

/** Returns the stock message and its class; the text is `''` for plain availability. */
export function stockAvailability( product: Product ): {
	text: string;
	class: string;
} {
	if ( product.stockStatus === 'outofstock' ) {
		return { text: 'Out of stock', class: 'out-of-stock' };
	}
	if ( product.stockStatus === 'onbackorder' ) {
		return product.backorders === 'yes'
			? { text: '', class: 'in-stock' }
			: {
					text: 'Available on backorder',
					class: 'available-on-backorder',
				};
	}
	if ( ! product.managesStock ) {
		return { text: '', class: 'in-stock' };
	}
	const text =
		product.backorders === 'notify'
			? `${ product.stockQuantity } in stock (can be backordered)`
			: `${ product.stockQuantity } in stock`;
	return { text, class: 'in-stock' };
}
