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
export { updateErrors } from './update-errors';

/** Equal hints are one object for each object of extras, so that they render no field again. */
const knownHints = new WeakMap<
	FieldExtras,
	Map< string, InputHints & FieldExtras >
>();

/**
 * Returns the attributes for on-screen keyboards of a field, and its extras. An address always follows the contact form.
 */
export const getFormInputHints = (
	form: CheckoutForm,
	field: AddressFormField
): InputHints & FieldExtras => {
	const extras = getFieldExtras( form, field );
	const hints = getInputHints( field, {
		country: isAddressKind( form.location )
			? String( form.value( 'country' ) )
			: '',
		isLast:
			form.location !== 'contact' &&
			form
				.fields()
				.filter( ( { hidden } ) => ! hidden )
				.at( -1 )?.key === field.key,
	} );
	const id = JSON.stringify( hints );
	const byId = knownHints.get( extras ) ?? new Map();
	const known = byId.get( id ) ?? { ...hints, ...extras };
	knownHints.set( extras, byId.set( id, known ) );
	return known;
};
