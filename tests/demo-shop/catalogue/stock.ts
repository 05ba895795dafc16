import type { Product } from './types';

/** At or below this many the shop says how many are left, unless the product has a figure of its own. */
const LOW_STOCK_AMOUNT = 2;

/** How many are left when they are few, 0 included; `null` when there are plenty or nobody counts. */
export function lowStockRemaining( product: Product ): number | null {
	const quantity = product.managesStock ? product.stockQuantity : null;
	const threshold = product.lowStockAmount ?? LOW_STOCK_AMOUNT;
	return quantity !== null && quantity <= threshold ? quantity : null;
}

/** What the shop says about the stock, and the class that it says it with; the text is `''` when all is plain. */
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
