import type { Page, Request } from '@playwright/test';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Alone or in a batch. */
export interface RecordedRequest {
	/** `cart/update-item`. */
	route: string;
	body: unknown;
}

export interface Wire {
	/** HTTP requests, such as `POST batch`, in order. */
	requests: () => string[];
	/** Operations, with batches unpacked. Without reads, which have no body. */
	writes: () => RecordedRequest[];
	isBusy: () => boolean;
	/** Holds responses until you call the returned function; the server still does the work. */
	hold: () => Promise< () => void >;
}

const MARK = `/${ STORE_API_NAMESPACE }/`;

const routeOf = ( path: string ) =>
	( path.split( MARK )[ 1 ] ?? '' ).split( '?' )[ 0 ] ?? '';

const inner = ( body: unknown ): RecordedRequest[] =>
	isRecord( body ) && Array.isArray( body.requests )
		? body.requests.filter( isRecord ).map( ( { path, body: data } ) => ( {
				route: routeOf( String( path ) ),
				body: data,
			} ) )
		: [];

const recordRequest = ( request: Request ): RecordedRequest[] => {
	const route = routeOf( request.url() );
	const body: unknown = request.postDataJSON();
	return route === 'batch' ? inner( body ) : [ { route, body } ];
};

export const listenIn = ( page: Page ): Wire => {
	const sent: Request[] = [];
	const open = new Set< Request >();
	const isApi = ( request: Request ) => request.url().includes( MARK );
	page.on( 'request', ( request ) => {
		if ( isApi( request ) ) {
			sent.push( request );
			open.add( request );
		}
	} );
	const close = ( request: Request ) => void open.delete( request );
	page.on( 'requestfinished', close );
	page.on( 'requestfailed', close );

	return {
		requests: () =>
			sent.map(
				( request ) =>
					`${ request.method() } ${ routeOf( request.url() ) }`
			),
		writes: () =>
			sent
				.filter( ( request ) => request.method() !== 'GET' )
				.flatMap( recordRequest ),
		isBusy: () => open.size > 0,
		hold: async () => {
			let release = () => {};
			let isHolding = true;
			const gate = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			await page.route( `**${ MARK }**`, async ( route ) => {
				if ( ! isHolding ) {
					return route.fallback();
				}
				const response = await route.fetch();
				await gate;
				await route.fulfill( { response } );
			} );
			return () => {
				isHolding = false;
				release();
			};
		},
	};
};
