import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRecord } from '@shopfront/store-api';
import { MalformedFailure } from './errors/malformed-failure';
import { isStoreApiPath, withLocale } from './routes';
import type { ApiClient } from './types';

/** The part of a client that calls of add-ons need. */
export type NonceSource = Pick<
	ApiClient,
	'nonce' | 'setNonce' | 'setCartHash'
>;

/** Adds the nonce to each request of a batch that has none of its own. */
const addBatchNonces = ( data: unknown, nonce: string ): unknown =>
	isRecord( data ) && Array.isArray( data.requests )
		? {
				...data,
				requests: data.requests.map( ( request: unknown ) =>
					isRecord( request )
						? {
								...request,
								headers: {
									Nonce: nonce,
									...( isRecord( request.headers ) &&
										request.headers ),
								},
							}
						: request
				),
			}
		: data;

/** Parses as `apiFetch` does: no content is `null`, and it throws unless the body is JSON. */
const parseBody = async ( response: Response ): Promise< unknown > => {
	const text = await response.text().catch( () => null );
	if ( text === '' && response.ok ) {
		return null;
	}
	try {
		return JSON.parse( text ?? '' );
	} catch {
		throw new MalformedFailure( 'invalid_json', {
			isOutcomeUnknown: true,
			status: response.status,
			isTruncated: text === null,
		} );
	}
};

/**
 * Creates a middleware for `apiFetch.use` that authenticates the Store API calls of add-ons: their writes get the nonce
 * and `_locale=site`, and the client takes nonce and cart hash of the response (docs/contract/cart-and-checkout.md 7;
 * docs/contract/globals.md 1).
 */
export const createStoreApiMiddleware =
	( client: NonceSource ): APIFetchMiddleware =>
	async ( options, next ) => {
		const { path = '', parse = true, data } = options;
		const method = options.method?.toUpperCase() ?? 'GET';
		const absolutePath = `/${ path.replace( /^\//, '' ) }`;
		if ( method === 'GET' || ! isStoreApiPath( absolutePath ) ) {
			return next( options );
		}
		const nonce = client.nonce();
		// Only an unparsed response has headers. It is parsed below where the caller wants that.
		const { response, isThrown } = await next( {
			...options,
			path: withLocale( absolutePath, method ),
			headers: { ...( nonce && { Nonce: nonce } ), ...options.headers },
			...( data !== undefined && {
				data: addBatchNonces( data, nonce ),
			} ),
			parse: false,
		} ).then(
			( value: unknown ) => ( { response: value, isThrown: false } ),
			( value: unknown ) => ( { response: value, isThrown: true } )
		);
		if ( response instanceof Response ) {
			client.setNonce( response.headers );
			client.setCartHash( response.headers );
		}
		const body =
			response instanceof Response && parse
				? await parseBody( response )
				: response;
		if ( isThrown ) {
			throw body;
		}
		return body;
	};
