export type VersionOperator = '>' | '>=' | '=' | '<' | '<=';

/** Splits `7.1-beta2-50000` at the first hyphen into numbers and tag. Releases have no tag. */
const read = ( version: string ) => {
	const [ numbers = '', ...rest ] = version.replace( /^v/, '' ).split( '-' );
	return {
		numbers: numbers.split( '.' ).map( ( part ) => Number( part ) || 0 ),
		tag: rest.join( '-' ),
	};
};

const byTag = new Intl.Collator( 'en', {
	numeric: true,
	sensitivity: 'base',
} );

const compareTags = ( a: string, b: string ): number => {
	if ( a === '' || b === '' ) {
		// Prereleases sort before their release.
		return Number( a === '' ) - Number( b === '' );
	}
	return byTag.compare( a, b );
};

/** Negative if `a` is older, 0 if the versions are equal. Missing numbers are 0: `7.1` is `7.1.0`. */
export const compareVersions = ( a: string, b: string ): number => {
	const first = read( a );
	const second = read( b );
	const length = Math.max( first.numbers.length, second.numbers.length );
	for ( let index = 0; index < length; index++ ) {
		const difference =
			( first.numbers[ index ] ?? 0 ) - ( second.numbers[ index ] ?? 0 );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return compareTags( first.tag, second.tag );
};

/**
 * Compares two versions with an operator.
 *
 * @example
 * isVersion( '7.1', '7.0', '>=' ); // true
 */
export const isVersion = (
	version: string,
	other: string,
	operator: VersionOperator
): boolean => {
	const order = compareVersions( version, other );
	switch ( operator ) {
		case '>':
			return order > 0;
		case '>=':
			return order >= 0;
		case '<':
			return order < 0;
		case '<=':
			return order <= 0;
		case '=':
			return order === 0;
	}
};
