import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The notice that the page after a form shows first. */
export interface Notice {
	kind: 'success' | 'error' | 'info';
	/** Plain text. */
	text: string;
}

const COOKIE = 'sf_notice';
const KINDS = [ 'success', 'error', 'info' ] as const;

/** Saves a notice for the visitor's next page within a minute. */
export function setNotice( c: Context, { kind, text }: Notice ): void {
	setCookie( c, COOKIE, `${ kind }:${ text }`, {
		path: '/',
		httpOnly: true,
		sameSite: 'Lax',
		maxAge: 60,
	} );
}

/** Returns and removes the saved notice; `null` when there is none. */
export function consumeNotice( c: Context ): Notice | null {
	const value = getCookie( c, COOKIE );
	if ( value === undefined ) {
		return null;
	}
	deleteCookie( c, COOKIE, { path: '/' } );
	const [ word = '', ...rest ] = value.split( ':' );
	const kind = KINDS.find( ( candidate ) => candidate === word );
	return kind ? { kind, text: rest.join( ':' ) } : null;
}
