/** PHP expects brackets for arrays and objects. */
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

/** Without question mark. Sorts keys, so that equal queries are equal strings. Omits `null` and `undefined`. */
export const toQueryString = (
	query: Readonly< Record< string, unknown > > | null
): string =>
	Object.entries( query ?? {} )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.flatMap( ( [ name, value ] ) => toPairs( name, value ) )
		.join( '&' );
