import { __ } from '@wordpress/i18n';
import { CHECKOUT_SHAPES } from '../icon/checkout-shapes';
import { Icon } from '../icon/icon';

export interface ReturnToCartLinkProps {
	href: string;
	/** Replaces our text; `''` for the default. */
	label?: string;
}

/** Surface: `.wc-block-components-checkout-return-to-cart-button`. */
export const ReturnToCartLink = ( { href, label }: ReturnToCartLinkProps ) => (
	<a
		href={ href }
		className="wc-block-components-checkout-return-to-cart-button"
	>
		<Icon shape={ CHECKOUT_SHAPES.back } />
		{ label || __( 'Return to Cart', 'woocommerce' ) }
	</a>
);
