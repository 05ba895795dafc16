import { htmlToText } from '@shopfront/text';
import { __ } from '@wordpress/i18n';
import { CheckoutMessage } from './checkout-message';

export interface CheckoutErrorProps {
	/** What the server says, HTML; `''` for nothing. */
	message: string;
	/** Where the cart can be looked at; `''` for nowhere. */
	cartUrl: string;
}

/**
 * In place of a checkout that the server does not allow, as for an item that has been sold in the meantime. Surface:
 * `.wc-block-checkout-error`, `__image`, `.wc-block-checkout-error_title`, `__description`.
 */
export const CheckoutError = ( { message, cartUrl }: CheckoutErrorProps ) => (
	<CheckoutMessage
		block="wc-block-checkout-error"
		// One name of the contract stands out.
		titleClass="wc-block-checkout-error_title"
		icon="alert"
		title={ __( 'There is a problem with your order', 'shopfront' ) }
		description={
			htmlToText( message ) ||
			__(
				'Something stands in the way of placing it. Please look at your cart and try again.',
				'shopfront'
			)
		}
		link={ { href: cartUrl, label: __( 'Edit your cart', 'woocommerce' ) } }
	/>
);
