/** Storage that never throws but may lose everything. */
export interface KeyValueStorage {
	/** `null` if the key has no value or we can't read the storage. */
	get: ( key: string ) => string | null;
	set: ( key: string, value: string ) => unknown;
}

/** Storage that behaves the same when it's missing, forbidden or full. */
export interface SafeStorage extends KeyValueStorage {
	/** Returns `false` if it couldn't save the value; continue without it. */
	set: ( key: string, value: string ) => boolean;
	remove: ( key: string ) => void;
}

export type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * Wraps a window's storage and catches each operation's errors. With blocked cookies, even reading `localStorage`
 * throws. In older browsers' private windows, reads work but writes throw. Any write may exceed the quota.
 */
export const createSafeStorage = (
	view: Pick< Window, StorageKind >,
	kind: StorageKind = 'localStorage'
): SafeStorage => {
	const attempt = < Result >(
		run: ( storage: Storage ) => Result,
		fallback: Result
	): Result => {
		try {
			return run( view[ kind ] );
		} catch {
			return fallback;
		}
	};
	return {
		get: ( key ) => attempt( ( storage ) => storage.getItem( key ), null ),
		set: ( key, value ) =>
			attempt( ( storage ) => {
				storage.setItem( key, value );
				return true;
			}, false ),
		remove: ( key ) =>
			attempt( ( storage ) => storage.removeItem( key ), undefined ),
	};
};
