import { TotalChange } from '@shopfront/components';
import { examplesOf } from './component-examples';

const pickup = {
	id: 2,
	line: '−$10.73: pickup is free',
	parts: [ '−$10.00: pickup is free', '−$0.73: tax' ],
};
const coupon = { id: 1, line: '−$5.00: coupon five', parts: [] };

export const totalChangeExamples = examplesOf( 'TotalChange', TotalChange, {
	'change by the shopper': {
		current: pickup,
		changes: [ pickup, coupon ],
	},
	'another change': {
		current: { id: 3, line: '+$1.00: new price of Stone Mug', parts: [] },
		changes: [ pickup, coupon ],
		onDismiss: () => undefined,
	},
	'without a recent change': {
		current: null,
		changes: [ pickup, coupon ],
	},
} );
