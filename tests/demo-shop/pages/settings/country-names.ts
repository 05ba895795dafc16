import { COUNTRY_CODES } from '../../cart/countries';

const NAMES = new Intl.DisplayNames( [ 'en' ], { type: 'region' } );

/** Names that differ from those of `Intl`, as on the platform. */
const PRIVATE_MEMBERS: Record< string, string > = {
	GB: 'United Kingdom (UK)',
	US: 'United States (US)',
};

/** Returns the English name of a country: `"JP"` gives `"Japan"`. */
export const countryName = ( code: string ): string =>
	PRIVATE_MEMBERS[ code ] ?? NAMES.of( code ) ?? code;

/** Returns the names of all countries by code, sorted by name without accents. */
export function countryNames(): Record< string, string > {
	const entries = COUNTRY_CODES.map(
		( code ) => [ code, countryName( code ) ] as const
	);
	return Object.fromEntries(
		entries.sort( ( [ , a ], [ , b ] ) => a.localeCompare( b, 'en' ) )
	);
}
