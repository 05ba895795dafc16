import { __ } from '@wordpress/i18n';
import { CHECKOUT_SHAPES } from '../icon/checkout-shapes';
import { CheckoutMessage } from './checkout-message';

export interface CheckoutEmptyProps {
	/** `''` for none. */
	shopUrl: string;
}

/**
 * Replaces the checkout if the cart is empty.
 *
 * Surface: `.wc-block-checkout-empty`, `__image`, `__title`, `__description`.
 */
export const CheckoutEmpty = ( { shopUrl }: CheckoutEmptyProps ) => (
	<CheckoutMessage
		block="wc-block-checkout-empty"
		icon={ CHECKOUT_SHAPES.cart }
		title={ __( 'Your cart is currently empty!', 'woocommerce' ) }
		description={ __(
			'Your cart is empty. Add a product to your cart before you check out.',
			'shopfront'
		) }
		link={ {
			href: shopUrl,
			label: __( 'Browse the store', 'shopfront' ),
		} }
	/>
);
