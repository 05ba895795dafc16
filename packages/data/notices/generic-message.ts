import { __ } from '@wordpress/i18n';

/** What the shopper reads when there is nothing better to say (specification 8). */
export const getGenericErrorMessage = (): string =>
	__(
		'Something went wrong. Please contact us to get assistance.',
		'woocommerce'
	);
