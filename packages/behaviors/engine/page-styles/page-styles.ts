/**
 * Returns a function that adds styles (imported from `./style.scss?text`) to a page once. A constructed stylesheet
 * passes any content security policy.
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
