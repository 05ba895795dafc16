import type { Host } from './host';

/** A lock that one of a shop's tabs can hold. The browser opens it if that tab closes or crashes. */
export interface TabLock {
	/** Takes the lock, or keeps it. Resolves to `false` if another tab holds it. */
	acquire: () => Promise< boolean >;
	release: () => void;
	isHeldElsewhere: () => Promise< boolean >;
	/** Resolves when no other tab holds the lock, or when the signal aborts. */
	whenFree: ( signal: AbortSignal ) => Promise< void >;
}

type LockHost = Pick< Host, 'window' | 'clock' | 'storage' >;

/** How long a stored lock is valid, ms. Browsers run hidden pages' timers once a second. */
const EXPIRY_MS = 8000;

/** How often a tab renews its lock, and others check it, ms. */
const RENEWAL_MS = 2000;

const createWebLock = ( locks: LockManager, name: string ): TabLock => {
	let open: ( () => void ) | null = null;
	const request = ( ifAvailable: boolean ) =>
		new Promise< boolean >( ( resolve, reject ) => {
			locks
				.request( name, { ifAvailable }, ( lock ) => {
					if ( ! lock ) {
						resolve( false );
						return undefined;
					}
					return new Promise< void >( ( release ) => {
						open = release;
						resolve( true );
					} );
				} )
				.catch( reject );
		} );
	const isHeldElsewhere = async () => {
		const { held = [] } = await locks.query();
		return (
			open === null &&
			held.some(
				( lock ) => lock.name === name && lock.mode === 'exclusive'
			)
		);
	};
	return {
		acquire: async () =>
			open !== null ||
			( await request( true ) ) ||
			// A tab that waited for the lock holds it for a moment.
			( ! ( await isHeldElsewhere() ) && ( await request( false ) ) ),
		release: () => {
			open?.();
			open = null;
		},
		isHeldElsewhere,
		whenFree: ( signal ) =>
			locks
				.request( name, { mode: 'shared', signal }, () => undefined )
				.catch( () => undefined ),
	};
};

const createStoredLock = (
	{ window: view, clock, storage }: LockHost,
	name: string
): TabLock => {
	const id = `${ clock.now() } ${ Math.random() }`;
	let timer: unknown = null;
	const readHolder = () => {
		const [ expiresAt = '', ...holder ] = (
			storage.get( name ) ?? ''
		).split( ' ' );
		const remainingMs = Number( expiresAt ) - clock.now();
		return remainingMs > 0 && remainingMs <= EXPIRY_MS
			? holder.join( ' ' )
			: null;
	};
	const isHeld = () => {
		const holder = readHolder();
		return holder !== null && holder !== id;
	};
	const renew = () => {
		storage.set( name, `${ clock.now() + EXPIRY_MS } ${ id }` );
		timer = clock.setTimeout( renew, RENEWAL_MS );
	};
	const release = () => {
		if ( timer !== null ) {
			clock.clearTimeout( timer );
			timer = null;
			storage.remove( name );
		}
	};
	view.addEventListener( 'pagehide', release );
	return {
		acquire: async () => {
			if ( timer === null && ! isHeld() ) {
				renew();
			}
			return ! isHeld();
		},
		release,
		isHeldElsewhere: async () => isHeld(),
		whenFree: ( signal ) =>
			new Promise( ( resolve ) => {
				let check: unknown = null;
				const end = () => {
					clock.clearTimeout( check );
					view.removeEventListener( 'storage', checkNow );
					resolve();
				};
				const checkNow = () => {
					clock.clearTimeout( check );
					if ( isHeld() ) {
						check = clock.setTimeout( checkNow, RENEWAL_MS );
					} else {
						end();
					}
				};
				signal.addEventListener( 'abort', end );
				view.addEventListener( 'storage', checkNow );
				checkNow();
			} ),
	};
};

/** Creates a lock with the Web Locks API, or in local storage. If both are blocked, each tab gets its own lock. */
export const createTabLock = ( host: LockHost, name: string ): TabLock => {
	const { locks } = host.window.navigator ?? {};
	return locks
		? createWebLock( locks, name )
		: createStoredLock( host, name );
};
