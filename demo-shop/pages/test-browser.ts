import { JSDOM } from 'jsdom';
import { createShop, type Shop } from '../app';
import { blockedCode } from './blocked-code';

const ORIGIN = 'http://shop.test';

/** Creating a window takes longer than parsing a page, so all pages share one. */
const { DOMParser } = new JSDOM( '', { url: ORIGIN } ).window;

/**
 * A browser without JavaScript for tests: follows links and redirects, stores cookies, sends forms. Throws if a page's
 * policy blocks its own inline code.
 */
export interface TestBrowser {
	shop: Shop;
	open: (
		path: string,
		headers?: Record< string, string >
	) => Promise< Visit >;
	send: (
		path: string,
		fields: Record< string, string >
	) => Promise< Visit >;
	/** JSON, as a script would send it. */
	post: (
		path: string,
		body: object,
		headers?: Record< string, string >
	) => Promise< Visit >;
}

export interface Visit {
	status: number;
	/** The path after redirects. */
	path: string;
	headers: Headers;
	text: string;
	readonly document: Document;
}

/** In memory. `close` the shop afterwards. */
export const createTestBrowser = (
	buildFolder = '/nowhere',
	now?: () => number
): TestBrowser => {
	const shop = createShop( { databasePath: ':memory:', buildFolder, now } );
	return visitShop( shop );
};

export const visitShop = ( shop: Shop ): TestBrowser => {
	const cookies = new Map< string, string >();

	const visit = async (
		path: string,
		init: RequestInit,
		redirects = 5
	): Promise< Visit > => {
		const url = new URL( path, ORIGIN );
		const headers = new Headers( init.headers );
		headers.set(
			'Cookie',
			[ ...cookies ]
				.map( ( [ name, value ] ) => `${ name }=${ value }` )
				.join( '; ' )
		);
		const response = await shop.fetch(
			new Request( url, { ...init, headers } )
		);
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ pair = '' ] = cookie.split( ';' );
			const [ name = '', value = '' ] = pair.split( '=' );
			if ( /Max-Age=0/i.test( cookie ) || value === '' ) {
				cookies.delete( name );
			} else {
				cookies.set( name, value );
			}
		}
		const location = response.headers.get( 'Location' );
		if ( location !== null && redirects > 0 ) {
			return visit( location, {}, redirects - 1 );
		}
		const text = await response.text();
		// Scripts that request part of a page remove its code.
		const blocked =
			/^<!doctype html>/i.test( text ) &&
			headers.get( 'Accept' ) !== 'text/html'
				? blockedCode(
						text,
						response.headers.get( 'Content-Security-Policy' ) ?? ''
					)
				: [];
		if ( blocked.length > 0 ) {
			throw new Error(
				`${ url.pathname } blocks its own code: ${ blocked.join( ' ' ) }`
			);
		}
		let document: Document | undefined;
		return {
			status: response.status,
			path: url.pathname + url.search,
			headers: response.headers,
			text,
			get document() {
				document ??= new DOMParser().parseFromString(
					text,
					'text/html'
				);
				return document;
			},
		};
	};

	return {
		shop,
		open: ( path, headers = {} ) => visit( path, { headers } ),
		send: ( path, fields ) =>
			visit( path, {
				method: 'POST',
				body: new URLSearchParams( fields ),
			} ),
		post: ( path, body, headers = {} ) =>
			visit( path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', ...headers },
				body: JSON.stringify( body ),
			} ),
	};
};
