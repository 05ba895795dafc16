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

/** `getAddressFields` applies these rules. */
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

/** The state is optional where there's none to choose, unless the page says otherwise. */
const withOptionalState = ( country: CountryData ): CountryData =>
	Object.keys( country.states ).length
		? country
		: {
				...country,
				locale: {
					...country.locale,
					state: { required: false, ...country.locale.state },
				},
			};

/** Keeps the page's order. A page that defines its own fields, as WordPress does, also says if a state is required. */
export const readCountryData = (
	value: unknown,
	definesFields: boolean
): Readonly< Record< string, CountryData > > =>
	readEntries( value, ( entry ) => {
		const country = readCountry( entry );
		return country && ! definesFields
			? withOptionalState( country )
			: country;
	} );
