import { createSafeStorage } from './safe-storage';

export interface TabChannel {
	/**
	 * Sends a message to all other tabs. Returns `false` if it can't: the browser blocks all ways, the storage is full,
	 * or the page is hidden in the back/forward cache.
	 */
	post: ( message: unknown ) => boolean;
	close: () => void;
}

const connectByBroadcast = (
	view: Window,
	name: string,
	onMessage: ( message: unknown ) => void
): TabChannel | null => {
	try {
		const Channel: typeof BroadcastChannel = Reflect.get(
			view,
			'BroadcastChannel'
		);
		const channel = new Channel( name );
		channel.onmessage = ( { data }: MessageEvent ) => onMessage( data );
		return {
			post: ( message ) => {
				channel.postMessage( message );
				return true;
			},
			close: () => channel.close(),
		};
	} catch {
		// The browser has no channels, or blocks them for this page.
		return null;
	}
};

/** The storage emits an event in all other tabs. We remove the message at once, because carts contain addresses. */
const connectByStorage = (
	view: Window,
	name: string,
	onMessage: ( message: unknown ) => void
): TabChannel => {
	const storage = createSafeStorage( view );
	const onStorage = ( { key, newValue }: StorageEvent ) => {
		if ( key !== name || newValue === null ) {
			return;
		}
		let message: unknown;
		try {
			message = JSON.parse( newValue );
		} catch {
			return;
		}
		onMessage( message );
	};
	view.addEventListener( 'storage', onStorage );
	return {
		post: ( message ) => {
			const isSent = storage.set( name, JSON.stringify( message ) );
			storage.remove( name );
			return isSent;
		},
		close: () => view.removeEventListener( 'storage', onStorage ),
	};
};

/**
 * Opens a `BroadcastChannel`, or else uses local storage's events. It's closed while the page is in the back/forward
 * cache, because browsers may exclude pages with an open channel; messages of that time are lost. Not validated.
 */
export const openTabChannel = (
	view: Window,
	name: string,
	onMessage: ( message: unknown ) => void
): TabChannel => {
	const connect = () =>
		connectByBroadcast( view, name, onMessage ) ??
		connectByStorage( view, name, onMessage );
	let connection: TabChannel | null = connect();
	const disconnect = () => {
		connection?.close();
		connection = null;
	};
	const reconnect = () => {
		connection ??= connect();
	};
	view.addEventListener( 'pagehide', disconnect );
	view.addEventListener( 'pageshow', reconnect );
	return {
		post: ( message ) => {
			try {
				return connection?.post( message ) ?? false;
			} catch {
				// The message can't be cloned, for example because an add-on put a function into a cart.
				return false;
			}
		},
		close: () => {
			disconnect();
			view.removeEventListener( 'pagehide', disconnect );
			view.removeEventListener( 'pageshow', reconnect );
		},
	};
};
