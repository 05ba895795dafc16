import { PaymentMethodLabel } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const paymentMethodLabelExamples = examplesOf(
	'PaymentMethodLabel',
	PaymentMethodLabel,
	{
		text: { text: 'Cash on delivery' },
		'with a drawing': { text: 'Bank transfer', icon: 'bank' },
		'with a drawing of its own': {
			text: 'Shells',
			icon: <span aria-hidden="true">🐚</span>,
		},
	}
);
