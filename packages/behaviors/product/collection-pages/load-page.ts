import { decodeEntities } from '@shopfront/text';

/** Prefetched pages expire, because prices and stock change. */
const MAX_AGE_MS = 30_000;

interface Request {
	time: number;
	html: Promise< string >;
}

/** Pages by URL, for all collections. */
const requests = new Map< string, Request >();

const fetchHtml = async ( url: string ): Promise< string > => {
	const response = await fetch( url, { headers: { Accept: 'text/html' } } );
	if ( ! response.ok ) {
		throw new Error( `${ url } has the status ${ response.status }.` );
	}
	return response.text();
};

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

export interface ShopPage {
	title: string;
	content: DocumentFragment;
}

/** The title still has HTML entities. */
const TITLE = /<title[^>]*>([^<]*)/i;

/** Sanitizes a page, because it may contain text from shoppers. Rejects if the sanitizer fails to load. */
export const parsePage = async ( html: string ): Promise< ShopPage > => {
	const { loadSanitizer } =
		await import( '@shopfront/behaviors/engine/sanitizer' );
	const { sanitizeFragment } = await loadSanitizer();
	return {
		title: decodeEntities( TITLE.exec( html )?.[ 1 ]?.trim() ?? '' ),
		content: sanitizeFragment( html ),
	};
};
