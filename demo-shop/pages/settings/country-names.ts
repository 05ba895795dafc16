import { COUNTRY_CODES } from '../../cart/countries';
import { isGerman } from '../../texts';

const ENGLISH = new Intl.DisplayNames( [ 'en' ], { type: 'region' } );
const GERMAN = new Intl.DisplayNames( [ 'de' ], { type: 'region' } );

/** The platform's names differ from `Intl`'s. */
const PRIVATE_MEMBERS: Record< string, string > = {
	GB: 'United Kingdom (UK)',
	US: 'United States (US)',
};

/** In the request's language: `"JP"` gives `"Japan"`. */
export const countryName = ( code: string ): string =>
	( isGerman()
		? GERMAN.of( code )
		: ( PRIVATE_MEMBERS[ code ] ?? ENGLISH.of( code ) ) ) ?? code;

/** By code, sorted by name without accents. */
export const countryNames = (): Record< string, string > => {
	const entries = COUNTRY_CODES.map(
		( code ) => [ code, countryName( code ) ] as const
	);
	return Object.fromEntries(
		entries.sort( ( [ , a ], [ , b ] ) =>
			a.localeCompare( b, isGerman() ? 'de' : 'en' )
		)
	);
};
