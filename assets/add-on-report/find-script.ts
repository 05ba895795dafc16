/** Tells scripts of a page apart. Addresses are told as the page declares them; `null` is none of them. */
export interface ScriptFinder {
	/** The one that is at work at this moment. */
	current: () => string | null;
	/** The one that an error comes from, by where it was thrown. */
	ofError: ( error: unknown ) => string | null;
	/** The one of a full address. */
	ofAddress: ( address: string ) => string | null;
	/** The full address of one. */
	addressOf: ( source: string ) => string;
}

const stackOf = ( error: unknown ): string =>
	error instanceof Error ? ( error.stack ?? '' ) : '';

/**
 * Tells the scripts of add-ons apart by what the browser knows of them. What is registered late, from a timer or an
 * event, is found by the calls that led to it.
 */
export function createScriptFinder(
	page: Document,
	sources: readonly string[]
): ScriptFinder {
	const addressOf = ( source: string ) =>
		new URL( source, page.baseURI ).href;
	const find = ( isIt: ( address: string ) => boolean ): string | null =>
		sources.find( ( source ) => isIt( addressOf( source ) ) ) ?? null;
	const ofAddress = ( wanted: string ) =>
		find( ( address ) => address === wanted );
	// Line and column stand behind the address, so that no longer one is taken for it.
	const ofError = ( error: unknown ) => {
		const stack = stackOf( error );
		return find( ( address ) => stack.includes( `${ address }:` ) );
	};
	return {
		addressOf,
		ofAddress,
		ofError,
		current: () => {
			const { currentScript } = page;
			return currentScript instanceof HTMLScriptElement
				? ofAddress( currentScript.src )
				: ofError( new Error() );
		},
	};
}
