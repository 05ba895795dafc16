const EXPECTED = [
	[
		/wp_(update|version)_\w+\(\)|WordPress\.org/,
		'WordPress asks for updates, and tests have no network',
	],
	[
		/"test-gateway-broken" was enqueued with dependencies/,
		'an add-on of the tests is broken on purpose',
	],
];

/**
 * Without duplicates.
 *
 * @param {string} text
 * @return {string[]}
 */
export const unexpectedIn = ( text ) => {
	const lines = text
		.split( '\n' )
		.map( ( line ) => line.replace( /^\[[^\]]*\] /, '' ).trim() )
		.filter(
			( line ) =>
				line !== '' &&
				! EXPECTED.some( ( [ pattern ] ) => pattern.test( line ) )
		);
	return [ ...new Set( lines ) ];
};
