import type { MiddlewareHandler } from 'hono';
import type { ShopEnv } from '../context';
import { pickFields } from './fields';
import { PRIVATE } from './reply';

const METHODS = 'OPTIONS, GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
	'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Cart-Token, Nonce';
const EXPOSED = 'X-WP-Total, X-WP-TotalPages, Link, Cart-Token';

/** Headers that scripts of an allowed origin may read. A real shop adds them with a filter. */
const EXPOSED_TO_ALLOWED = 'Cart-Hash, Nonce, Nonce-Timestamp, User-ID';

/** Seconds that a browser may cache an allowed origin's preflight. */
const PREFLIGHT_LIFE_S = 600;

/** Headers of all REST replies, and CORS headers for other origins (docs/contract/store-api.md 1.1). */
export const restHeaders =
	( allowedOrigins: readonly string[] = [] ): MiddlewareHandler< ShopEnv > =>
	async ( c, next ) => {
		const { baseUrl, session } = c.get( 'shop' );
		const origin = c.req.header( 'Origin' ) ?? '';
		const isAllowed = allowedOrigins.includes( origin );
		await next();
		c.header( 'Link', `<${ baseUrl }/wp-json/>; rel="https://api.w.org/"`, {
			append: true,
		} );
		c.header(
			'Access-Control-Expose-Headers',
			isAllowed ? `${ EXPOSED }, ${ EXPOSED_TO_ALLOWED }` : EXPOSED
		);
		if (
			session.customerId > 0 &&
			! c.res.headers.has( 'Cache-Control' )
		) {
			c.header( 'Cache-Control', PRIVATE );
		}
		if ( c.req.path.includes( '/products' ) ) {
			c.header( 'Allow', 'GET' );
		}
		if ( c.res.headers.get( 'Content-Type' ) === 'application/json' ) {
			c.header( 'Content-Type', 'application/json; charset=UTF-8' );
		}
		// Any origin may send a preflight. To read replies, it needs a cart token or the shop's permission.
		const isPreflight = c.req.method === 'OPTIONS';
		if ( isAllowed && isPreflight ) {
			c.header( 'Access-Control-Max-Age', String( PREFLIGHT_LIFE_S ) );
		}
		if (
			origin &&
			( isPreflight || isAllowed || session.origin === 'token' )
		) {
			c.header( 'Access-Control-Allow-Origin', origin );
			c.header( 'Access-Control-Allow-Methods', METHODS );
			c.header( 'Access-Control-Allow-Headers', REQUEST_HEADERS );
			c.header( 'Access-Control-Allow-Credentials', 'true' );
			c.header( 'Vary', 'Origin' );
		}
	};

export const pickFieldsOfReply: MiddlewareHandler< ShopEnv > = async (
	c,
	next
) => {
	await next();
	const fields = c.req.query( '_fields' );
	if (
		! fields ||
		! c.res.ok ||
		! c.res.headers.get( 'Content-Type' )?.includes( 'json' )
	) {
		return;
	}
	const body: unknown = await c.res.json();
	c.res = new Response( JSON.stringify( pickFields( body, fields ) ), c.res );
};
