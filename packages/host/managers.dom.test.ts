import { createHost, pause, waitForNetwork, whenAborted } from '.';

/** Replaces properties that jsdom makes read-only. */
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

describe( 'createClock', () => {
	it( "uses the window's timers, even fake ones installed later", () => {
		jest.useFakeTimers();
		try {
			const start = host.clock.now();
			const rings: string[] = [];
			host.clock.setTimeout( () => rings.push( 'active' ), 500 );
			const id = host.clock.setTimeout(
				() => rings.push( 'cleared' ),
				500
			);
			host.clock.clearTimeout( id );
			host.clock.clearTimeout( undefined );
			jest.advanceTimersByTime( 499 );
			expect( rings ).toEqual( [] );
			jest.advanceTimersByTime( 1 );
			expect( rings ).toEqual( [ 'active' ] );
			expect( host.clock.now() - start ).toBe( 500 );
		} finally {
			jest.useRealTimers();
		}
	} );
} );

describe( 'pause', () => {
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

	it( 'waits for the given delay', async () => {
		const end = startPause( new Promise( () => {} ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( end ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( end ).toHaveBeenCalled();
	} );

	it( 'ends on abort and clears its timer', async () => {
		const controller = new AbortController();
		const end = startPause( whenAborted( controller.signal ) );
		await jest.advanceTimersByTimeAsync( 100 );
		controller.abort();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( end ).toHaveBeenCalled();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'waits for the whole delay without a signal', async () => {
		const end = startPause( whenAborted( undefined ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( end ).not.toHaveBeenCalled();
	} );
} );

describe( 'waitForNetwork', () => {
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

	it( 'resolves to true when the network returns', async () => {
		const result = waitForNetwork( host, 500, NEVER );
		change( false );
		change( true );
		expect( await result ).toBe( true );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'resolves to false after the time limit', async () => {
		const result = waitForNetwork( host, 500, NEVER );
		await jest.advanceTimersByTimeAsync( 500 );
		expect( await result ).toBe( false );
	} );

	it( 'resolves to false when you cancel it', async () => {
		expect( await waitForNetwork( host, 500, Promise.resolve() ) ).toBe(
			false
		);
	} );
} );

describe( 'online manager', () => {
	it( 'notifies subscribers of each change until they unsubscribe', () => {
		let onLine: boolean | undefined = true;
		const restore = define( window.navigator, 'onLine', () => onLine );
		const changes: boolean[] = [];
		const stop = host.online.subscribe( ( isOnline ) =>
			changes.push( isOnline )
		);
		expect( host.online.isOnline() ).toBe( true );
		onLine = false;
		window.dispatchEvent( new Event( 'offline' ) );
		onLine = true;
		window.dispatchEvent( new Event( 'online' ) );
		stop();
		onLine = false;
		window.dispatchEvent( new Event( 'offline' ) );
		expect( changes ).toEqual( [ false, true ] );
		expect( host.online.isOnline() ).toBe( false );
		onLine = undefined;
		expect( host.online.isOnline() ).toBe( true );
		restore();
	} );
} );

describe( 'visibility manager', () => {
	it( 'notifies subscribers of each change until they unsubscribe', () => {
		let state = 'visible';
		const restore = define( document, 'visibilityState', () => state );
		const change = ( to: string ) => {
			state = to;
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		};
		const changes: boolean[] = [];
		const stop = host.visibility.subscribe( ( isVisible ) =>
			changes.push( isVisible )
		);
		change( 'hidden' );
		change( 'visible' );
		stop();
		change( 'prerender' );
		expect( changes ).toEqual( [ false, true ] );
		expect( host.visibility.isVisible() ).toBe( false );
		restore();
	} );
} );

describe( 'storage', () => {
	const broken = () => {
		throw new DOMException( 'no', 'SecurityError' );
	};

	it( 'saves, reads and removes values', () => {
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
	] )( 'never throws if the storage is %s', ( kind, localStorage ) => {
		const restore = define( window, 'localStorage', localStorage );
		expect( host.storage.set( 'k', 'v' ) ).toBe( false );
		expect( host.storage.get( 'k' ) ).toBe( kind === 'full' ? 'v' : null );
		expect( () => host.storage.remove( 'k' ) ).not.toThrow();
		restore();
	} );
} );

describe( 'cookies', () => {
	it.each( [
		[ 'woocommerce_cart_hash', 'abc' ],
		[ 'hash', undefined ],
		[ 'empty', '' ],
		[ 'with=sign', undefined ],
		[ 'equation', 'a=b' ],
		[ 'encoded', 'ü;' ],
		[ 'raw', '100%' ],
		[ 'gone', undefined ],
	] )( 'have for %s the value %p', ( name, expected ) => {
		const restore = define(
			document,
			'cookie',
			() =>
				'woocommerce_cart_hash=abc; empty=; equation=a=b;encoded=%C3%BC%3B; raw=100%'
		);
		expect( host.cookies.get( name ) ).toBe( expected );
		restore();
	} );

	it( 'are not cached', () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		expect( host.cookies.get( 'woocommerce_items_in_cart' ) ).toBe( '1' );
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
		expect(
			host.cookies.get( 'woocommerce_items_in_cart' )
		).toBeUndefined();
	} );
} );
