const getNumber = ( entry: PerformanceEntry, key: string ): number => {
	const value: unknown = Reflect.get( entry, key );
	return typeof value === 'number' ? value : 0;
};

const getSize = ( entry: PerformanceEntry ) =>
	getNumber( entry, 'encodedBodySize' );

/** The browser had it, and asked the server only whether it has changed. */
const isFromCache = ( entry: PerformanceEntry ): boolean =>
	getNumber( entry, 'transferSize' ) > 0 && getSize( entry ) === 0;

/**
 * Tells the sizes of scripts as they come over the wire, compressed, in bytes. `null` where the browser does not tell:
 * the server of another origin has to allow it. One that the browser had kept comes without its size: it is fetched
 * anew, once, and told after that.
 */
export function createScriptSizes(
	view: Pick< Window, 'fetch' | 'performance' >
): ( url: string ) => number | null {
	const refetched = new Set< string >();
	const refetch = ( url: string ) => {
		refetched.add( url );
		// What becomes of it is read where all that was fetched is told.
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
}
