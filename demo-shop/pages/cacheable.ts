import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from '../context';
import { EMPTY_SESSION } from '../session-data';

/** Pages that show nothing of the visitor, with the option `cachedPages`. */
const PATHS =
	/^\/(?:(?:shop|classic|terms|privacy)\/|(?:product|product-category|product-tag|brand)\/[^/]+\/)?$/;

/** Marks the variant with the visitor's notice, which caches don't store. */
const NOTICE_PARAMETER = 'sf-notice';

/** Whatever makes a page the visitor's own. */
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

/** Browsers check these files on each visit. */
const CHECKED = 'public, no-cache';

const isCacheable = ( { pathname, searchParams }: URL ): boolean =>
	PATHS.test( pathname ) &&
	! PRIVATE_PARAMETERS.some( ( name ) => searchParams.has( name ) );

/** A new guest's request with the visitor's options. */
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

/** A stored page couldn't show the visitor's notice. */
export const withNotice = (
	{ options, baseUrl }: Pick< ShopContext, 'options' | 'baseUrl' >,
	target: string
): string => {
	const url = new URL( target, baseUrl );
	if ( ! options.cachedPages || ! isCacheable( url ) ) {
		return target;
	}
	url.searchParams.set( NOTICE_PARAMETER, '1' );
	return target.startsWith( '/' ) ? url.pathname + url.search : url.href;
};

/** Shared caches must not store a page whose options this visitor changed. */
export const cacheControl = ( { session }: ShopContext ): string =>
	Object.keys( session.data.options ).length === 0
		? STORED
		: `private, max-age=${ MINUTE_S }`;

/**
 * Renders cacheable pages for anybody: neither content nor cookies depend on the visitor, and caches may store their
 * files for as long. A form that redirects here leads to the variant with the notice.
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
