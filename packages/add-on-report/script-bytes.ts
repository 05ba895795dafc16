const getNumber = ( entry: PerformanceEntry, key: string ): number => {
	const value: unknown = Reflect.get( entry, key );
	return typeof value === 'number' ? value : 0;
};

const getSize = ( entry: PerformanceEntry ) =>
	getNumber( entry, 'encodedBodySize' );

/** The browser has revalidated a cached copy. */
const isFromCache = ( entry: PerformanceEntry ): boolean =>
	getNumber( entry, 'transferSize' ) > 0 && getSize( entry ) === 0;

/**
 * Returns compressed sizes in bytes, or `null` if unknown: other origins must allow it. A cached script has no size,
 * so we fetch it again, once; later calls return the size.
 */
export const createScriptSizes = (
	view: Pick< Window, 'fetch' | 'performance' >
): ( ( url: string ) => number | null ) => {
	const refetched = new Set< string >();
	const refetch = ( url: string ) => {
		refetched.add( url );
		// We read the size from the resource timings, whatever the outcome.
		view.fetch( url, { cache: 'reload' } ).catch( () => undefined );
	};
	return ( url ) => {
		const entries = view.performance.getEntriesByName( url, 'resource' );
		const bytes = Math.max( 0, ...entries.map( getSize ) );
		if (
			bytes === 0 &&
			entries.some( isFromCache ) &&
			! refetched.has( url )
		) {
			refetch( url );
		}
		return bytes || null;
	};
};
