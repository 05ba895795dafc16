import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from '../context';
import { EMPTY_SESSION } from '../session-data';

/** Pages without anything of the visitor, if the shop has the option `cachedPages`. */
const PATHS =
	/^\/(?:(?:shop|classic|terms|privacy)\/|(?:product|product-category|product-tag|brand)\/[^/]+\/)?$/;

/** Query parameter of a page that shows the visitor's notice; caches don't store this variant. */
const NOTICE_PARAMETER = 'sf-notice';

/** Parameters that make the page of a URL the visitor's own. */
const PRIVATE_PARAMETERS = [
	NOTICE_PARAMETER,
	'add-to-cart',
	'remove_item',
	'add_to_wishlist',
	'remove_from_wishlist',
];

const DAY_S = 24 * 60 * 60;
const MINUTE_S = 60;

const STORED = `public, max-age=${ DAY_S }`;

/** The header of files that browsers check on each visit. */
const CHECKED = 'public, no-cache';

const isCacheable = ( { pathname, searchParams }: URL ): boolean =>
	PATHS.test( pathname ) &&
	! PRIVATE_PARAMETERS.some( ( name ) => searchParams.has( name ) );

/** Returns the request of a new guest instead of the visitor's, with the same options. */
const asAnybody = ( shop: ShopContext ): ShopContext => ( {
	...shop,
	session: {
		id: '',
		customerId: 0,
		origin: 'new',
		nonce: '',
		data: { ...EMPTY_SESSION, options: shop.session.data.options },
	},
} );

/** Returns the URL of a page that shows the visitor's notice, which a stored page could not. */
export function withNotice(
	{ options, baseUrl }: Pick< ShopContext, 'options' | 'baseUrl' >,
	target: string
): string {
	const url = new URL( target, baseUrl );
	if ( ! options.cachedPages || ! isCacheable( url ) ) {
		return target;
	}
	url.searchParams.set( NOTICE_PARAMETER, '1' );
	return target.startsWith( '/' ) ? url.pathname + url.search : url.href;
}

/**
 * Returns the `Cache-Control` header of a cacheable page. Shared caches must not store a page with options that this
 * visitor changed.
 */
export const cacheControl = ( { session }: ShopContext ): string =>
	Object.keys( session.data.options ).length === 0
		? STORED
		: `private, max-age=${ MINUTE_S }`;

/**
 * Renders cacheable pages for anybody, so that neither their content nor their cookies depend on the visitor, and lets
 * caches store their files as long. A redirect to such a page after a form leads to the variant with the notice.
 */
export const cacheablePages: MiddlewareHandler< ShopEnv > = async (
	c,
	next
) => {
	const shop = c.get( 'shop' );
	const { cachedPages } = shop.options;
	if (
		cachedPages &&
		[ 'GET', 'HEAD' ].includes( c.req.method ) &&
		! c.req.query( 'wc-ajax' ) &&
		isCacheable( new URL( c.req.url ) )
	) {
		c.set( 'shop', asAnybody( shop ) );
		c.set( 'isCacheable', true );
	}
	await next();
	if ( cachedPages && c.res.headers.get( 'Cache-Control' ) === CHECKED ) {
		c.res.headers.set( 'Cache-Control', STORED );
	}
	const location = c.res.headers.get( 'Location' );
	if ( location !== null && c.get( 'hasNotice' ) ) {
		c.res.headers.set( 'Location', withNotice( shop, location ) );
	}
};
