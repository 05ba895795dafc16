import type { KeyValueStorage, SafeStorage } from '@shopfront/host';

export type PageStorage = KeyValueStorage & Pick< SafeStorage, 'remove' >;

/** Wraps `localStorage`, which throws if it's blocked or full (see `createSafeStorage` of the host). */
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

/** Reads cookies from the server, whose values have no special characters. */
export const createGetCookie = ( page: Document ) => ( name: string ) =>
	page.cookie.match( `(^|; )${ name }=([^;]*)` )?.[ 2 ];
