import { __ } from '@wordpress/i18n';

/** The message for shoppers who have chosen a payment method of which a part has failed. */
export const getFailedMethodMessage = (): string =>
	__(
		'This payment method isn’t working. Choose a different payment method or contact us.',
		'shopfront'
	);
