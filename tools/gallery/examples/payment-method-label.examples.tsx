import { PaymentMethodLabel } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const paymentMethodLabelExamples = examplesOf(
	'PaymentMethodLabel',
	PaymentMethodLabel,
	{
		text: { text: 'Cash on delivery' },
		'with an icon': { text: 'Bank transfer', icon: 'bank' },
		'with a custom icon': {
			text: 'Shells',
			icon: <span aria-hidden="true">🐚</span>,
		},
	}
);
