const numberIn = ( entry: PerformanceEntry, key: string ): number => {
	const value: unknown = Reflect.get( entry, key );
	return typeof value === 'number' ? value : 0;
};

const sizeOf = ( entry: PerformanceEntry ) =>
	numberIn( entry, 'encodedBodySize' );

/** The browser had it, and asked the server only whether it has changed. */
const wasKept = ( entry: PerformanceEntry ): boolean =>
	numberIn( entry, 'transferSize' ) > 0 && sizeOf( entry ) === 0;

/**
 * Tells the sizes of scripts as they come over the wire, compressed, in bytes. `null` where the browser does not tell:
 * the server of another origin has to allow it. One that the browser had kept comes without its size: it is fetched
 * anew, once, and told after that.
 */
export function createScriptSizes(
	view: Pick< Window, 'fetch' | 'performance' >
): ( address: string ) => number | null {
	const asked = new Set< string >();
	const fetchAnew = ( address: string ) => {
		asked.add( address );
		// What becomes of it is read where all that was fetched is told.
		view.fetch( address, { cache: 'reload' } ).catch( () => undefined );
	};
	return ( address ) => {
		const entries = view.performance.getEntriesByName(
			address,
			'resource'
		);
		const bytes = Math.max( 0, ...entries.map( sizeOf ) );
		if (
			bytes === 0 &&
			entries.some( wasKept ) &&
			! asked.has( address )
		) {
			fetchAnew( address );
		}
		return bytes || null;
	};
}
