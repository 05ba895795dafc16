import { __, sprintf } from '@wordpress/i18n';
import { ProductBadge } from './product-badge';

export interface StockBadgesProps {
	/** How many are left where that is few; `null` where it is not. */
	lowStockRemaining: number | null;
	/** Whether more are bought than there are. */
	isOnBackorder: boolean;
}

/**
 * What there is to know about the stock of a line (specification 2, Cart page). A line on backorder has nothing left
 * to count.
 *
 * Surface: `.wc-block-components-product-backorder-badge`, `.sf-low-stock-badge`.
 */
export const StockBadges = ( {
	lowStockRemaining,
	isOnBackorder,
}: StockBadgesProps ) => {
	if ( isOnBackorder ) {
		return (
			<ProductBadge className="wc-block-components-product-backorder-badge">
				{ __( 'Available on backorder', 'shopfront' ) }
			</ProductBadge>
		);
	}
	return lowStockRemaining === null ? null : (
		<ProductBadge className="sf-low-stock-badge">
			{ sprintf(
				/* translators: %d: how many pieces are in stock. */
				__( '%d left in stock', 'shopfront' ),
				lowStockRemaining
			) }
		</ProductBadge>
	);
};
