import type { CountryRules, FieldLocale } from '@shopfront/address';
import {
	isRecord,
	isString,
	readBoolean,
	readEntries,
	readStringMap,
} from './readers';

/** A country that shoppers can choose for billing or shipping. Source: docs/contract/settings.md 4. */
export interface CountryData extends CountryRules {
	/** Address format with placeholders such as `{postcode}`; on the checkout page only. */
	format?: string;
}

/** Reads a country's rules for a field; `getAddressFields` applies them. */
const readLocaleField = ( value: unknown ): FieldLocale | undefined => {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const { label, optionalLabel, required, hidden, index } = value;
	return {
		...( isString( label ) && { label } ),
		...( isString( optionalLabel ) && { optionalLabel } ),
		...( typeof required === 'boolean' && { required } ),
		...( typeof hidden === 'boolean' && { hidden } ),
		...( ( isString( index ) || typeof index === 'number' ) && { index } ),
	};
};

const readCountry = ( value: unknown ): CountryData | undefined =>
	isRecord( value )
		? {
				allowBilling: readBoolean( value.allowBilling ),
				allowShipping: readBoolean( value.allowShipping ),
				states: readStringMap( value.states ),
				locale: readEntries( value.locale, readLocaleField ),
				...( isString( value.format ) ? { format: value.format } : {} ),
			}
		: undefined;

/** Reads the setting `countryData`: countries by code, in the order of the page. */
export const readCountryData = (
	value: unknown
): Readonly< Record< string, CountryData > > =>
	readEntries( value, readCountry );
