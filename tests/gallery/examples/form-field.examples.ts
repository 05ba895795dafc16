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
	'to type in': shown( 'text' ),
	'that may stay empty': shown( 'optional', {
		field: field( { required: false } ),
	} ),
	'with a hint': shown( 'hint', { help: 'As on your last invoice.' } ),
	'to choose from': shown( 'list', { field: slot, value: 'pm' } ),
	'to tick': shown( 'box', { field: gift, value: true } ),
	wrong: shown( 'wrong', {
		value: 'us-1',
		errorMessage: 'VAT number must match the pattern ^[A-Z]{2}[0-9]+$',
	} ),
	'nothing chosen': shown( 'wrong-list', {
		field: slot,
		errorMessage: 'Please select a valid option',
	} ),
	'not ticked': shown( 'wrong-box', {
		field: gift,
		errorMessage: 'Please check this box if you want to proceed.',
	} ),
} );
