import {
	ShippingCalculator,
	ShippingDestination,
	type ShippingDestinationProps,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const field = ( key: string, label: string, required = true ) => ( {
	key,
	label,
	optionalLabel: `${ label } (optional)`,
	required,
	hidden: false,
} );
const nothing = () => undefined;
const shared = {
	fields: [
		field( 'country', 'Country/Region' ),
		field( 'city', 'City' ),
		field( 'state', 'State' ),
		field( 'postcode', 'ZIP Code' ),
	],
	messages: {},
	countries: { DE: 'Germany', US: 'United States (US)' },
	states: { CA: 'California', NY: 'New York' },
	locale: 'en_US',
	isUpdating: false,
	onChange: nothing,
	onBlur: nothing,
	onSubmit: nothing,
};
const values = {
	country: 'US',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
};

export const shippingCalculatorExamples = examplesOf(
	'ShippingCalculator',
	ShippingCalculator,
	{
		filled: { ...shared, values },
		empty: { ...shared, values: {}, states: {} },
		'state as text input, or hidden': {
			...shared,
			values: { country: 'DE', city: 'Ulm' },
			states: {},
			fields: [
				field( 'country', 'Country/Region' ),
				field( 'postcode', 'Postal code' ),
				field( 'city', 'City' ),
				field( 'state', 'State', false ),
			],
		},
		invalid: {
			...shared,
			values: { ...values, state: '', postcode: 'ABCDE' },
			messages: {
				state: 'Please select a state',
				postcode: 'Please enter a valid postcode',
			},
		},
		updating: { ...shared, values, isUpdating: true },
	}
);

const place = {
	destination: 'San Francisco, California, 94105, United States (US)',
	isOpen: false,
	panelId: 'shipping-calculator',
	onToggle: nothing,
};

/** With the panel that it opens. */
const DestinationAndPanel = ( props: ShippingDestinationProps ) => (
	<>
		<ShippingDestination { ...props } />
		{ props.isOpen && <p id={ props.panelId }>What the panel holds.</p> }
	</>
);

export const shippingDestinationExamples = examplesOf(
	'ShippingDestination',
	DestinationAndPanel,
	{
		known: place,
		'unknown destination': { ...place, destination: '' },
		open: { ...place, isOpen: true },
		'for pickup': {
			...place,
			pickupLocation: '1 Market Street, San Francisco, CA 94105',
		},
		'right to left': { ...place, destination: 'תל אביב, ישראל' },
	}
);
