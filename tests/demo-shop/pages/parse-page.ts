import { JSDOM } from 'jsdom';

let parser: DOMParser | undefined;

/**
 * Parses a page for tests. All pages share a window, because creating one and applying styles to it takes longer than
 * parsing. Documents have no window, and relative addresses are those of the home page.
 */
export const parsePage = ( text: string ): Document => {
	parser ??= new new JSDOM( '', {
		url: 'http://shop.test',
	} ).window.DOMParser();
	return parser.parseFromString( text, 'text/html' );
};
