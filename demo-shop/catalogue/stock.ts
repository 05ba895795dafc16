import type { Product } from './types';
import { t } from '../texts';

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
		return { text: t( 'Out of stock' ), class: 'out-of-stock' };
	}
	if ( product.stockStatus === 'onbackorder' ) {
		return product.backorders === 'yes'
			? { text: '', class: 'in-stock' }
			: {
					text: t( 'Available on backorder' ),
					class: 'available-on-backorder',
				};
	}
	if ( ! product.managesStock ) {
		return { text: '', class: 'in-stock' };
	}
	const stock = product.stockQuantity ?? 0;
	const text =
		product.backorders === 'notify'
			? t( '%s in stock (can be backordered)', stock )
			: t( '%s in stock', stock );
	return { text, class: 'in-stock' };
}
