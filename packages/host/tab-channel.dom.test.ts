import { createFakeBroadcastChannel } from '../../tests/fixtures/fake-broadcast-channel';
import { openTabChannel } from '.';

const { FakeBroadcastChannel, open: openChannels } =
	createFakeBroadcastChannel();

const provide = ( channel: unknown ) =>
	Object.defineProperty( window, 'BroadcastChannel', {
		configurable: true,
		value: channel,
	} );

/** jsdom has one window, which all tabs share. */
const openTab = ( name = 'shop' ) => {
	const received: unknown[] = [];
	const channel = openTabChannel( window, name, ( message ) =>
		received.push( message )
	);
	return { ...channel, received };
};

const tabs: Array< ReturnType< typeof openTab > > = [];
const open = ( name?: string ) => {
	const tab = openTab( name );
	tabs.push( tab );
	return tab;
};

afterEach( () => {
	tabs.splice( 0 ).forEach( ( { close } ) => close() );
	Reflect.deleteProperty( window, 'BroadcastChannel' );
	jest.restoreAllMocks();
	localStorage.clear();
} );

describe( 'with BroadcastChannel', () => {
	beforeEach( () => {
		provide( FakeBroadcastChannel );
	} );

	it( 'sends a message to the other tabs of the same shop only', () => {
		const [ first, second, foreign ] = [ open(), open(), open( 'other' ) ];
		expect( first.post( { quantity: 2 } ) ).toBe( true );
		expect( second.received ).toEqual( [ { quantity: 2 } ] );
		expect( first.received ).toEqual( [] );
		expect( foreign.received ).toEqual( [] );
	} );

	it( 'is closed while the page is in the back/forward cache', () => {
		const [ first, second ] = [ open(), open() ];
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( openChannels.size ).toBe( 0 );
		expect( first.post( 1 ) ).toBe( false );
		window.dispatchEvent( new Event( 'pageshow' ) );
		first.post( 2 );
		expect( second.received ).toEqual( [ 2 ] );
	} );

	it( 'does not throw for a message that cannot be cloned', () => {
		const first = open();
		expect( first.post( { method: () => {} } ) ).toBe( false );
	} );

	it( 'receives nothing after it was closed', () => {
		const [ first, second ] = [ open(), open() ];
		second.close();
		window.dispatchEvent( new Event( 'pageshow' ) );
		first.post( 1 );
		expect( second.received ).toEqual( [] );
	} );
} );

describe.each( [
	[ 'without BroadcastChannel', undefined ],
	[
		'with a blocked BroadcastChannel',
		class {
			constructor() {
				throw new Error( 'SecurityError' );
			}
		},
	],
] )( '%s', ( _title, channel ) => {
	beforeEach( () => void provide( channel ) );

	const emit = ( key: string, newValue: string | null ) =>
		window.dispatchEvent(
			new StorageEvent( 'storage', { key, newValue } )
		);

	it( "uses the storage's events, and leaves nothing in it", () => {
		const set = jest.spyOn( Storage.prototype, 'setItem' );
		const [ first, second ] = [ open(), open() ];
		expect( first.post( { quantity: 2 } ) ).toBe( true );
		expect( localStorage ).toHaveLength( 0 );
		// jsdom doesn't emit events to its own window.
		const [ key = '', value = '' ] = set.mock.calls[ 0 ] ?? [];
		emit( key, value );
		expect( second.received ).toEqual( [ { quantity: 2 } ] );
	} );

	it( 'ignores removals, other keys and values of other scripts', () => {
		const tab = open();
		emit( 'shop', null );
		emit( 'shop', '{broken' );
		emit( 'else', '1' );
		expect( tab.received ).toEqual( [] );
	} );

	it( 'reports a message that the storage does not take', () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'QuotaExceededError' );
		} );
		expect( open().post( 1 ) ).toBe( false );
	} );
} );
