/** The words of a name: at capitals, and at everything that is neither an ASCII letter nor a digit. */
const splitWords = ( name: string ): string[] =>
	name
		.replace( /([a-z0-9])([A-Z])/g, '$1 $2' )
		.replace( /([A-Z])([A-Z][a-z])/g, '$1 $2' )
		.split( /[^A-Za-z0-9]+/ )
		.filter( ( word ) => word !== '' )
		.map( ( word ) => word.toLowerCase() );

const isDigit = ( character: string ): boolean => /^\d/.test( character );

/**
 * A wire name as a client-owned one: `items_count` gives `itemsCount`. A word that begins with a digit keeps its
 * underscore, `address_1` staying `address_1`: add-ons know these names from the change-case library, which keeps
 * numbers apart in this way. Source: docs/contract/stores.md 1.
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

/** A name as in attributes and classes: `showRateAfterTaxName` gives `show-rate-after-tax-name`. */
export const kebabCase = ( name: string ): string =>
	splitWords( name ).join( '-' );
