import { __ } from '@wordpress/i18n';
import { CHECKOUT_SHAPES } from '../icon/checkout-shapes';
import { CheckoutMessage } from './checkout-message';

export interface MustLogInPromptProps {
	/** The login page returns to the checkout. */
	logInUrl: string;
}

/**
 * Replaces the checkout if it requires an account.
 *
 * Surface: `.wc-block-must-login-prompt`, `__image`, `__title`, `__description`.
 */
export const MustLogInPrompt = ( { logInUrl }: MustLogInPromptProps ) => (
	<CheckoutMessage
		block="wc-block-must-login-prompt"
		icon={ CHECKOUT_SHAPES.cart }
		title={ __( 'You must be logged in to checkout.', 'woocommerce' ) }
		description={ __(
			'Your cart is saved. You will return here after you log in.',
			'shopfront'
		) }
		link={ {
			href: logInUrl,
			label: __( 'Log in to check out', 'shopfront' ),
		} }
	/>
);
