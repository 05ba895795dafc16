import { RatePriceRange, ShippingMethodToggle } from '@shopfront/components';
import { examplesOf } from './component-examples';
import { SAMPLE_CURRENCY, sampleRate, SAMPLE_TAX_DISPLAY } from './sample-data';

const priceOf = ( ...prices: string[] ) => (
	<RatePriceRange
		rates={ prices.map( ( price ) => sampleRate( { price, taxes: '0' } ) ) }
		siteCurrency={ SAMPLE_CURRENCY }
		taxDisplay={ SAMPLE_TAX_DISPLAY }
	/>
);

const shared = {
	deliveryOptions: {
		shipping: { title: 'Ship' },
		pickup: { title: 'Pickup' },
	},
	selected: 'shipping',
	onChange: () => undefined,
} as const;

export const shippingMethodToggleExamples = examplesOf(
	'ShippingMethodToggle',
	ShippingMethodToggle,
	{
		'shipping selected': shared,
		'pickup selected': { ...shared, selected: 'pickup' },
		'with prices': {
			...shared,
			deliveryOptions: {
				shipping: { title: 'Ship', price: priceOf( '500', '1200' ) },
				pickup: { title: 'Pickup', price: priceOf( '0' ) },
			},
		},
		'without icons': { ...shared, showIcon: false },
		disabled: { ...shared, disabled: true },
		'with long names': {
			...shared,
			deliveryOptions: {
				shipping: {
					title: 'Have it brought to your door by bicycle',
					price: 'calculated with an address',
				},
				pickup: { title: 'Fetch it at one of our many places' },
			},
		},
	}
);
