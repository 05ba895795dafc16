import type { KeyValueStorage } from '@shopfront/host';

/** Runs a function; returns `null` if it throws. */
const attempt = < Result >( run: () => Result ): Result | null => {
	try {
		return run();
	} catch {
		return null;
	}
};

/** Wraps the local storage of a window, which throws if it is blocked or full (see `createSafeStorage` of the host). */
export const createPageStorage = ( view: Window ): KeyValueStorage => ( {
	get: ( key ) => attempt( () => view.localStorage.getItem( key ) ),
	set: ( key, value ) =>
		attempt( () => view.localStorage.setItem( key, value ) ),
} );

/** Returns the value of a cookie that the server sets without special characters. */
export const getCookie = ( page: Document, name: string ) =>
	page.cookie.match( `(^|; )${ name }=([^;]*)` )?.[ 2 ];
