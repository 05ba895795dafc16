/**
 * Returns a function that adds styles to a page, once. A content security policy allows them, because no element holds them.
 *
 * @param css As imported by `./style.scss?text`.
 */
export const createPageStyles = (
	css: string
): ( ( page: Document ) => void ) => {
	const pages = new WeakSet< Document >();
	return ( page ) => {
		if ( ! pages.has( page ) ) {
			pages.add( page );
			const sheet = new CSSStyleSheet();
			sheet.replaceSync( css );
			page.adoptedStyleSheets.push( sheet );
		}
	};
};
