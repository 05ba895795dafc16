import type { Context, Hono } from 'hono';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { ApiError } from '../api-error';
import type { ShopContext, ShopEnv } from '../context';
import type { Arguments } from './arguments';
import { dispatchBatch } from './batch';
import { CART_SCHEMA } from './cart-schema';
import { dispatch, NO_ROUTE } from './dispatch';
import { describeRoute, namespaceIndex, rootIndex } from './indexes';
import type { Reply } from './reply';
import { isRecord } from '../is-record';

/** The namespace, with and without a version (docs/contract/store-api.md 1). */
export const NAMESPACES = [
	STORE_API_NAMESPACE,
	STORE_API_NAMESPACE.replace( /\/v1$/, '' ),
];

const ROOT = '/wp-json/';
const CONTENT_TYPE = 'application/json; charset=UTF-8';

/** @throws {ApiError} For invalid JSON with a JSON content type. */
const readBody = ( type: string, text: string ): Record< string, unknown > => {
	if ( ! type.includes( 'json' ) ) {
		return Object.fromEntries( new URLSearchParams( text ) );
	}
	try {
		const body: unknown = text === '' ? {} : JSON.parse( text );
		return isRecord( body ) ? body : {};
	} catch {
		throw new ApiError(
			'rest_invalid_json',
			'Invalid JSON body passed.',
			400
		);
	}
};

/** The body is already buffered, so this doesn't wait. */
const readArguments = async ( c: Context< ShopEnv > ): Promise< Arguments > => {
	const body =
		c.req.method === 'GET'
			? {}
			: readBody(
					c.req.header( 'Content-Type' ) ?? 'application/json',
					await c.req.text()
				);
	return { ...c.req.query(), ...body };
};

const write = ( { status, headers, body }: Reply ): Response => {
	const entries = Object.entries( headers ).map(
		( [ name, value ] ): [ string, string ] => [ name, String( value ) ]
	);
	return status === 204
		? new Response( null, { status, headers: entries } )
		: new Response( JSON.stringify( body ), {
				status,
				headers: [ ...entries, [ 'Content-Type', CONTENT_TYPE ] ],
			} );
};

/** Clients without PUT, PATCH and DELETE send POST, and name the method in a query argument or header. */
export const getMethod = ( c: Context< ShopEnv > ): string => {
	const methodOverride =
		c.req.query( '_method' ) ?? c.req.header( 'X-HTTP-Method-Override' );
	return c.req.method === 'POST' && methodOverride
		? methodOverride.toUpperCase()
		: c.req.method;
};

const index = (
	c: Context< ShopEnv >,
	make: ( context: ShopContext ) => object
): Response => {
	return write( {
		status: 200,
		headers: { Allow: 'GET' },
		body: make( c.get( 'shop' ) ),
	} );
};

const describe = ( path: string ): Response => {
	const described = describeRoute( path );
	if ( ! described ) {
		return write( NO_ROUTE );
	}
	const schema = path.startsWith( '/cart' ) ? { schema: CART_SCHEMA } : {};
	return write( {
		status: 200,
		headers: { Allow: described.methods.join( ', ' ) },
		body: { namespace: STORE_API_NAMESPACE, ...described, ...schema },
	} );
};

export const registerStoreApi = ( app: Hono< ShopEnv > ): void => {
	for ( const path of [ ROOT, ROOT.slice( 0, -1 ) ] ) {
		app.get( path, ( c ) =>
			index( c, ( context ) => rootIndex( context, NAMESPACES ) )
		);
	}
	for ( const namespace of NAMESPACES ) {
		const base = ROOT + namespace;
		app.get( base, ( c ) =>
			index( c, ( context ) => namespaceIndex( context, namespace ) )
		);
		app.options( `${ base }/*`, ( c ) =>
			describe( c.req.path.slice( base.length ) )
		);
		app.post( `${ base }/batch`, async ( c ) => {
			const args = await readArguments( c );
			return write( await dispatchBatch( c.get( 'shop' ), args ) );
		} );
		for ( const family of [ 'cart', 'checkout', 'order' ] ) {
			app.all( `${ base }/${ family }/*`, async ( c ) => {
				const args = await readArguments( c );
				const request = {
					method: getMethod( c ),
					path: c.req.path.slice( base.length ),
					nonce: c.req.header( 'Nonce' ) ?? '',
					args,
				};
				return write( await dispatch( c.get( 'shop' ), request ) );
			} );
		}
	}
};

/** For REST requests that match no route. */
export const writeNoRoute = (): Response => {
	return write( NO_ROUTE );
};

/** `null` for any error but an `ApiError`. */
export const writeApiError = ( error: unknown ): Response | null => {
	if ( ! ( error instanceof ApiError ) ) {
		return null;
	}
	const { code, message, status, data } = error;
	return write( {
		status,
		headers: {},
		body: { code, message, data: { status, ...data } },
	} );
};
