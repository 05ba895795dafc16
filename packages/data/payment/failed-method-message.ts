import { __ } from '@wordpress/i18n';

export const getFailedMethodMessage = (): string =>
	__(
		'This payment method isn’t working. Choose a different payment method or contact us.',
		'shopfront'
	);
