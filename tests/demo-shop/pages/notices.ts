import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** What the page after a form says first. */
export interface Notice {
	kind: 'success' | 'error' | 'info';
	/** Plain text. */
	text: string;
}

const COOKIE = 'sf_notice';
const KINDS = [ 'success', 'error', 'info' ] as const;

/** Keeps a notice for the next page that this visitor sees; a minute later it would be out of place. */
export function setNotice( c: Context, { kind, text }: Notice ): void {
	setCookie( c, COOKIE, `${ kind }:${ text }`, {
		path: '/',
		httpOnly: true,
		sameSite: 'Lax',
		maxAge: 60,
	} );
}

/** The notice that was left, once; `null` when there is none. */
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
