import { __ } from '@wordpress/i18n';

/** The shopper's fallback message (docs/contract/cart-and-checkout.md 8). */
export const getGenericErrorMessage = (): string =>
	__(
		'Something went wrong. Please contact us to get assistance.',
		'woocommerce'
	);
