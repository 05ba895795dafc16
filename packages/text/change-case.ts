/** At capitals, and at everything other than ASCII letters and digits. */
const splitWords = ( name: string ): string[] =>
	name
		.replace( /([a-z0-9])([A-Z])/g, '$1 $2' )
		.replace( /([A-Z])([A-Z][a-z])/g, '$1 $2' )
		.split( /[^A-Za-z0-9]+/ )
		.filter( ( word ) => word !== '' )
		.map( ( word ) => word.toLowerCase() );

const isDigit = ( character: string ): boolean => /^\d/.test( character );

/**
 * Converts a Store API name: `items_count` becomes `itemsCount`. A word that starts with a digit keeps its underscore,
 * such as `address_1`: add-ons expect that, because the change-case library separates numbers in this way. Source:
 * docs/contract/stores.md 1.
 */
export const camelCase = ( name: string ): string =>
	splitWords( name )
		.map( ( word, index ) => {
			if ( index === 0 ) {
				return word;
			}
			return isDigit( word )
				? `_${ word }`
				: word.charAt( 0 ).toUpperCase() + word.slice( 1 );
		} )
		.join( '' );

/** For attributes and classes: `showRateAfterTaxName` becomes `show-rate-after-tax-name`. */
export const kebabCase = ( name: string ): string =>
	splitWords( name ).join( '-' );
