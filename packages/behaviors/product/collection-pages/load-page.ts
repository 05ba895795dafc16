import { decodeEntities } from '@shopfront/text';

/** How long a page that was loaded ahead is used, ms: prices and stock change. */
const MAX_AGE_MS = 30_000;

/** A page that was requested. */
interface Request {
	time: number;
	html: Promise< string >;
}

/** Pages by address. All collections of a page share them. */
const requests = new Map< string, Request >();

const fetchHtml = async ( url: string ): Promise< string > => {
	const response = await fetch( url, { headers: { Accept: 'text/html' } } );
	if ( ! response.ok ) {
		throw new Error( `${ url } has the status ${ response.status }.` );
	}
	return response.text();
};

/** Requests a page, or returns the request of the last seconds. */
export const requestPage = ( url: string ): Promise< string > => {
	const known = requests.get( url );
	if ( known && Date.now() - known.time < MAX_AGE_MS ) {
		return known.html;
	}
	const request = { time: Date.now(), html: fetchHtml( url ) };
	requests.set( url, request );
	request.html.catch( () => requests.delete( url ) );
	return request.html;
};

/** A page of the shop without anything that could run. */
export interface ShopPage {
	title: string;
	content: DocumentFragment;
}

/** The title of a page, as text with entities. */
const TITLE = /<title[^>]*>([^<]*)/i;

/**
 * Sanitizes a page: the server wrote it, but possibly from the text of a shopper. Rejects if the sanitizer cannot be loaded.
 */
export const parsePage = async ( html: string ): Promise< ShopPage > => {
	const { loadSanitizer } =
		await import( '@shopfront/behaviors/engine/sanitizer' );
	const { sanitizeFragment } = await loadSanitizer();
	return {
		title: decodeEntities( TITLE.exec( html )?.[ 1 ]?.trim() ?? '' ),
		content: sanitizeFragment( html ),
	};
};
