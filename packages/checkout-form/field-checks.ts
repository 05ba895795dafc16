import {
	getInputHints,
	type AddressFormField,
	type InputHints,
} from '@shopfront/address';
import type { CheckoutForm } from './checkout-form';
import { getFieldExtras, type FieldExtras } from './field-extras';
import { isAddressKind } from './form-location';

export { suggestEmail } from '@shopfront/address';
export { provideFieldExtras } from './field-extras';
export { createRules } from './rules';
export { updateErrors } from './update-errors';

interface KnownHints {
	fields: readonly AddressFormField[];
	country: string;
	extras: FieldExtras;
	attributes: InputHints;
	hints: InputHints & FieldExtras;
}

/** By key, for each form. */
const knownHints = new WeakMap< CheckoutForm, Map< string, KnownHints > >();

const isEqual = ( a: InputHints, b: InputHints ): boolean =>
	JSON.stringify( a ) === JSON.stringify( b );

/**
 * Returns a field's attributes for on-screen keyboards, and its extras. An address always follows the contact form.
 * Every keystroke reads the hints of all fields, so we cache them. Equal hints are the same object, and render no
 * field again.
 */
export const getFormInputHints = (
	form: CheckoutForm,
	field: AddressFormField
): InputHints & FieldExtras => {
	const { key } = field;
	const fields = form.fields();
	const country = isAddressKind( form.location )
		? String( form.value( 'country' ) )
		: '';
	const extras = getFieldExtras( form, field );
	const byKey = knownHints.get( form ) ?? new Map< string, KnownHints >();
	const known = byKey.get( key );
	if (
		known?.fields === fields &&
		known.country === country &&
		known.extras === extras
	) {
		return known.hints;
	}
	const attributes = getInputHints( field, {
		country,
		isLast:
			form.location !== 'contact' &&
			fields.filter( ( { hidden } ) => ! hidden ).at( -1 )?.key === key,
	} );
	const hints =
		known?.extras === extras && isEqual( known.attributes, attributes )
			? known.hints
			: { ...attributes, ...extras };
	byKey.set( key, { fields, country, extras, attributes, hints } );
	knownHints.set( form, byKey );
	return hints;
};
