import { PaymentRefusal } from '@shopfront/components';
import { examplesOf } from './component-examples';

const noop = () => undefined;
const shared = { children: 'Your card was declined.', onTryAgain: noop };

export const paymentRefusalExamples = examplesOf(
	'PaymentRefusal',
	PaymentRefusal,
	{
		'declined card': {
			...shared,
			fact: 'notCharged',
			onUseOtherCard: noop,
			onChooseOtherMethod: noop,
		},
		'before the order was sent': {
			...shared,
			fact: 'notSent',
			onChooseOtherMethod: noop,
		},
		'by a gateway with an error': {
			...shared,
			fact: 'unconfirmed',
			onChooseOtherMethod: noop,
		},
		'before the payment': { ...shared, fact: 'notPlaced' },
		'without anything known': { ...shared, fact: null },
	}
);
