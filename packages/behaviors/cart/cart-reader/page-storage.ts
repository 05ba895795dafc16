import type { KeyValueStorage, SafeStorage } from '@shopfront/host';

/** The storage of a page that is used. */
export type PageStorage = KeyValueStorage & Pick< SafeStorage, 'remove' >;

/** Wraps the local storage of a window, which throws if it is blocked or full (see `createSafeStorage` of the host). */
export const createPageStorage = ( view: Window ): PageStorage => {
	const wrap =
		( method: 'getItem' | 'setItem' | 'removeItem' ) =>
		( key: string, value?: string ): string | null => {
			try {
				return (
					view.localStorage[ method ] as (
						...values: unknown[]
					) => string | null
				 )( key, value );
			} catch {
				return null;
			}
		};
	return {
		get: wrap( 'getItem' ),
		set: wrap( 'setItem' ),
		remove: wrap( 'removeItem' ),
	};
};

/** Reads the cookies of a page that the server sets without special characters. */
export const createGetCookie = ( page: Document ) => ( name: string ) =>
	page.cookie.match( `(^|; )${ name }=([^;]*)` )?.[ 2 ];
