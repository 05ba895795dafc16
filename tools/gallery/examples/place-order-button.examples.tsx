import {
	FormattedMonetaryAmount,
	PlaceOrderButton,
	ReturnToCartLink,
} from '@shopfront/components';
import { examplesOf } from './component-examples';
import { SAMPLE_CURRENCY } from './sample-data';

const shared = { label: 'Place Order', onClick: () => undefined };

export const placeOrderButtonExamples = examplesOf(
	'PlaceOrderButton',
	PlaceOrderButton,
	{
		plain: shared,
		'with the price': {
			...shared,
			price: (
				<FormattedMonetaryAmount
					value="5400"
					currency={ SAMPLE_CURRENCY }
				/>
			),
		},
		'full width': { ...shared, isFullWidth: true },
		processing: { ...shared, isProcessing: true },
		placed: { ...shared, isDone: true },
		disabled: { ...shared, isDisabled: true },
		'with a long label': {
			...shared,
			label: 'Continue to the bank of your choice to pay for this order',
		},
	}
);

export const returnToCartLinkExamples = examplesOf(
	'ReturnToCartLink',
	ReturnToCartLink,
	{
		plain: { href: '/cart/' },
		'with a custom label': { href: '/cart/', label: 'Back to the basket' },
	}
);
