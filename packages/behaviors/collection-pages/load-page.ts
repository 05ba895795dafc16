/** How long a page that was loaded ahead is used, ms: prices and stock change. */
const MAX_AGE_MS = 30_000;

/** Attributes whose address may be a script. */
const ADDRESSES = [ 'href', 'src', 'action', 'formaction', 'xlink:href' ];

/** Elements that run or load code by themselves. */
const ACTIVE =
	'script,iframe,object,embed,base,link,meta,[attributeName$="href"]';

const isScriptUrl = ( value: string ) =>
	/^javascript:/i.test( value.replace( /[\u0000-\u0020]/g, '' ) );

/**
 * Removes everything from a part of a page that could run: the server wrote it, but possibly from the text of a shopper.
 *
 * Not that of `@shopfront/behaviors/sanitizer`, which quick views use: that has ten times the size of this script, and removes
 * elements and attributes that it does not know. This page is the one that the browser shows if turning pages fails, so what
 * else it contains is as trusted as the page around it.
 */
const removeScripts = ( part: Element ) => {
	part.querySelectorAll( ACTIVE ).forEach( ( each ) => each.remove() );
	for ( const element of [ part, ...part.querySelectorAll( '*' ) ] ) {
		for ( const { name, value } of [ ...element.attributes ] ) {
			if (
				name.startsWith( 'on' ) ||
				name === 'srcdoc' ||
				( ADDRESSES.includes( name ) && isScriptUrl( value ) )
			) {
				element.removeAttribute( name );
			}
		}
	}
};

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

/** Returns a page without anything that could run. Neither parsing nor insertion loads or runs its scripts. */
export const parsePage = ( html: string ): Document => {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	removeScripts( page.body );
	return page;
};
