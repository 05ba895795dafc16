import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiError } from '../api-error';
import type { ShopEnv } from '../context';
import { decodeEntities } from '../text';

/** The next page shows it first. */
export interface Notice {
	kind: 'success' | 'error' | 'info';
	text: string;
	/** After the text. We don't save it for the next page. */
	link?: { href: string; label: string };
	/** Belongs to the login popup, if the page has one. */
	isForLogin?: boolean;
}

/** The API's message as text. */
export const noticeOf = ( { message }: ApiError ): Notice => ( {
	kind: 'error',
	text: decodeEntities( message ),
} );

const COOKIE = 'sf_notice';
const KINDS = [ 'success', 'error', 'info' ] as const;

/** In the cookie, the kind of an error in the login popup. */
const LOGIN = 'login';

/** For the visitor's next page within a minute. */
export const setNotice = (
	c: Context< ShopEnv >,
	{ kind, text, isForLogin = false }: Notice
): void => {
	c.set( 'hasNotice', true );
	setCookie( c, COOKIE, `${ isForLogin ? LOGIN : kind }:${ text }`, {
		path: '/',
		httpOnly: true,
		sameSite: 'Lax',
		maxAge: 60,
	} );
};

/** This request's notice, else the saved one, which is then gone; `null` without one. */
export const consumeNotice = ( c: Context< ShopEnv > ): Notice | null => {
	const current = c.get( 'notice' );
	if ( current ) {
		return current;
	}
	const value = getCookie( c, COOKIE );
	if ( value === undefined ) {
		return null;
	}
	deleteCookie( c, COOKIE, { path: '/' } );
	const [ word = '', ...rest ] = value.split( ':' );
	if ( word === LOGIN ) {
		return { kind: 'error', text: rest.join( ':' ), isForLogin: true };
	}
	const kind = KINDS.find( ( candidate ) => candidate === word );
	return kind ? { kind, text: rest.join( ':' ) } : null;
};
