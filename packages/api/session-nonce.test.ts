import { createSession } from './session';
import { readHeaders } from './http';
import { memoryStorage } from './test-client';

const stored = ( nonce: string, timestamp: number | string ) =>
	memoryStorage( { storeApiNonce: JSON.stringify( { nonce, timestamp } ) } );

const headers = ( nonce: string, timestamp?: string | number ) =>
	readHeaders( {
		Nonce: nonce,
		...( timestamp !== undefined && { 'Nonce-Timestamp': timestamp } ),
	} );

describe( 'initial nonce', () => {
	it.each( [
		[ 'newer on the page', stored( 'stored', 10 ), 11, 'page' ],
		[ 'as new on the page', stored( 'stored', 10 ), 10, 'page' ],
		[ 'newer in the storage', stored( 'stored', 10 ), 9, 'stored' ],
		[ 'stored by an older version', stored( 'stored', '10' ), 9, 'stored' ],
		[ 'only on the page', memoryStorage(), 1, 'page' ],
		[
			'invalid JSON',
			memoryStorage( { storeApiNonce: '{"non' } ),
			1,
			'page',
		],
		[ 'not an object', memoryStorage( { storeApiNonce: '7' } ), 1, 'page' ],
		[ 'empty in the storage', stored( '', 99 ), 1, 'page' ],
	] )(
		'is the right one if it is %s',
		( _title, storage, timestamp, expected ) => {
			const session = createSession( {
				storage,
				seed: {
					storeApiNonce: 'page',
					wcStoreApiNonceTimestamp: `${ timestamp }`,
				},
			} );
			expect( session.nonce() ).toBe( expected );
		}
	);

	it.each( [ undefined, null, 'text', {}, { storeApiNonce: 7 } ] )(
		'is empty with a seed of %j',
		( seed ) => {
			const session = createSession( {
				storage: memoryStorage(),
				seed,
			} );
			expect( session.nonce() ).toBe( '' );
		}
	);
} );

describe( 'nonce of a response', () => {
	it.each( [
		[ 'newer', headers( 'new', 11 ), '{"nonce":"new","timestamp":11}' ],
		[ 'as new', headers( 'new', '10' ), '{"nonce":"new","timestamp":10}' ],
		[ 'older', headers( 'new', 9 ), '{"nonce":"stored","timestamp":10}' ],
		[ 'undated', headers( 'new' ), '{"nonce":"new","timestamp":10}' ],
		[ 'absent', readHeaders( {} ), '{"nonce":"stored","timestamp":10}' ],
	] )( 'is stored or ignored if it is %s', ( _title, reply, expected ) => {
		const storage = stored( 'stored', 10 );
		const session = createSession( { storage } );
		session.read( reply );
		expect( storage.entries.storeApiNonce ).toBe( expected );
		expect( session.nonce() ).toBe( JSON.parse( expected ).nonce );
	} );

	it( 'is taken at any age after the known one was rejected', () => {
		const storage = stored( 'stored', 10 );
		const session = createSession( { storage } );
		expect( session.renew( headers( 'new', 1 ) ) ).toBe( true );
		expect( session.nonce() ).toBe( 'new' );
		expect( session.renew( readHeaders( {} ) ) ).toBe( false );
		expect( session.nonce() ).toBe( 'new' );
	} );
} );

describe( 'other tabs', () => {
	const emitStorage = ( key: string | null ) =>
		window.dispatchEvent( new StorageEvent( 'storage', { key } ) );

	it( 'share a newer nonce between start and stop', () => {
		const storage = stored( 'stored', 10 );
		const session = createSession( { storage, storageEvents: window } );
		const write = ( value: string, timestamp: number ) => {
			storage.entries.storeApiNonce = JSON.stringify( {
				nonce: value,
				timestamp,
			} );
		};
		write( 'early', 11 );
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'stored' );

		const stop = session.start();
		emitStorage( 'storeApiCartHash' );
		expect( session.nonce() ).toBe( 'stored' );
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'early' );
		write( 'old', 5 );
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'early' );

		stop();
		write( 'late', 12 );
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'early' );
	} );

	it( 'do not remove our nonce when they clear the storage', () => {
		const storage = stored( 'stored', 10 );
		const session = createSession( { storage, storageEvents: window } );
		const stop = session.start();
		delete storage.entries.storeApiNonce;
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'stored' );
		stop();
	} );
} );
