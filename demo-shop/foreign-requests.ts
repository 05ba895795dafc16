import type { Context, MiddlewareHandler } from 'hono';
import type { ShopEnv } from './context';

/** This machine's names. Any port may lead here, such as a proxy's. */
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

const HARMLESS = [ 'GET', 'HEAD', 'OPTIONS' ];

const hostOf = ( origin: string ): string | null =>
	URL.canParse( origin ) ? new URL( origin ).host : null;

/** Sent by a page of the shop, or by no page at all, as with curl. */
const isOwn = ( c: Context< ShopEnv > ): boolean => {
	const site = c.req.header( 'Sec-Fetch-Site' );
	const origin = c.req.header( 'Origin' );
	return site === undefined
		? origin === undefined || origin === new URL( c.req.url ).origin
		: site === 'same-origin' || site === 'none';
};

/**
 * Other sites' pages could attack a shop on this machine: read it by a name that they point here (DNS rebinding), or
 * send it forms or plain text. We refuse both, except from allowed origins.
 */
export const refuseForeignRequests =
	( allowedOrigins: readonly string[] = [] ): MiddlewareHandler< ShopEnv > =>
	async ( c, next ) => {
		const { hostname, host } = new URL( c.req.url );
		// Real HTTP requests always have the header; tests call the shop without it.
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

/** Another site's form or script can send a body without asking, unless it declares JSON. */
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
