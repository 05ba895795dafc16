import { __ } from '@wordpress/i18n';
import { CheckoutMessage } from './checkout-message';

export interface CheckoutEmptyProps {
	/** Where products are; `''` for nowhere. */
	shopUrl: string;
}

/** In place of a checkout without anything to order. Surface: `.wc-block-checkout-empty`, `__image`, `__title`, `__description`. */
export const CheckoutEmpty = ( { shopUrl }: CheckoutEmptyProps ) => (
	<CheckoutMessage
		block="wc-block-checkout-empty"
		icon="cart"
		title={ __( 'Your cart is currently empty!', 'woocommerce' ) }
		description={ __(
			'There is nothing to order yet. Put something into your cart, and come back here.',
			'shopfront'
		) }
		link={ {
			href: shopUrl,
			label: __( 'Browse the store', 'shopfront' ),
		} }
	/>
);
