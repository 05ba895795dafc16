import { __ } from '@wordpress/i18n';
import { ProductBadge } from './product-badge';

/**
 * Cart and checkout have no badge for low stock: WooCommerce shows that on product pages only.
 *
 * Surface: `.wc-block-components-product-backorder-badge`.
 */
export const BackorderBadge = () => (
	<ProductBadge className="wc-block-components-product-backorder-badge">
		{ __( 'Available on backorder', 'woocommerce' ) }
	</ProductBadge>
);
