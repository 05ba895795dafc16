import { htmlToText } from '@shopfront/text';
import { __ } from '@wordpress/i18n';
import { SHAPES } from '../icon/icon';
import { CheckoutMessage } from './checkout-message';

export interface CheckoutErrorProps {
	/** The server's message as HTML; `''` for none. */
	message: string;
	/** `''` for none. */
	cartUrl: string;
}

/**
 * Replaces a checkout that the server rejects, for example because an item has sold out.
 *
 * Surface: `.wc-block-checkout-error`, `__image`, `.wc-block-checkout-error_title`, `__description`.
 */
export const CheckoutError = ( { message, cartUrl }: CheckoutErrorProps ) => (
	<CheckoutMessage
		block="wc-block-checkout-error"
		// One class name of the contract is irregular.
		titleClass="wc-block-checkout-error_title"
		icon={ SHAPES.alert }
		title={ __( 'There is a problem with your order', 'shopfront' ) }
		description={
			htmlToText( message ) ||
			__(
				'We can’t place this order. Please review your cart and try again.',
				'shopfront'
			)
		}
		link={ { href: cartUrl, label: __( 'Edit your cart', 'woocommerce' ) } }
	/>
);
