import { createHost, createTabLock } from '.';

/** A browser's Web Locks API: exclusive and shared locks, granted in the order of requests. */
const createLockManager = () => {
	interface Request {
		mode: LockMode;
		start: () => void;
	}
	let held: LockMode[] = [];
	let queue: Request[] = [];
	const isFree = ( mode: LockMode ) =>
		mode === 'shared' ? ! held.includes( 'exclusive' ) : held.length === 0;
	const grant = () => {
		while ( queue[ 0 ] && isFree( queue[ 0 ].mode ) ) {
			queue.shift()?.start();
		}
	};
	return {
		request: (
			name: string,
			{ mode = 'exclusive', ifAvailable, signal }: LockOptions,
			run: ( lock: Lock | null ) => unknown
		) =>
			new Promise< void >( ( resolve, reject ) => {
				if ( ifAvailable && ( queue.length || ! isFree( mode ) ) ) {
					run( null );
					resolve();
					return;
				}
				const request = {
					mode,
					start: () => {
						held.push( mode );
						void Promise.resolve( run( { name, mode } ) ).then(
							() => {
								held.splice( held.indexOf( mode ), 1 );
								resolve();
								grant();
							}
						);
					},
				};
				signal?.addEventListener( 'abort', () => {
					queue = queue.filter( ( other ) => other !== request );
					reject( new Error( 'AbortError' ) );
				} );
				queue.push( request );
				grant();
			} ),
		query: async () => ( {
			held: held.map( ( mode ) => ( { name: 'order', mode } ) ),
		} ),
		reset: () => {
			held = [];
			queue = [];
		},
	};
};

const host = createHost( window );
const open = () => createTabLock( host, 'order' );
const flush = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

const provideLocks = ( locks: unknown ) =>
	Object.defineProperty( window.navigator, 'locks', {
		configurable: true,
		value: locks,
	} );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
} );
afterEach( () => {
	Reflect.deleteProperty( window.navigator, 'locks' );
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe.each( [
	[ 'with the Web Locks API', createLockManager ],
	[ 'with local storage', () => undefined ],
] )( '%s', ( _title, createLocks ) => {
	beforeEach( () => void provideLocks( createLocks() ) );

	it( 'one tab has the lock until it opens it', async () => {
		const [ first, second ] = [ open(), open() ];
		expect( await first.acquire() ).toBe( true );
		expect( await first.acquire() ).toBe( true );
		expect( await first.isHeldElsewhere() ).toBe( false );
		expect( await second.isHeldElsewhere() ).toBe( true );
		expect( await second.acquire() ).toBe( false );
		second.release();
		expect( await second.acquire() ).toBe( false );
		first.release();
		await flush();
		expect( await second.isHeldElsewhere() ).toBe( false );
		expect( await second.acquire() ).toBe( true );
		second.release();
	} );

	it( 'the others learn that it is open, and can take it again at once', async () => {
		const [ first, second, third ] = [ open(), open(), open() ];
		await first.acquire();
		const isFree = jest.fn();
		void second.whenFree( new AbortController().signal ).then( isFree );
		void third.whenFree( new AbortController().signal );
		await flush();
		expect( isFree ).not.toHaveBeenCalled();
		first.release();
		expect( await first.acquire() ).toBe( true );
		first.release();
		await flush();
		jest.advanceTimersByTime( 2000 );
		await flush();
		expect( isFree ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'a tab can stop waiting', async () => {
		const [ first, second ] = [ open(), open() ];
		await first.acquire();
		const controller = new AbortController();
		const isDone = jest.fn();
		void second.whenFree( controller.signal ).then( isDone );
		controller.abort();
		await flush();
		expect( isDone ).toHaveBeenCalledTimes( 1 );
		first.release();
	} );
} );

describe( 'a lock in local storage', () => {
	it( 'is renewed while its tab lives, and expires after a crash', async () => {
		const [ first, second ] = [ open(), open() ];
		await first.acquire();
		jest.advanceTimersByTime( 60_000 );
		expect( await second.isHeldElsewhere() ).toBe( true );
		// The tab crashes.
		const [ stored = '' ] = [ localStorage.getItem( 'order' ) ];
		first.release();
		localStorage.setItem( 'order', stored ?? '' );
		expect( await second.isHeldElsewhere() ).toBe( true );
		jest.advanceTimersByTime( 8000 );
		expect( await second.acquire() ).toBe( true );
		second.release();
	} );

	it( 'opens when the shopper leaves the page', async () => {
		const [ first, second ] = [ open(), open() ];
		await first.acquire();
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( await second.acquire() ).toBe( true );
		second.release();
	} );

	it.each( [ 'nonsense', '', '99999999999999 other', '-1 other' ] )(
		'ignores the invalid entry "%s"',
		async ( value ) => {
			localStorage.setItem( 'order', value );
			const lock = open();
			expect( await lock.acquire() ).toBe( true );
			lock.release();
		}
	);

	it( 'locks no other tab if the storage is blocked', async () => {
		for ( const method of [ 'setItem', 'getItem' ] as const ) {
			jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
				throw new Error( 'SecurityError' );
			} );
		}
		const lock = open();
		expect( await lock.acquire() ).toBe( true );
		expect( await open().isHeldElsewhere() ).toBe( false );
		lock.release();
	} );
} );
