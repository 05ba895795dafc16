import { optionalLabelOf } from '@shopfront/address';
import {
	isRecord,
	isString,
	readBoolean,
	readEntries,
	readTexts,
} from './readers';

/** What a country wants of one address field; keys that are missing leave the field as it is elsewhere. */
export interface LocaleField {
	label?: string;
	optionalLabel?: string;
	required?: boolean;
	hidden?: boolean;
	/** Place in the form: fields are sorted by it. */
	index?: number;
}

/** A country that may be chosen for billing or shipping. Source: contract/settings.md 4. */
export interface CountryData {
	allowBilling: boolean;
	allowShipping: boolean;
	/** Names by code; `{}` for a country whose states are typed, or has none. */
	states: Readonly< Record< string, string > >;
	/** By address field. */
	locale: Readonly< Record< string, LocaleField > >;
	/** How an address is written, with placeholders as `{postcode}`; on the checkout page only. */
	format?: string;
}

const readIndex = ( value: unknown ): number | undefined => {
	const index = isString( value ) ? Number.parseInt( value, 10 ) : value;
	return typeof index === 'number' && Number.isFinite( index )
		? index
		: undefined;
};

/**
 * A label without an optional one gets its own with "(optional)", and a hidden field is never required; else a
 * shopper would be asked for what is not shown.
 */
const readLocaleField = ( value: unknown ): LocaleField | undefined => {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const { label, optionalLabel, required, hidden } = value;
	const index = readIndex( value.index );
	const field: LocaleField = {};
	if ( isString( label ) ) {
		field.label = label;
		field.optionalLabel = optionalLabelOf( label );
	}
	if ( isString( optionalLabel ) ) {
		field.optionalLabel = optionalLabel;
	}
	if ( typeof required === 'boolean' ) {
		field.required = required;
	}
	if ( typeof hidden === 'boolean' ) {
		field.hidden = hidden;
		if ( hidden ) {
			field.required = false;
		}
	}
	if ( index !== undefined ) {
		field.index = index;
	}
	return field;
};

const readCountry = ( value: unknown ): CountryData | undefined =>
	isRecord( value )
		? {
				allowBilling: readBoolean( value.allowBilling ),
				allowShipping: readBoolean( value.allowShipping ),
				states: readTexts( value.states ),
				locale: readEntries( value.locale, readLocaleField ),
				...( isString( value.format ) ? { format: value.format } : {} ),
			}
		: undefined;

/** The setting `countryData`: countries by code, in the order of the page. */
export const readCountryData = (
	value: unknown
): Readonly< Record< string, CountryData > > =>
	readEntries( value, readCountry );
