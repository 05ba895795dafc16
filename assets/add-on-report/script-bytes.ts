/**
 * Size of a script as it came over the wire, compressed, in bytes; one from the browser's store counts as it would have
 * come. `null` where the browser does not tell: the server of another origin has to allow it.
 */
export function readScriptBytes(
	performance: Pick< Performance, 'getEntriesByName' >,
	address: string
): number | null {
	const sizes = performance
		.getEntriesByName( address, 'resource' )
		.map( ( entry ) =>
			'encodedBodySize' in entry &&
			typeof entry.encodedBodySize === 'number'
				? entry.encodedBodySize
				: 0
		);
	return Math.max( 0, ...sizes ) || null;
}
