import { getStates } from './countries';
import { isEmail } from './is-email';
import { matchState } from './match-state';
import { isPostcode } from './postcode';
import type {
	AddressFormField,
	AddressKind,
	AddressValue,
	CountryTable,
	AddressLocation,
} from './types';

/** What is wrong with a field; `getFieldErrorMessage` has the words. */
export type FieldErrorCode =
	| 'missing'
	| 'notChecked'
	| 'notSelected'
	| 'missingCountry'
	| 'missingState'
	| 'billingNotAllowed'
	| 'shippingNotAllowed'
	| 'invalidEmail'
	| 'invalidPostcode';

/** What the value of one field is judged by. */
export interface FieldContext {
	kind: AddressKind;
	/** The whole address; only the place counts. */
	address: AddressLocation;
	countryData: CountryTable;
}

type Check = (
	text: string,
	field: AddressFormField,
	context: FieldContext
) => FieldErrorCode | null;

const checkText: Check = ( text, { required } ) =>
	required && text === '' ? 'missing' : null;

const checkSelect: Check = ( text, { required, options = [] } ) => {
	const isKnown = options.some( ( { value } ) => value === text );
	return ( text === '' ? required : ! isKnown ) ? 'notSelected' : null;
};

const checkEmail: Check = ( text, { required } ) =>
	( text === '' ? required : ! isEmail( text ) ) ? 'invalidEmail' : null;

const checkCountry: Check = (
	text,
	{ required },
	{ kind, address, countryData }
) => {
	if ( text === '' ) {
		const isNeeded = [ address.city, address.state, address.postcode ].some(
			( value ) => value.trim() !== ''
		);
		if ( isNeeded ) {
			return 'missingCountry';
		}
		return required ? 'notSelected' : null;
	}
	const rules = countryData[ text ];
	if ( kind === 'billing' ) {
		return rules?.allowBilling ? null : 'billingNotAllowed';
	}
	return rules?.allowShipping ? null : 'shippingNotAllowed';
};

/** Without a country nobody knows yet what states there are, and the country's own problem says so. */
const checkState: Check = (
	text,
	{ required },
	{ address: { country }, countryData }
) => {
	if ( text === '' ) {
		return required && country !== '' ? 'missingState' : null;
	}
	const states = getStates( country, countryData );
	const isKnown =
		Object.keys( states ).length === 0 ||
		matchState( text, states ) !== undefined;
	return isKnown ? null : 'missingState';
};

const checkPostcode: Check = ( text, field, context ) => {
	const { country } = context.address;
	const isInvalid =
		text !== '' && ! isPostcode( { postcode: text, country } );
	return isInvalid ? 'invalidPostcode' : checkText( text, field, context );
};

const getCheck = ( { key, type }: AddressFormField ): Check => {
	switch ( key ) {
		case 'country':
			return checkCountry;
		case 'state':
			return checkState;
		case 'postcode':
			return checkPostcode;
	}
	switch ( type ) {
		case 'email':
			return checkEmail;
		case 'select':
			return checkSelect;
		default:
			return checkText;
	}
};

/**
 * What is wrong with the value of a field, without regard to whether it is shown yet; `null` when nothing is. Nothing
 * is wrong with a hidden field. Spaces around a text do not count. Source: docs/contract/cart-and-checkout.md 5,
 * "Address and contact fields"; rules of add-ons' fields are not judged here.
 *
 * @param field
 * @param value   `undefined` counts as empty.
 * @param context
 */
export const validateField = (
	field: AddressFormField,
	value: AddressValue | undefined,
	context: FieldContext
): FieldErrorCode | null => {
	if ( field.hidden ) {
		return null;
	}
	if ( field.type === 'checkbox' ) {
		return field.required && value !== true ? 'notChecked' : null;
	}
	const text = typeof value === 'string' ? value.trim() : '';
	return getCheck( field )( text, field, context );
};
