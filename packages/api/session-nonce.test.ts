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

describe( 'the first nonce', () => {
	it.each( [
		[ 'newer on the page', stored( 'kept', 10 ), 11, 'page' ],
		[ 'as new on the page', stored( 'kept', 10 ), 10, 'page' ],
		[ 'newer in the storage', stored( 'kept', 10 ), 9, 'kept' ],
		[ 'kept by an older version', stored( 'kept', '10' ), 9, 'kept' ],
		[ 'only on the page', memoryStorage(), 1, 'page' ],
		[ 'spoiled', memoryStorage( { storeApiNonce: '{"non' } ), 1, 'page' ],
		[
			'of another kind',
			memoryStorage( { storeApiNonce: '7' } ),
			1,
			'page',
		],
		[ 'empty in the storage', stored( '', 99 ), 1, 'page' ],
	] )(
		'is the right one if it is %s',
		( _what, storage, timestamp, expected ) => {
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
		'is none with a seed of %j',
		( seed ) => {
			const session = createSession( {
				storage: memoryStorage(),
				seed,
			} );
			expect( session.nonce() ).toBe( '' );
		}
	);
} );

describe( 'the nonce of a response', () => {
	it.each( [
		[ 'newer', headers( 'new', 11 ), '{"nonce":"new","timestamp":11}' ],
		[ 'as new', headers( 'new', '10' ), '{"nonce":"new","timestamp":10}' ],
		[ 'older', headers( 'new', 9 ), '{"nonce":"kept","timestamp":10}' ],
		[ 'undated', headers( 'new' ), '{"nonce":"new","timestamp":10}' ],
		[ 'absent', readHeaders( {} ), '{"nonce":"kept","timestamp":10}' ],
	] )( 'is stored or ignored if it is %s', ( _what, reply, expected ) => {
		const storage = stored( 'kept', 10 );
		const session = createSession( { storage } );
		session.read( reply );
		expect( storage.entries.storeApiNonce ).toBe( expected );
		expect( session.nonce() ).toBe( JSON.parse( expected ).nonce );
	} );

	it( 'is taken at any age after the known one was rejected', () => {
		const storage = stored( 'kept', 10 );
		const session = createSession( { storage } );
		expect( session.renew( headers( 'new', 1 ) ) ).toBe( true );
		expect( session.nonce() ).toBe( 'new' );
		expect( session.renew( readHeaders( {} ) ) ).toBe( false );
		expect( session.nonce() ).toBe( 'new' );
	} );
} );

describe( 'another tab', () => {
	const emitStorage = ( key: string | null ) =>
		window.dispatchEvent( new StorageEvent( 'storage', { key } ) );

	it( 'shares its newer nonce between start and stop', () => {
		const storage = stored( 'kept', 10 );
		const session = createSession( { storage, storageEvents: window } );
		const write = ( value: string, timestamp: number ) => {
			storage.entries.storeApiNonce = JSON.stringify( {
				nonce: value,
				timestamp,
			} );
		};
		write( 'early', 11 );
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'kept' );

		const stop = session.start();
		emitStorage( 'storeApiCartHash' );
		expect( session.nonce() ).toBe( 'kept' );
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

	it( 'does not remove the known nonce when it empties the storage', () => {
		const storage = stored( 'kept', 10 );
		const session = createSession( { storage, storageEvents: window } );
		const stop = session.start();
		delete storage.entries.storeApiNonce;
		emitStorage( 'storeApiNonce' );
		expect( session.nonce() ).toBe( 'kept' );
		stop();
	} );
} );
