import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { COOKIES } from '@shopfront/names';
import { readCartToken } from './cart-token';
import { cartHash } from './cart/cart-response';
import type { ShopContext, ShopSession } from './context';
import { getCustomer } from './customers';
import { shopSecret } from './database';
import { createNonce } from './nonce';
import { createGuestId, isSavedAt, loadSession } from './sessions';
import { effectiveOptions } from './shop-options';
import { isSigned, sign } from './signature';

export const SESSION_COOKIE = 'wp_woocommerce_session_demo';

export const LOGIN_COOKIE = 'wordpress_logged_in_demo';

const LIFE_S = 48 * 60 * 60;

/** Signed, with an expiry time: `value|1795420000|signature`. */
const seal = ( secret: string, value: string, now: number ): string => {
	const text = `${ value }|${ Math.floor( now / 1000 ) + LIFE_S }`;
	return `${ text }|${ sign( secret, text ) }`;
};

const unseal = (
	secret: string,
	sealed: string | undefined,
	now: number
): string | null => {
	const [ value = '', end = '', signature = '' ] = ( sealed ?? '' ).split(
		'|'
	);
	return isSigned( secret, `${ value }|${ end }`, signature ) &&
		Number( end ) > now / 1000
		? value
		: null;
};

/** Identifies the customer whose mail this browser may read, even after logging out. */
const OUTBOX_COOKIE = 'sf_outbox';

type Identity = Pick< ShopSession, 'id' | 'customerId' | 'origin' >;

const identify = (
	c: Context,
	{ database, now }: Pick< ShopContext, 'database' | 'now' >
): Identity => {
	const secret = shopSecret( database );
	const fromToken = readCartToken(
		secret,
		c.req.header( 'Cart-Token' ) ?? '',
		now
	);
	if ( fromToken !== null ) {
		return {
			id: fromToken,
			customerId: fromToken.startsWith( 't_' ) ? 0 : Number( fromToken ),
			origin: 'token',
		};
	}
	const login = unseal( secret, getCookie( c, LOGIN_COOKIE ), now );
	if ( login !== null && getCustomer( database, Number( login ) ) ) {
		return { id: login, customerId: Number( login ), origin: 'login' };
	}
	const guest = unseal( secret, getCookie( c, SESSION_COOKIE ), now );
	return guest === null
		? { id: createGuestId(), customerId: 0, origin: 'new' }
		: { id: guest, customerId: 0, origin: 'cookie' };
};

/**
 * A cart token takes precedence over a login, and a login over a guest's cookie. Any other visitor is a new guest; we
 * store their session with its first data.
 */
export const openContext = (
	c: Context,
	shop: Pick< ShopContext, 'database' | 'now' >
): ShopContext => {
	const { database, now } = shop;
	const identity = identify( c, shop );
	const data = loadSession( database, identity.id, now );
	const owner = {
		customerId: identity.customerId,
		sessionId: identity.id,
		generation: data.nonceGeneration,
	};
	return {
		...shop,
		options: effectiveOptions( database, data ),
		session: {
			...identity,
			nonce: createNonce( shopSecret( database ), owner, now ),
			data,
		},
		baseUrl: new URL( c.req.url ).origin,
	};
};

const COOKIE = { path: '/', sameSite: 'Lax' } as const;

/** Customer 0 logs out. */
export const setLoginCookie = (
	c: Context,
	{ database, now }: ShopContext,
	customerId: number
): void => {
	const sealed =
		customerId > 0
			? seal( shopSecret( database ), String( customerId ), now )
			: '';
	setCookie( c, LOGIN_COOKIE, sealed, {
		...COOKIE,
		httpOnly: true,
		maxAge: customerId > 0 ? LIFE_S : 0,
	} );
};

/** Logging out then starts a new session. */
export const forgetGuest = ( c: Context ): void => {
	setCookie( c, SESSION_COOKIE, '', {
		...COOKIE,
		httpOnly: true,
		maxAge: 0,
	} );
};

/** Readable by scripts until the browser closes, as recorded. An empty value removes the cookie. */
const setCartCookie = ( c: Context, name: string, value: string ): void => {
	if ( ( getCookie( c, name ) ?? '' ) !== value ) {
		setCookie(
			c,
			name,
			value || '0',
			value ? COOKIE : { ...COOKIE, maxAge: 0 }
		);
	}
};

/** A guest's session when it was saved, the cart data when it changed (docs/contract/store-api.md 1.1). */
export const setVisitorCookies = ( c: Context, context: ShopContext ): void => {
	const { database, now, session } = context;
	const isGuest = session.origin === 'new' || session.origin === 'cookie';
	// The cookie expires with the session: each change renews both for two days.
	if ( isGuest && isSavedAt( database, session.id, now ) ) {
		setCookie(
			c,
			SESSION_COOKIE,
			seal( shopSecret( database ), session.id, now ),
			{
				...COOKIE,
				httpOnly: true,
				maxAge: LIFE_S,
			}
		);
	}
	setCartCookie(
		c,
		COOKIES.itemsInCart,
		session.data.lines.length > 0 ? '1' : ''
	);
	setCartCookie( c, COOKIES.cartHash, cartHash( context ) );
};

export const setOutboxCookie = (
	c: Context,
	{ database, now }: Pick< ShopContext, 'database' | 'now' >,
	customerId: number
): void => {
	const sealed = seal( shopSecret( database ), String( customerId ), now );
	setCookie( c, OUTBOX_COOKIE, sealed, {
		...COOKIE,
		httpOnly: true,
		maxAge: LIFE_S,
	} );
};

/** The customer whose mail this visitor may read; 0 for none. */
export const outboxOwner = (
	c: Context,
	{
		database,
		now,
		session,
	}: Pick< ShopContext, 'database' | 'now' | 'session' >
): number =>
	session.customerId ||
	Number(
		unseal( shopSecret( database ), getCookie( c, OUTBOX_COOKIE ), now ) ??
			0
	);
