import {
	getFieldErrorMessage,
	validateField,
	type AddressFormField,
	type AddressKind,
	type AddressValue,
	type AddressLocation,
} from '@shopfront/address';
import type { Settings } from '@shopfront/settings';
import type { Rules } from './rules';

export interface FieldProblemContext {
	kind: AddressKind;
	/** Empty in forms without an address. */
	address: AddressLocation;
	settings: Settings;
	/** `null` until loaded. We don't evaluate schemas until then. */
	rules: Rules | null;
}

/** Invalid patterns match everything. */
const matchesPattern = (
	text: string,
	pattern: string | undefined
): boolean => {
	try {
		return (
			pattern === undefined ||
			new RegExp( `^(?:${ pattern })$`, 'u' ).test( text )
		);
	} catch {
		return true;
	}
};

/**
 * Returns the error message; `''` for a valid value. Trims texts first. Source: docs/contract/cart-and-checkout.md 5,
 * "Address and contact fields", docs/contract/store-api.md 7.1.
 */
export const getFieldProblem = (
	field: AddressFormField,
	value: AddressValue | undefined,
	{ kind, address, settings, rules }: FieldProblemContext
): string => {
	const { countryData, defaultFields, locale } = settings;
	const problem = validateField( field, value, {
		kind,
		address,
		countryData,
	} );
	if ( problem ) {
		return getFieldErrorMessage( problem, field, locale.userLocale );
	}
	const trimmed = typeof value === 'string' ? value.trim() : ( value ?? '' );
	const isEmpty = trimmed === '' || trimmed === false;
	if ( field.hidden || ( isEmpty && ! field.required ) ) {
		return '';
	}
	if (
		typeof trimmed === 'string' &&
		! matchesPattern( trimmed, field.attributes?.pattern )
	) {
		return getFieldErrorMessage( 'missing', field, locale.userLocale );
	}
	const schema = defaultFields[ field.key ]?.validation;
	const fault =
		schema && rules?.validateValue( schema, trimmed, rules.validateSchema );
	return fault && rules
		? rules.getValueErrorMessage( fault, field.label )
		: '';
};
