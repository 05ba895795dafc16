import type { CountryRules, FieldLocale } from '@shopfront/address';
import {
	isRecord,
	isString,
	readBoolean,
	readEntries,
	readStringMap,
} from './readers';

/** A country that may be chosen for billing or shipping. Source: docs/contract/settings.md 4. */
export interface CountryData extends CountryRules {
	/** How an address is written, with placeholders as `{postcode}`; on the checkout page only. */
	format?: string;
}

/** What a country says of a field, as it says it; what follows from it is `getAddressFields`'s to say. */
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

/** The setting `countryData`: countries by code, in the order of the page. */
export const readCountryData = (
	value: unknown
): Readonly< Record< string, CountryData > > =>
	readEntries( value, readCountry );
