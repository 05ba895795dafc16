import type { Product } from './types';
import { t } from '../texts';

/** From this quantity down, the shop displays the remaining stock. */
const LOW_STOCK_AMOUNT = 2;

/** Includes 0; `null` if stock is higher or not managed. */
export const lowStockRemaining = ( product: Product ): number | null => {
	const quantity = product.managesStock ? product.stockQuantity : null;
	const threshold = product.lowStockAmount ?? LOW_STOCK_AMOUNT;
	return quantity !== null && quantity <= threshold ? quantity : null;
};

/** The text is `''` for plain availability. */
export const stockAvailability = (
	product: Product
): {
	text: string;
	class: string;
} => {
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
};
