import { COUNTRY_CODES } from '../../cart/countries';
import { isGerman } from '../../texts';

const ENGLISH = new Intl.DisplayNames( [ 'en' ], { type: 'region' } );
const GERMAN = new Intl.DisplayNames( [ 'de' ], { type: 'region' } );

/** English names that differ from those of `Intl`, as on the platform. */
const PRIVATE_MEMBERS: Record< string, string > = {
	GB: 'United Kingdom (UK)',
	US: 'United States (US)',
};

/** Returns the name of a country in the language of the request: `"JP"` gives `"Japan"`. */
export const countryName = ( code: string ): string =>
	( isGerman()
		? GERMAN.of( code )
		: ( PRIVATE_MEMBERS[ code ] ?? ENGLISH.of( code ) ) ) ?? code;

/** Returns the names of all countries by code, sorted by name without accents. */
export function countryNames(): Record< string, string > {
	const entries = COUNTRY_CODES.map(
		( code ) => [ code, countryName( code ) ] as const
	);
	return Object.fromEntries(
		entries.sort( ( [ , a ], [ , b ] ) =>
			a.localeCompare( b, isGerman() ? 'de' : 'en' )
		)
	);
}
