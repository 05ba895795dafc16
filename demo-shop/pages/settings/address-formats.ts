import type { ShopOptions } from '../../options';
import { countryNames } from './country-names';
import { countryData } from './order-settings';

/** See docs/contract/settings.md 3. */
export const DEFAULT_ADDRESS_FORMAT =
	'{name}\n{company}\n{address_1}\n{address_2}\n{city}\n{state}\n{postcode}\n{country}';

const CITY_AND_STATE =
	'{name}\n{company}\n{address_1}\n{address_2}\n{city} {state_code} {postcode}\n{country}';
const POSTCODE_FIRST =
	'{company}\n{name}\n{address_1}\n{address_2}\n{postcode} {city}\n{country}';

/** A country that isn't listed has the default. */
export const ADDRESS_FORMATS: Readonly< Record< string, string > > = {
	AU: CITY_AND_STATE,
	AT: POSTCODE_FIRST,
	BE: POSTCODE_FIRST,
	CA: '{company}\n{name}\n{address_1}\n{address_2}\n{city} {state_code} {postcode}\n{country}',
	CH: POSTCODE_FIRST,
	CN: '{country} {postcode}\n{state}, {city}, {address_2}, {address_1}\n{company}\n{name}',
	CZ: POSTCODE_FIRST,
	DE: POSTCODE_FIRST,
	DK: POSTCODE_FIRST,
	ES: '{name}\n{company}\n{address_1}\n{address_2}\n{postcode} {city}\n{state}\n{country}',
	FI: POSTCODE_FIRST,
	FR: '{company}\n{name}\n{address_1}\n{address_2}\n{postcode} {city_upper}\n{country}',
	HK: '{company}\n{first_name} {last_name_upper}\n{address_1}\n{address_2}\n{city_upper}\n{state_upper}\n{country}',
	IN: '{company}\n{name}\n{address_1}\n{address_2}\n{city} {postcode}\n{state}, {country}',
	IT: '{company}\n{name}\n{address_1}\n{address_2}\n{postcode}\n{city}\n{state_upper}\n{country}',
	JP: '{postcode}\n{state} {city} {address_1}\n{address_2}\n{company}\n{last_name} {first_name}\n{country}',
	NL: POSTCODE_FIRST,
	NO: POSTCODE_FIRST,
	NZ: '{name}\n{company}\n{address_1}\n{address_2}\n{city} {postcode}\n{country}',
	PL: POSTCODE_FIRST,
	PT: POSTCODE_FIRST,
	SE: POSTCODE_FIRST,
	US: '{name}\n{company}\n{address_1}\n{address_2}\n{city}, {state_code} {postcode}\n{country}',
};

/** Countries with their formats, as on the platform's checkout page. Everything that shows an address uses them. */
export const addressFormats = ( options: ShopOptions ) => ( {
	countries: countryNames(),
	countryData: Object.fromEntries(
		Object.entries( countryData( options ) ).map( ( [ code, country ] ) => {
			const format = ADDRESS_FORMATS[ code ];
			return [ code, format ? { ...country, format } : country ];
		} )
	),
	defaultAddressFormat: DEFAULT_ADDRESS_FORMAT,
} );
