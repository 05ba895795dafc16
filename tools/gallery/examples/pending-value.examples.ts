import { PendingValue } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const pendingValueExamples = examplesOf( 'PendingValue', PendingValue, {
	settled: { isPending: false, children: '$61.00' },
	pending: { isPending: true, children: '$61.00' },
} );
