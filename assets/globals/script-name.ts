/** Name of what cannot be told apart. */
const UNKNOWN = 'a script';

/** By which name a script goes that has not said any: where it comes from, as far as the page knows. */
export const scriptName = ( { currentScript, baseURI }: Document ): string => {
	if ( ! ( currentScript instanceof HTMLScriptElement ) ) {
		return UNKNOWN;
	}
	const { origin, pathname } = new URL( currentScript.src, baseURI );
	return origin === new URL( baseURI ).origin ? pathname : origin + pathname;
};
