export type VersionOperator = '>' | '>=' | '=' | '<' | '<=';

/** `7.1-beta2-50000` is numbers and what stands behind the first hyphen; a release has nothing there. */
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
		// What leads to a release comes before it.
		return Number( a === '' ) - Number( b === '' );
	}
	return byTag.compare( a, b );
};

/** Below 0 when `a` is the older one, 0 when they are the same. Numbers that are missing are 0: `7.1` is `7.1.0`. */
export function compareVersions( a: string, b: string ): number {
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
}

/**
 * Whether one version stands to another as the operator says.
 *
 * @example
 * isVersion( '7.1', '7.0', '>=' ); // true
 */
export function isVersion(
	version: string,
	other: string,
	operator: VersionOperator
): boolean {
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
}
