import { readResponse, type Transport } from './transport';

export interface FetchTransportOptions {
	/** Address of the REST root: `https://shop.example/wp-json/`, or with `?rest_route=/` where links are plain. */
	root: string;
	fetch: typeof fetch;
}

/** In plain links the path is a query argument itself, so that its own query joins with `&`. */
const toUrl = ( root: string, path: string ) => {
	const below = path.replace( /^\//, '' );
	return root + ( root.includes( '?' ) ? below.replace( '?', '&' ) : below );
};

/** Carries requests by `fetch` alone, for hosts without WordPress. */
export const fetchTransport =
	( { root, fetch: fetchNow }: FetchTransportOptions ): Transport =>
	async ( { path, method, headers, data, signal } ) => {
		const hasBody = data !== undefined;
		const response = await fetchNow( toUrl( root, path ), {
			method,
			headers: {
				Accept: 'application/json, */*;q=0.1',
				...( hasBody && { 'Content-Type': 'application/json' } ),
				...headers,
			},
			...( hasBody && { body: JSON.stringify( data ) } ),
			cache: 'no-store',
			credentials: 'include',
			signal,
		} );
		return readResponse( response );
	};
