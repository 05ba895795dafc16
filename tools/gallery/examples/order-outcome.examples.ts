import { OrderOutcome } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	onCheckAgain: () => undefined,
	onPayAgain: () => undefined,
};

export const orderOutcomeExamples = examplesOf( 'OrderOutcome', OrderOutcome, {
	delayed: { ...shared, outcome: { kind: 'delayed' } },
	'waiting for its total': { ...shared, outcome: { kind: 'waiting' } },
	'being checked': { ...shared, outcome: { kind: 'checking' } },
	unknown: { ...shared, outcome: { kind: 'unknown' } },
	unanswered: {
		...shared,
		outcome: {
			kind: 'unanswered',
			orderNumber: '1024',
			contactUrl: '/contact/',
		},
	},
	'unanswered without a number or a contact': {
		...shared,
		outcome: { kind: 'unanswered', orderNumber: '', contactUrl: '' },
	},
	'being paid': { ...shared, outcome: { kind: 'paying', isChecking: false } },
	'being paid, while polling': {
		...shared,
		outcome: { kind: 'paying', isChecking: true },
	},
	stopped: { ...shared, outcome: { kind: 'stopped', isPlaced: false } },
	'stopped after it was placed': {
		...shared,
		outcome: { kind: 'stopped', isPlaced: true },
	},
	placed: {
		...shared,
		outcome: {
			kind: 'placed',
			redirectUrl: '/order-received/',
			orderNumber: '1024',
		},
	},
} );
