import {
	getInputHints,
	type AddressFormField,
	type AddressValue,
	type InputHints,
} from '@shopfront/address';
import { isAddressKind, type FormLocation } from './form-location';

export { suggestEmail } from '@shopfront/address';
export { updateErrors } from './update-errors';

/** The part of a form that determines the hints of its fields. */
interface HintedForm {
	readonly location: FormLocation;
	fields: () => readonly AddressFormField[];
	value: ( key: string ) => AddressValue;
}

/** Equal hints are one object, so that they render no field again. */
const knownHints = new Map< string, InputHints >();

/** Returns the attributes for on-screen keyboards of a field. An address always follows the contact form. */
export const getFormInputHints = (
	form: HintedForm,
	field: AddressFormField
): InputHints => {
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
	const known = knownHints.get( id ) ?? hints;
	knownHints.set( id, known );
	return known;
};
