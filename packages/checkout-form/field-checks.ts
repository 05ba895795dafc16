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

export { suggestEmail } from '@shopfront/address';

/** What the value of a field is judged by. */
export interface FieldProblemContext {
	kind: AddressKind;
	/** The place that the form tells of; empty in forms that tell of none. */
	address: AddressLocation;
	settings: Settings;
	/** `null` while what reads schemas is not there: they then have nothing against anything. */
	rules: Rules | null;
}

/** Whether a text is what the `pattern` attribute of its field asks for; one that is no pattern asks for nothing. */
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
 * What is wrong with the value of a field, in words; `''` when nothing is. Texts are judged without spaces around them.
 * Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields", docs/contract/store-api.md 7.1.
 *
 * @param field
 * @param value
 * @param context
 * @param context.kind
 * @param context.address
 * @param context.settings
 * @param context.rules
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
