import { COUNTRY_CODES } from '../../cart/countries';

const NAMES = new Intl.DisplayNames( [ 'en' ], { type: 'region' } );

/** Names that the platform words in its own way. */
const PRIVATE_MEMBERS: Record< string, string > = {
	GB: 'United Kingdom (UK)',
	US: 'United States (US)',
};

/** The English name of a country: `"JP"` gives `"Japan"`. */
export const countryName = ( code: string ): string =>
	PRIVATE_MEMBERS[ code ] ?? NAMES.of( code ) ?? code;

/** Every country by code, sorted by name without accents. */
export function countryNames(): Record< string, string > {
	const entries = COUNTRY_CODES.map(
		( code ) => [ code, countryName( code ) ] as const
	);
	return Object.fromEntries(
		entries.sort( ( [ , a ], [ , b ] ) => a.localeCompare( b, 'en' ) )
	);
}
