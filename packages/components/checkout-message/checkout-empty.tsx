import { __ } from '@wordpress/i18n';
import { CheckoutMessage } from './checkout-message';

export interface CheckoutEmptyProps {
	/** Where products are; `''` for nowhere. */
	shopUrl: string;
}

const CLASSES = {
	block: 'wc-block-checkout-empty',
	image: 'wc-block-checkout-empty__image',
	title: 'wc-block-checkout-empty__title',
	description: 'wc-block-checkout-empty__description',
};

/** In place of a checkout without anything to order. Surface: `.wc-block-checkout-empty`, `__image`, `__title`, `__description`. */
export const CheckoutEmpty = ( { shopUrl }: CheckoutEmptyProps ) => (
	<CheckoutMessage
		classNames={ CLASSES }
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
