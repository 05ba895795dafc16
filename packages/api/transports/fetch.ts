import type { Transport, HttpResponse } from '../types';

export const readResponse = async (
	response: Response
): Promise< HttpResponse > => ( {
	status: response.status,
	headers: response.headers,
	text: await response.text().catch( () => null ),
} );

export interface FetchTransportOptions {
	/** URL of the REST root: `https://shop.example/wp-json/`, or with `?rest_route=/` for plain permalinks. */
	root: string;
	fetch: typeof fetch;
}

/** With plain permalinks the path is a query argument itself, so its own query joins with `&`. */
const toUrl = ( root: string, path: string ) => {
	const relativePath = path.replace( /^\//, '' );
	return (
		root +
		( root.includes( '?' )
			? relativePath.replace( '?', '&' )
			: relativePath )
	);
};

export const fetchTransport =
	( { root, fetch: fetchFunction }: FetchTransportOptions ): Transport =>
	async ( { path, method, headers, data, signal } ) => {
		const hasBody = data !== undefined;
		const response = await fetchFunction( toUrl( root, path ), {
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
