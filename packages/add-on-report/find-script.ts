/** Identifies the scripts of a page. Returns URLs as the page declares them, `null` for any other script. */
export interface ScriptFinder {
	/** Returns the script that is running. */
	current: () => string | null;
	/** Returns the script that threw an error, found in its stack. */
	findByError: ( error: unknown ) => string | null;
	/** Returns the script with an absolute URL. */
	findByUrl: ( url: string ) => string | null;
	/** Returns the absolute URL of a script. */
	getUrl: ( source: string ) => string;
}

const getStack = ( error: unknown ): string =>
	error instanceof Error ? ( error.stack ?? '' ) : '';

/**
 * Identifies the scripts of add-ons by `currentScript`. For registrations from a timer or an event listener, it
 * searches the call stack instead.
 */
export function createScriptFinder(
	page: Document,
	sources: readonly string[]
): ScriptFinder {
	const getUrl = ( source: string ) => new URL( source, page.baseURI ).href;
	const find = ( matches: ( url: string ) => boolean ): string | null =>
		sources.find( ( source ) => matches( getUrl( source ) ) ) ?? null;
	const findByUrl = ( target: string ) => find( ( url ) => url === target );
	// The URL is followed by line and column. The colon excludes longer URLs.
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
}
