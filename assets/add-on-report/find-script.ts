/** Tells scripts of a page apart. Addresses are told as the page declares them; `null` is none of them. */
export interface ScriptFinder {
	/** The one that is at work at this moment. */
	current: () => string | null;
	/** The one that an error comes from, by where it was thrown. */
	findByError: ( error: unknown ) => string | null;
	/** The one of a full address. */
	findByUrl: ( url: string ) => string | null;
	/** The full address of one. */
	getUrl: ( source: string ) => string;
}

const getStack = ( error: unknown ): string =>
	error instanceof Error ? ( error.stack ?? '' ) : '';

/**
 * Tells the scripts of add-ons apart by what the browser knows of them. What is registered late, from a timer or an
 * event, is found by the calls that led to it.
 */
export function createScriptFinder(
	page: Document,
	sources: readonly string[]
): ScriptFinder {
	const getUrl = ( source: string ) => new URL( source, page.baseURI ).href;
	const find = ( matches: ( url: string ) => boolean ): string | null =>
		sources.find( ( source ) => matches( getUrl( source ) ) ) ?? null;
	const findByUrl = ( target: string ) => find( ( url ) => url === target );
	// Line and column stand behind the address, so that no longer one is taken for it.
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
