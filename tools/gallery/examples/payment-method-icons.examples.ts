import { PaymentMethodIcons } from '@shopfront/components';
import { examplesOf } from './component-examples';

/** Inline SVG, so that the examples need no other file. */
const CARD =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 24"%3E%3Crect width="38" height="24" rx="3" fill="%23155e4b"/%3E%3Crect y="6" width="38" height="5" fill="%23fff"/%3E%3C/svg%3E';

const icons = [
	{ id: 'visa', src: CARD, alt: 'Visa' },
	{ id: 'mastercard', src: CARD, alt: 'Mastercard' },
	{ id: 'cheque', src: null, alt: 'Cheque' },
];

export const paymentMethodIconsExamples = examplesOf(
	'PaymentMethodIcons',
	PaymentMethodIcons,
	{
		'several icons': { icons },
		'aligned to the end': { icons, align: 'right' },
	}
);
