import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRecord } from '@shopfront/store-api';
import { MalformedFailure } from './errors/malformed-failure';
import { addQuery, isStoreApiPath, withRequestQuery } from './routes';
import type { Session } from './session';
import type { ApiClient } from './types';

export type NonceSource = Pick<
	ApiClient,
	'nonce' | 'setNonce' | 'setCartHash'
>;

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

/** Parses a response as `apiFetch` does: `null` for no content; throws if the body is not JSON. */
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

/** `apiFetch` accepts paths with and without a leading slash. */
const toAbsolutePath = ( path = '' ) => `/${ path.replace( /^\//, '' ) }`;

/** For a Store API on another origin: requests, also add-ons', carry the cart token instead of cookies. */
export const createCartTokenMiddleware =
	( session: Pick< Session, 'credentials' > ): APIFetchMiddleware =>
	( options, next ) => {
		const path = toAbsolutePath( options.path );
		if ( ! isStoreApiPath( path ) ) {
			return next( options );
		}
		const method = options.method?.toUpperCase() ?? 'GET';
		const isPlain = [ 'GET', 'POST' ].includes( method );
		return next( {
			...options,
			// `apiFetch` would send the method in a header that WordPress doesn't allow to other origins.
			path: isPlain ? path : addQuery( path, { _method: method } ),
			method: isPlain ? method : 'POST',
			credentials: 'omit',
			headers: { ...session.credentials(), ...options.headers },
		} );
	};

/**
 * Creates an `apiFetch` middleware that authenticates add-ons' Store API requests. Writes get the nonce and
 * `_locale=site`; the client takes nonce and cart hash from the response (docs/contract/cart-and-checkout.md 7;
 * docs/contract/globals.md 1).
 */
export const createStoreApiMiddleware =
	( client: NonceSource ): APIFetchMiddleware =>
	async ( options, next ) => {
		const { path, parse = true, data } = options;
		const method = options.method?.toUpperCase() ?? 'GET';
		const absolutePath = toAbsolutePath( path );
		if ( method === 'GET' || ! isStoreApiPath( absolutePath ) ) {
			return next( options );
		}
		const nonce = client.nonce();
		// Only an unparsed response has headers. We parse it below if the caller wants that.
		const { response, isThrown } = await next( {
			...options,
			path: withRequestQuery( absolutePath, method ),
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
