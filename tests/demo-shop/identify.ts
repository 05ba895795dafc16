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

/** Names a guest's session. */
export const SESSION_COOKIE = 'wp_woocommerce_session_demo';

/** Names a customer who has logged in. */
export const LOGIN_COOKIE = 'wordpress_logged_in_demo';

const LIFE_S = 48 * 60 * 60;

/** A value with the moment of its end, signed: `value|1795420000|signature`. */
function seal( secret: string, value: string, now: number ): string {
	const text = `${ value }|${ Math.floor( now / 1000 ) + LIFE_S }`;
	return `${ text }|${ sign( secret, text ) }`;
}

function unseal(
	secret: string,
	sealed: string | undefined,
	now: number
): string | null {
	const [ value = '', end = '', signature = '' ] = ( sealed ?? '' ).split(
		'|'
	);
	return isSigned( secret, `${ value }|${ end }`, signature ) &&
		Number( end ) > now / 1000
		? value
		: null;
}

/** Names the customer whose mail this browser may read, also when they have logged out. */
const OUTBOX_COOKIE = 'sf_outbox';

type Identity = Pick< ShopSession, 'id' | 'customerId' | 'origin' >;

function identify(
	c: Context,
	{ database, now }: Pick< ShopContext, 'database' | 'now' >
): Identity {
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
}

/**
 * What a request knows of its visitor. A cart token counts before a login, a login before a guest's cookie; anyone
 * else is a new guest, of whom nothing is kept until there is something to keep.
 */
export function openContext(
	c: Context,
	shop: Pick< ShopContext, 'database' | 'now' >
): ShopContext {
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
}

const COOKIE = { path: '/', sameSite: 'Lax' } as const;

/** Lets the browser remember that a customer has logged in; 0 logs out. */
export function setLoginCookie(
	c: Context,
	{ database, now }: ShopContext,
	customerId: number
): void {
	const sealed =
		customerId > 0
			? seal( shopSecret( database ), String( customerId ), now )
			: '';
	setCookie( c, LOGIN_COOKIE, sealed, {
		...COOKIE,
		httpOnly: true,
		maxAge: customerId > 0 ? LIFE_S : 0,
	} );
}

/** Ends the cookie of the guest that a customer was: after logging out they are nobody again. */
export function forgetGuest( c: Context ): void {
	setCookie( c, SESSION_COOKIE, '', {
		...COOKIE,
		httpOnly: true,
		maxAge: 0,
	} );
}

function setPersistentCookie( c: Context, name: string, value: string ): void {
	if ( ( getCookie( c, name ) ?? '' ) !== value ) {
		setCookie( c, name, value, {
			...COOKIE,
			maxAge: value === '' ? 0 : LIFE_S,
		} );
	}
}

/**
 * The cookies that a reply has to set: a guest's session whenever something is kept of them, and what scripts read of
 * the cart where it has changed (docs/contract/store-api.md 1.1).
 */
export function setVisitorCookies( c: Context, context: ShopContext ): void {
	const { database, now, session } = context;
	const isGuest = session.origin === 'new' || session.origin === 'cookie';
	// The cookie lasts as long as what it is for: each change begins the two days anew.
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
	setPersistentCookie(
		c,
		COOKIES.itemsInCart,
		session.data.lines.length > 0 ? '1' : ''
	);
	setPersistentCookie( c, COOKIES.cartHash, cartHash( context ) );
}

/** Lets the browser read what the shop would have mailed to this customer. */
export function setOutboxCookie(
	c: Context,
	{ database, now }: Pick< ShopContext, 'database' | 'now' >,
	customerId: number
): void {
	const sealed = seal( shopSecret( database ), String( customerId ), now );
	setCookie( c, OUTBOX_COOKIE, sealed, {
		...COOKIE,
		httpOnly: true,
		maxAge: LIFE_S,
	} );
}

/** Whose mail the visitor may read: their own; 0 for nobody's. */
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
