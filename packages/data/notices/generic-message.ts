import { __ } from '@wordpress/i18n';

/** What the shopper reads when there is nothing better to say (docs/contract/cart-and-checkout.md 8). */
export const getGenericErrorMessage = (): string =>
	__(
		'Something went wrong. Please contact us to get assistance.',
		'woocommerce'
	);
