import { examplesOf } from '../examples';
import { OrderOutcome } from './order-outcome';

const shared = { onCheckAgain: () => undefined };

export const orderOutcomeExamples = examplesOf( 'OrderOutcome', OrderOutcome, {
	delayed: { ...shared, outcome: { kind: 'delayed' } },
	'waiting for its total': { ...shared, outcome: { kind: 'waiting' } },
	'being checked': { ...shared, outcome: { kind: 'checking' } },
	unknown: { ...shared, outcome: { kind: 'unknown' } },
	placed: {
		...shared,
		outcome: { kind: 'placed', redirectUrl: '/order-received/' },
	},
} );
