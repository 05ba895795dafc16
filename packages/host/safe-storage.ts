/** Storage that never throws and may forget everything. */
export interface KeyValueStorage {
	/** `null` if the key has no value or the storage cannot be read. */
	get: ( key: string ) => string | null;
	set: ( key: string, value: string ) => unknown;
}

/** Storage that may be missing, forbidden or full without anybody noticing. */
export interface SafeStorage extends KeyValueStorage {
	/** `false` when it could not be kept: the caller goes on without. */
	set: ( key: string, value: string ) => boolean;
	remove: ( key: string ) => void;
}

/** Which of a window's storages: the one that stays, or the one of this tab, which goes with it. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * A storage of a window. Each step is guarded on its own: with cookies blocked, naming `localStorage` throws;
 * in a private window of older browsers, reading works and writing throws; and any write may find it full.
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
