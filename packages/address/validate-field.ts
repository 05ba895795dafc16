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

export type FieldErrorCode =
	| 'missing'
	| 'notChecked'
	| 'notSelected'
	| 'missingCountry'
	| 'missingState'
	| 'billingNotAllowed'
	| 'shippingNotAllowed'
	| 'invalidEmail'
	| 'invalidDate'
	| 'invalidPostcode';

export interface FieldContext {
	kind: AddressKind;
	/** The whole address; only its location counts. */
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

/** Accepts real dates from the year 1000 on. They have no time zone. */
const isCalendarDate = ( text: string ): boolean => {
	if ( ! /^[1-9]\d{3}-\d\d-\d\d$/.test( text ) ) {
		return false;
	}
	const date = new Date( `${ text }T00:00:00Z` );
	return (
		! Number.isNaN( date.getTime() ) &&
		date.toISOString().slice( 0, 10 ) === text
	);
};

const checkDate: Check = ( text, field, context ) =>
	text !== '' && ! isCalendarDate( text )
		? 'invalidDate'
		: checkText( text, field, context );

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

/** Without a country the states are unknown, and the country field reports its own error. */
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
		case 'date':
			return checkDate;
		default:
			return checkText;
	}
};

/**
 * Validates a field even if it shows no error yet. Returns `null` for a valid value and for hidden fields. Ignores
 * surrounding spaces; `undefined` counts as empty. Doesn't evaluate rules of add-ons' fields. Source:
 * docs/contract/cart-and-checkout.md 5, "Address and contact fields".
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
