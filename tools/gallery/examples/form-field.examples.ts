import { FormField, type FormFieldProps } from '@shopfront/components';
import type { AddressFormField } from '@shopfront/address';
import { examplesOf } from './component-examples';

const field = ( rest: Partial< AddressFormField > ): AddressFormField => ( {
	key: 'guest/field',
	label: 'VAT number',
	optionalLabel: 'VAT number (optional)',
	required: true,
	hidden: false,
	...rest,
} );

const shown = (
	name: string,
	rest: Partial< FormFieldProps > = {}
): FormFieldProps => ( {
	id: `form-field-${ name }`,
	name,
	errorId: `order_${ name }`,
	field: field( {} ),
	value: '',
	errorMessage: '',
	locale: 'en_US',
	onChange: () => undefined,
	onBlur: () => undefined,
	...rest,
} );

const slot = field( {
	label: 'Delivery slot',
	type: 'select',
	options: [
		{ value: 'am', label: 'In the morning' },
		{ value: 'pm', label: 'In the afternoon' },
	],
} );

const gift = field( {
	label: 'This is a gift',
	optionalLabel: 'This is a gift (optional)',
	type: 'checkbox',
} );

export const formFieldExamples = examplesOf( 'FormField', FormField, {
	text: shown( 'text' ),
	optional: shown( 'optional', {
		field: field( { required: false } ),
	} ),
	'with a hint': shown( 'hint', { help: 'As on your last invoice.' } ),
	select: shown( 'list', { field: slot, value: 'pm' } ),
	checkbox: shown( 'box', { field: gift, value: true } ),
	invalid: shown( 'wrong', {
		value: 'us-1',
		errorMessage: 'VAT number must match the pattern ^[A-Z]{2}[0-9]+$',
	} ),
	'none selected, invalid': shown( 'wrong-list', {
		field: slot,
		errorMessage: 'Please select a valid option',
	} ),
	'unchecked, invalid': shown( 'wrong-box', {
		field: gift,
		errorMessage: 'Please check this box if you want to proceed.',
	} ),
} );
