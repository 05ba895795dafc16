import { createHost, pause, waitForNetwork, whenAborted } from '.';

/** What jsdom would not let us set. */
const define = ( target: object, name: string, get: () => unknown ) => {
	const own = Object.getOwnPropertyDescriptor( target, name );
	Object.defineProperty( target, name, { configurable: true, get } );
	return () => {
		if ( own ) {
			Object.defineProperty( target, name, own );
		} else {
			Reflect.deleteProperty( target, name );
		}
	};
};

const host = createHost( window );

describe( 'the clock', () => {
	it( 'runs by the timers of the window, fake ones too', () => {
		jest.useFakeTimers();
		try {
			const start = host.clock.now();
			const rings: string[] = [];
			host.clock.setTimeout( () => rings.push( 'kept' ), 500 );
			const id = host.clock.setTimeout(
				() => rings.push( 'cleared' ),
				500
			);
			host.clock.clearTimeout( id );
			host.clock.clearTimeout( undefined );
			jest.advanceTimersByTime( 499 );
			expect( rings ).toEqual( [] );
			jest.advanceTimersByTime( 1 );
			expect( rings ).toEqual( [ 'kept' ] );
			expect( host.clock.now() - start ).toBe( 500 );
		} finally {
			jest.useRealTimers();
		}
	} );
} );

describe( 'a pause', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	const startPause = ( until: PromiseLike< unknown > ) => {
		const end = jest.fn();
		void pause( host.clock, 500, until ).then( end );
		return end;
	};

	it( 'lasts as long as it says', async () => {
		const end = startPause( new Promise( () => {} ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( end ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( end ).toHaveBeenCalled();
	} );

	it( 'ends with an abort, and leaves no timer behind', async () => {
		const controller = new AbortController();
		const end = startPause( whenAborted( controller.signal ) );
		await jest.advanceTimersByTimeAsync( 100 );
		controller.abort();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( end ).toHaveBeenCalled();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'lasts to its end without a signal', async () => {
		const end = startPause( whenAborted( undefined ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( end ).not.toHaveBeenCalled();
	} );
} );

describe( 'waiting for a network', () => {
	const NEVER = new Promise< never >( () => {} );
	let onLine = false;
	let restore: () => void;
	beforeEach( () => {
		jest.useFakeTimers();
		onLine = false;
		restore = define( window.navigator, 'onLine', () => onLine );
	} );
	afterEach( () => {
		restore();
		jest.useRealTimers();
	} );

	const change = ( isOn: boolean ) => {
		onLine = isOn;
		window.dispatchEvent( new Event( isOn ? 'online' : 'offline' ) );
	};

	it( 'ends when the network returns', async () => {
		const result = waitForNetwork( host, 500, NEVER );
		change( false );
		change( true );
		expect( await result ).toBe( true );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'fails at its time limit', async () => {
		const result = waitForNetwork( host, 500, NEVER );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( await result ).toBe( false );
	} );

	it( 'fails when nobody waits for it any more', async () => {
		expect( await waitForNetwork( host, 500, Promise.resolve() ) ).toBe(
			false
		);
	} );
} );

describe( 'the online manager', () => {
	it( 'tells each change until it is stopped', () => {
		let onLine: boolean | undefined = true;
		const restore = define( window.navigator, 'onLine', () => onLine );
		const told: boolean[] = [];
		const stop = host.online.subscribe( ( isOnline ) =>
			told.push( isOnline )
		);
		expect( host.online.isOnline() ).toBe( true );
		onLine = false;
		window.dispatchEvent( new Event( 'offline' ) );
		onLine = true;
		window.dispatchEvent( new Event( 'online' ) );
		stop();
		onLine = false;
		window.dispatchEvent( new Event( 'offline' ) );
		expect( told ).toEqual( [ false, true ] );
		expect( host.online.isOnline() ).toBe( false );
		// A browser that cannot tell.
		onLine = undefined;
		expect( host.online.isOnline() ).toBe( true );
		restore();
	} );
} );

describe( 'the visibility manager', () => {
	it( 'tells each change until it is stopped', () => {
		let state = 'visible';
		const restore = define( document, 'visibilityState', () => state );
		const change = ( to: string ) => {
			state = to;
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		};
		const told: boolean[] = [];
		const stop = host.visibility.subscribe( ( isVisible ) =>
			told.push( isVisible )
		);
		change( 'hidden' );
		change( 'visible' );
		stop();
		change( 'prerender' );
		expect( told ).toEqual( [ false, true ] );
		expect( host.visibility.isVisible() ).toBe( false );
		restore();
	} );
} );

describe( 'the storage', () => {
	const broken = () => {
		throw new DOMException( 'no', 'SecurityError' );
	};

	it( 'keeps, gives and removes', () => {
		expect( host.storage.get( 'k' ) ).toBeNull();
		expect( host.storage.set( 'k', 'v' ) ).toBe( true );
		expect( host.storage.get( 'k' ) ).toBe( 'v' );
		host.storage.remove( 'k' );
		expect( host.storage.get( 'k' ) ).toBeNull();
	} );

	it.each( [
		[ 'forbidden', broken ],
		[ 'absent', () => null ],
		[
			'full',
			() => ( {
				getItem: () => 'v',
				setItem: broken,
				removeItem: broken,
			} ),
		],
		[
			'unreadable',
			() => ( { getItem: broken, setItem: broken, removeItem: broken } ),
		],
	] )( 'breaks nothing when it is %s', ( kind, localStorage ) => {
		const restore = define( window, 'localStorage', localStorage );
		expect( host.storage.set( 'k', 'v' ) ).toBe( false );
		expect( host.storage.get( 'k' ) ).toBe( kind === 'full' ? 'v' : null );
		expect( () => host.storage.remove( 'k' ) ).not.toThrow();
		restore();
	} );
} );

describe( 'the cookies', () => {
	it.each( [
		[ 'woocommerce_cart_hash', 'abc' ],
		[ 'hash', undefined ],
		[ 'empty', '' ],
		[ 'with=sign', undefined ],
		[ 'equation', 'a=b' ],
		[ 'encoded', 'ü;' ],
		[ 'raw', '100%' ],
		[ 'gone', undefined ],
	] )( 'give for %s %p', ( name, expected ) => {
		const restore = define(
			document,
			'cookie',
			() =>
				'woocommerce_cart_hash=abc; empty=; equation=a=b;encoded=%C3%BC%3B; raw=100%'
		);
		expect( host.cookies.get( name ) ).toBe( expected );
		restore();
	} );

	it( 'are read anew', () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		expect( host.cookies.get( 'woocommerce_items_in_cart' ) ).toBe( '1' );
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
		expect(
			host.cookies.get( 'woocommerce_items_in_cart' )
		).toBeUndefined();
	} );
} );
