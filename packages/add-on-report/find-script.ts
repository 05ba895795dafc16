/** Identifies scripts by their URLs as the page declares them. Returns `null` for any other script. */
export interface ScriptFinder {
	current: () => string | null;
	/** Finds the script that threw an error in the error's stack. */
	findByError: ( error: unknown ) => string | null;
	/** Takes an absolute URL. */
	findByUrl: ( url: string ) => string | null;
	getUrl: ( source: string ) => string;
}

const getStack = ( error: unknown ): string =>
	error instanceof Error ? ( error.stack ?? '' ) : '';

/** Identifies add-on scripts by `currentScript`. In timers and event listeners, searches the call stack instead. */
export const createScriptFinder = (
	page: Document,
	sources: readonly string[]
): ScriptFinder => {
	const getUrl = ( source: string ) => new URL( source, page.baseURI ).href;
	const find = ( matches: ( url: string ) => boolean ): string | null =>
		sources.find( ( source ) => matches( getUrl( source ) ) ) ?? null;
	const findByUrl = ( target: string ) => find( ( url ) => url === target );
	// Line and column follow the URL. The colon excludes longer URLs.
	const findByError = ( error: unknown ) => {
		const stack = getStack( error );
		return find( ( url ) => stack.includes( `${ url }:` ) );
	};
	return {
		getUrl,
		findByUrl,
		findByError,
		current: () => {
			const { currentScript } = page;
			return currentScript instanceof HTMLScriptElement
				? findByUrl( currentScript.src )
				: findByError( new Error() );
		},
	};
};
