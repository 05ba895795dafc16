import type { Context, MiddlewareHandler } from 'hono';
import type { ShopEnv } from './context';

/** Names of this machine. Any port may lead to the shop, as one of a proxy. */
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

const HARMLESS = [ 'GET', 'HEAD', 'OPTIONS' ];

const hostOf = ( origin: string ): string | null =>
	URL.canParse( origin ) ? new URL( origin ).host : null;

/** Whether a page of the shop sent the request, or no page at all, as with curl. */
const isOwn = ( c: Context< ShopEnv > ): boolean => {
	const site = c.req.header( 'Sec-Fetch-Site' );
	const origin = c.req.header( 'Origin' );
	return site === undefined
		? origin === undefined || origin === new URL( c.req.url ).origin
		: site === 'same-origin' || site === 'none';
};

/**
 * Refuses what pages of other sites could do to a shop on this machine: read it by a name that they make lead here (DNS
 * rebinding), and send it forms or plain text. Allowed origins may do both.
 */
export const refuseForeignRequests =
	( allowedOrigins: readonly string[] = [] ): MiddlewareHandler< ShopEnv > =>
	async ( c, next ) => {
		const { hostname, host } = new URL( c.req.url );
		// Every request over HTTP has the header; tests call the shop without it.
		const isByName = c.req.header( 'Host' ) !== undefined;
		if (
			isByName &&
			! LOOPBACK.test( hostname ) &&
			! allowedOrigins.map( hostOf ).includes( host )
		) {
			return c.text(
				`The demo shop does not answer as ${ host }. Open it as 127.0.0.1 or localhost, or start it with SHOPFRONT_ALLOWED_ORIGINS=http://${ host }.\n`,
				421
			);
		}
		const origin = c.req.header( 'Origin' ) ?? '';
		if (
			! HARMLESS.includes( c.req.method ) &&
			! isOwn( c ) &&
			! allowedOrigins.includes( origin )
		) {
			return c.text(
				`Only pages of the demo shop may change it. This request is from ${ origin || 'another site' }. To allow an origin, start the shop with SHOPFRONT_ALLOWED_ORIGINS.\n`,
				403
			);
		}
		return next();
	};

/** Refuses a body that is not declared as JSON, which a form or script of another site can send without asking. */
export const wantsJson: MiddlewareHandler< ShopEnv > = async ( c, next ) =>
	/^application\/json\b/i.test( c.req.header( 'Content-Type' ) ?? '' )
		? next()
		: c.json(
				{
					message:
						'Send JSON, with the header "Content-Type: application/json".',
				},
				415
			);
