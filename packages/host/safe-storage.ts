/** Storage that never throws but may lose everything. */
export interface KeyValueStorage {
	/** `null` if the key has no value or the storage cannot be read. */
	get: ( key: string ) => string | null;
	set: ( key: string, value: string ) => unknown;
}

/** Storage that behaves the same if it is missing, forbidden or full. */
export interface SafeStorage extends KeyValueStorage {
	/** Returns `false` if the value could not be saved; callers continue without it. */
	set: ( key: string, value: string ) => boolean;
	remove: ( key: string ) => void;
}

/** A storage of a window: permanent, or only for this tab. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * Wraps a storage of a window and catches errors of each operation. With blocked cookies, even reading `localStorage`
 * throws. In private windows of older browsers, reads work but writes throw. Any write may exceed the quota.
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
