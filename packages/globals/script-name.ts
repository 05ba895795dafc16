const UNKNOWN = 'a script';

/** Names the running script by its path, with the origin if that differs from the page's. */
export const scriptName = ( { currentScript, baseURI }: Document ): string => {
	if ( ! ( currentScript instanceof HTMLScriptElement ) ) {
		return UNKNOWN;
	}
	const { origin, pathname } = new URL( currentScript.src, baseURI );
	return origin === new URL( baseURI ).origin ? pathname : origin + pathname;
};
