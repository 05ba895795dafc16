import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { isRecord } from '@shopfront/store-api';
import { MalformedFailure } from './reply-failures';
import { isStoreApiPath, withLocale } from './path';
import type { ApiClient } from './types';

/** As much of a client as other people's calls need. */
export type NonceSource = Pick<
	ApiClient,
	'nonce' | 'setNonce' | 'setCartHash'
>;

/** Each request in a batch needs its own nonce; one that an add-on gave is kept. */
const withInnerNonces = ( data: unknown, nonce: string ): unknown =>
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

/** As `apiFetch` parses: nothing is `null`, and what is not JSON is thrown. */
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
			isCut: text === null,
		} );
	}
};

/**
 * Lets the calls that add-ons make to the Store API with `apiFetch` in, as they are used to: their writes get the
 * nonce and `_locale=site`, and what the reply says of nonce and cart hash is kept (specification 7;
 * contract/globals.md 1). To be given to `apiFetch.use`.
 */
export const createStoreApiMiddleware =
	( client: NonceSource ): APIFetchMiddleware =>
	async ( options, next ) => {
		const { path = '', parse = true, data } = options;
		const method = options.method?.toUpperCase() ?? 'GET';
		const rooted = `/${ path.replace( /^\//, '' ) }`;
		if ( method === 'GET' || ! isStoreApiPath( rooted ) ) {
			return next( options );
		}
		const nonce = client.nonce();
		// Unparsed, since only so are the headers to be had; parsed below for who asked for that.
		const { response, isThrown } = await next( {
			...options,
			path: withLocale( rooted, method ),
			headers: { ...( nonce && { Nonce: nonce } ), ...options.headers },
			...( data !== undefined && {
				data: withInnerNonces( data, nonce ),
			} ),
			parse: false,
		} ).then(
			( given: unknown ) => ( { response: given, isThrown: false } ),
			( given: unknown ) => ( { response: given, isThrown: true } )
		);
		if ( response instanceof Response ) {
			client.setNonce( response.headers );
			client.setCartHash( response.headers );
		}
		const said =
			response instanceof Response && parse
				? await parseBody( response )
				: response;
		if ( isThrown ) {
			throw said;
		}
		return said;
	};
