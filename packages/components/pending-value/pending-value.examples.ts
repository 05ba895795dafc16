import { examplesOf } from '../examples';
import { PendingValue } from './pending-value';

export const pendingValueExamples = examplesOf( 'PendingValue', PendingValue, {
	settled: { isPending: false, children: '$61.00' },
	pending: { isPending: true, children: '$61.00' },
} );
