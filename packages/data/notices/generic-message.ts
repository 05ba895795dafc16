import { __ } from '@wordpress/i18n';

/** Returns the fallback error message for shoppers (docs/contract/cart-and-checkout.md 8). */
export const getGenericErrorMessage = (): string =>
	__(
		'Something went wrong. Please contact us to get assistance.',
		'woocommerce'
	);
