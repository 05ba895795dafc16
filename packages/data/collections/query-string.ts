/** A value of a query: PHP reads lists and objects with brackets. */
const toPairs = ( name: string, value: unknown ): string[] => {
	if ( value === undefined || value === null ) {
		return [];
	}
	if ( typeof value === 'object' ) {
		return Object.entries( value ).flatMap( ( [ key, each ] ) =>
			toPairs( `${ name }[${ key }]`, each )
		);
	}
	return [
		`${ encodeURIComponent( name ) }=${ encodeURIComponent( String( value ) ) }`,
	];
};

/**
 * A query in the form that the server reads, without a question mark; `''` for none. Keys are sorted, so that the
 * same question is the same text whoever asks. What is `null` or `undefined` is left out.
 */
export const toQueryString = (
	query: Readonly< Record< string, unknown > > | null
): string =>
	Object.entries( query ?? {} )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.flatMap( ( [ name, value ] ) => toPairs( name, value ) )
		.join( '&' );
