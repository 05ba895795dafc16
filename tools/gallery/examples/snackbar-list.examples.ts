import { SnackbarList } from '@shopfront/components';
import { examplesOf } from './component-examples';

const onRemove = () => undefined;
// Stays after the timeout.
const shared = { explicitDismiss: true };

export const snackbarListExamples = examplesOf( 'SnackbarList', SnackbarList, {
	one: {
		onRemove,
		notices: [
			{
				...shared,
				id: 'quantity',
				status: 'info',
				content: 'The quantity of "Stone Mug" was changed to 3.',
			},
		],
	},
	several: {
		onRemove,
		notices: [
			{
				...shared,
				id: 'coupon',
				status: 'success',
				content: 'Coupon code "ten" has been applied to your cart.',
			},
			{
				...shared,
				id: 'price',
				status: 'error',
				content:
					'There is not enough of <strong>Stone Mug</strong> in stock, so that the quantity could not be changed.',
			},
		],
	},
} );
