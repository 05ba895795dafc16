/** @jest-environment node */
import { createLazy } from '.';

it( 'comes when it is asked for, once, and says so', async () => {
	const load = jest.fn( async () => 'here' );
	const late = createLazy( load );
	const listener = jest.fn();
	late.subscribe( listener );
	expect( late.get() ).toBeNull();
	expect( load ).not.toHaveBeenCalled();

	expect( await Promise.all( [ late.fetch(), late.fetch() ] ) ).toEqual( [
		'here',
		'here',
	] );
	expect( late.get() ).toBe( 'here' );
	expect( await late.fetch() ).toBe( 'here' );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'is asked for again after it could not be had', async () => {
	const load = jest
		.fn< Promise< string >, [] >()
		.mockRejectedValueOnce( new Error( 'No network.' ) )
		.mockResolvedValue( 'here' );
	const late = createLazy( load );
	expect( await late.fetch() ).toBeNull();
	expect( late.get() ).toBeNull();
	expect( await late.fetch() ).toBe( 'here' );
} );

it( 'tells nobody who has stopped listening', async () => {
	const late = createLazy( async () => 'here' );
	const listener = jest.fn();
	late.subscribe( listener )();
	await late.fetch();
	expect( listener ).not.toHaveBeenCalled();
} );

it( 'takes a value that a script hands over, and fetches none after that', async () => {
	const load = jest.fn( async () => 'fetched' );
	const listener = jest.fn();
	const late = createLazy( load );
	late.subscribe( listener );
	expect( late.provide( 'provided' ) ).toBe( 'provided' );
	expect( late.get() ).toBe( 'provided' );
	expect( await late.fetch() ).toBe( 'provided' );
	expect( load ).not.toHaveBeenCalled();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'after', 'fetched' ],
	[ 'during', 'provided' ],
] )(
	'keeps the first value when one is handed over %s the fetch',
	async ( time, first ) => {
		const late = createLazy( async () => 'fetched' );
		const fetched = late.fetch();
		if ( time === 'after' ) {
			await fetched;
		}
		expect( late.provide( 'provided' ) ).toBe( first );
		expect( await fetched ).toBe( first );
		expect( late.get() ).toBe( first );
	}
);
