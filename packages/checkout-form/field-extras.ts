import type { AddressFormField, InputHints } from '@shopfront/address';
import type { InputHTMLAttributes } from 'react';
import type { CheckoutForm } from './checkout-form';

/** Further props of a text field: attributes, listeners, and elements below it. */
export type FieldExtras = Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'value' | 'onChange' | 'onBlur' | 'id' | 'name' | keyof InputHints
>;

/** Returns the same object until one of the extras changes. */
export type GetFieldExtras = (
	form: CheckoutForm,
	field: AddressFormField
) => FieldExtras;

const NONE: FieldExtras = {};

const forms = new Set< CheckoutForm >();
let provider: GetFieldExtras | null = null;

export const getFieldExtras: GetFieldExtras = ( form, field ) => {
	forms.add( form );
	return provider?.( form, field ) ?? NONE;
};

/**
 * Sets the function that provides extras, which loads later than the fields. Returns a function that removes it.
 * After a change of extras, call the form's `notify`.
 */
export const provideFieldExtras = ( next: GetFieldExtras ): ( () => void ) => {
	const set = ( value: GetFieldExtras | null ) => {
		provider = value;
		forms.forEach( ( form ) => form.notify() );
	};
	set( next );
	return () => {
		if ( provider === next ) {
			set( null );
			forms.clear();
		}
	};
};
