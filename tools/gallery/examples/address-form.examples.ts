import { AddressForm } from '@shopfront/components';
import type { AddressFormField } from '@shopfront/address';
import { examplesOf } from './component-examples';

const field = (
	key: string,
	label: string,
	rest: Partial< AddressFormField > = {}
): AddressFormField => ( {
	key,
	label,
	optionalLabel: `${ label } (optional)`,
	required: true,
	hidden: false,
	...rest,
} );
const nothing = () => undefined;

const shared = {
	kind: 'billing' as const,
	fields: [
		field( 'email', 'Email address', {
			type: 'email',
			autocomplete: 'email',
		} ),
		field( 'country', 'Country/Region', { autocomplete: 'country' } ),
		field( 'first_name', 'First name', { autocomplete: 'given-name' } ),
		field( 'last_name', 'Last name', { autocomplete: 'family-name' } ),
		field( 'company', 'Company', { required: false } ),
		field( 'address_1', 'Address', { autocomplete: 'address-line1' } ),
		field( 'address_2', 'Apartment', { hidden: true } ),
		field( 'city', 'City', { autocomplete: 'address-level2' } ),
		field( 'state', 'State', { autocomplete: 'address-level1' } ),
		field( 'postcode', 'ZIP Code', { autocomplete: 'postal-code' } ),
	],
	messages: {},
	countries: { DE: 'Germany', US: 'United States (US)' },
	states: { CA: 'California', NY: 'New York' },
	locale: 'en_US',
	onChange: nothing,
	onBlur: nothing,
};
const values = {
	email: 'ada@example.com',
	country: 'US',
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '1 Market Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
};

export const addressFormExamples = examplesOf( 'AddressForm', AddressForm, {
	empty: { ...shared, values: {} },
	filled: { ...shared, values },
	invalid: {
		...shared,
		values: { ...values, email: 'ada', state: '', postcode: 'ABCDE' },
		messages: {
			email: 'Please enter a valid email address',
			state: 'Please select a state',
			postcode: 'Please enter a valid ZIP code',
		},
	},
	'in Hebrew': {
		...shared,
		values: { ...values, first_name: 'עדה', city: 'תל אביב' },
	},
} );
