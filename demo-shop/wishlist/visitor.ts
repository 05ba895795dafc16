import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopContext, ShopEnv } from '../context';
import { inTransaction } from '../database';
import { t } from '../texts';
import {
	createList,
	getLists,
	isOwner,
	mergeLists,
	PRIVACY,
	type Owner,
	type Privacy,
	type Wishlist,
} from './lists';

/** The key to a guest's lists. The platform's cookie ends with a hash of the site. */
export const GUEST_COOKIE = 'yith_wcwl_session_demo';

/** For scripts: changes with the visitor's lists; missing without lists. */
export const STATE_COOKIE = 'sf_wishlist';

const LIFE_S = 30 * 24 * 60 * 60;

const KEY = /^[0-9a-f]{32}$/;

/** `''` without a cookie. */
const guestKey = ( c: Context< ShopEnv > ): string => {
	const key = c.get( 'wishlistKey' ) ?? getCookie( c, GUEST_COOKIE ) ?? '';
	return KEY.test( key ) ? key : '';
};

/** A cacheable page's owner has no key. */
export const ownerOf = ( c: Context< ShopEnv > ): Owner => {
	const { customerId } = c.get( 'shop' ).session;
	return customerId > 0
		? { customerId, sessionKey: '' }
		: {
				customerId: 0,
				sessionKey: c.get( 'isCacheable' ) ? '' : guestKey( c ),
			};
};

export const ownLists = ( c: Context< ShopEnv > ): Wishlist[] =>
	getLists( c.get( 'shop' ).database, ownerOf( c ) );

/** `null` until something needs it. */
export const defaultList = ( c: Context< ShopEnv > ): Wishlist | null =>
	ownLists( c ).find( ( { isDefault } ) => isDefault ) ?? null;

export const nameOf = ( { name }: Pick< Wishlist, 'name' > ): string =>
	name || t( 'My wishlist' );

/** Gives guests their cookie. */
export const createOwnList = (
	c: Context< ShopEnv >,
	{
		name = '',
		privacy = PRIVACY.public,
		isDefault = false,
	}: { name?: string; privacy?: Privacy; isDefault?: boolean }
): Wishlist => {
	const { database, now } = c.get( 'shop' );
	const owner = ownerOf( c );
	if ( owner.customerId === 0 && owner.sessionKey === '' ) {
		owner.sessionKey = randomBytes( 16 ).toString( 'hex' );
		c.set( 'wishlistKey', owner.sessionKey );
	}
	return createList( database, {
		...owner,
		name: name.trim(),
		privacy,
		isDefault,
		now,
	} );
};

export const ensureDefaultList = ( c: Context< ShopEnv > ): Wishlist =>
	defaultList( c ) ?? createOwnList( c, { isDefault: true } );

export const owns = ( c: Context< ShopEnv >, list: Owner ): boolean =>
	isOwner( list, ownerOf( c ) );

export const mayChange = ( c: Context< ShopEnv >, list: Owner ): boolean =>
	owns( c, list ) || c.get( 'shop' ).options.administrator;

/** Anybody with its link may, unless it's private. Others could guess the list's number, so it's no link. */
export const maySee = (
	c: Context< ShopEnv >,
	list: Wishlist,
	name: string
): boolean =>
	list.privacy === PRIVACY.public ||
	( list.privacy === PRIVACY.shared && name !== String( list.id ) ) ||
	mayChange( c, list );

/** Changes with the visitor's lists; `''` without lists. */
export const stateHash = ( c: Context< ShopEnv > ): string => {
	const lists = ownLists( c );
	return lists.length === 0
		? ''
		: createHash( 'md5' )
				.update(
					lists
						.map( ( { id, revision } ) => `${ id }:${ revision }` )
						.join()
				)
				.digest( 'hex' )
				.slice( 0, 12 );
};

const setGuestCookie = ( c: Context< ShopEnv >, key: string ): void => {
	setCookie( c, GUEST_COOKIE, key, {
		path: '/',
		sameSite: 'Lax',
		httpOnly: true,
		maxAge: key ? LIFE_S : 0,
	} );
};

const merge = ( c: Context< ShopEnv >, shop: ShopContext ): void => {
	const sessionKey = guestKey( c );
	if ( shop.session.customerId === 0 || sessionKey === '' ) {
		return;
	}
	inTransaction( shop.database, () =>
		mergeLists(
			shop.database,
			{ customerId: 0, sessionKey },
			shop.session.customerId,
			{ hasSeveral: shop.options.wishlistSeveral, now: shop.now }
		)
	);
	c.set( 'isWishlistMerged', true );
};

/**
 * Merges a guest's lists with the customer's at the first request after the login. Sets the lists' cookies on pages and
 * replies that may have changed them: the guest's key, for 30 days, and the state for scripts.
 */
export const wishlistCookies: MiddlewareHandler< ShopEnv > = async (
	c,
	next
) => {
	merge( c, c.get( 'shop' ) );
	await next();
	if ( c.get( 'isCacheable' ) ) {
		return;
	}
	const created = c.get( 'wishlistKey' );
	if ( created ) {
		setGuestCookie( c, created );
	} else if ( c.get( 'isWishlistMerged' ) ) {
		setGuestCookie( c, '' );
	}
	const type = c.res.headers.get( 'Content-Type' ) ?? '';
	if ( c.req.method === 'GET' && ! /html|json/.test( type ) ) {
		return;
	}
	const hash = stateHash( c );
	if ( ( getCookie( c, STATE_COOKIE ) ?? '' ) !== hash ) {
		setCookie( c, STATE_COOKIE, hash || '0', {
			path: '/',
			sameSite: 'Lax',
			maxAge: hash ? LIFE_S : 0,
		} );
	}
};
