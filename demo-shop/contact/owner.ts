import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'sf_contact';

/** The key to the visitor's own messages. Saves a new key in a cookie. */
export const ownerOf = ( c: Context ): string => {
	const known = getCookie( c, COOKIE );
	const key = known ?? randomBytes( 16 ).toString( 'hex' );
	if ( ! known ) {
		setCookie( c, COOKIE, key, {
			httpOnly: true,
			sameSite: 'Lax',
			path: '/',
		} );
	}
	return key;
};

/** The key to the visitor's messages; `''` before the first. */
export const knownOwner = ( c: Context ): string =>
	getCookie( c, COOKIE ) ?? '';
