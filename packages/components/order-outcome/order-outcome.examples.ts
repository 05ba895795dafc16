import { examplesOf } from '../examples';
import { OrderOutcome } from './order-outcome';

const shared = { onCheckAgain: () => undefined };

export const orderOutcomeExamples = examplesOf( 'OrderOutcome', OrderOutcome, {
	'being checked': { ...shared, outcome: { kind: 'checking' } },
	'unknown to a guest': {
		...shared,
		outcome: { kind: 'unknown', isCustomer: false },
	},
	'unknown to a customer': {
		...shared,
		outcome: { kind: 'unknown', isCustomer: true },
	},
	placed: {
		...shared,
		outcome: { kind: 'placed', redirectUrl: '/order-received/' },
	},
} );
