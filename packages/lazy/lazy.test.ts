/** @jest-environment node */
import { createLazy } from '.';

it( 'loads once, when fetching, and notifies subscribers', async () => {
	const load = jest.fn( async () => 'loaded' );
	const lazy = createLazy( load );
	const listener = jest.fn();
	lazy.subscribe( listener );
	expect( lazy.get() ).toBeNull();
	expect( load ).not.toHaveBeenCalled();

	expect( await Promise.all( [ lazy.fetch(), lazy.fetch() ] ) ).toEqual( [
		'loaded',
		'loaded',
	] );
	expect( lazy.get() ).toBe( 'loaded' );
	expect( await lazy.fetch() ).toBe( 'loaded' );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'retries after a failed fetch', async () => {
	const load = jest
		.fn< Promise< string >, [] >()
		.mockRejectedValueOnce( new Error( 'No network.' ) )
		.mockResolvedValue( 'loaded' );
	const lazy = createLazy( load );
	expect( await lazy.fetch() ).toBeNull();
	expect( lazy.get() ).toBeNull();
	expect( await lazy.fetch() ).toBe( 'loaded' );
} );

it( 'does not notify listeners that unsubscribed', async () => {
	const lazy = createLazy( async () => 'loaded' );
	const listener = jest.fn();
	lazy.subscribe( listener )();
	await lazy.fetch();
	expect( listener ).not.toHaveBeenCalled();
} );

it( 'uses a provided value and never loads', async () => {
	const load = jest.fn( async () => 'loaded' );
	const listener = jest.fn();
	const lazy = createLazy( load );
	lazy.subscribe( listener );
	expect( lazy.provide( 'provided' ) ).toBe( 'provided' );
	expect( lazy.get() ).toBe( 'provided' );
	expect( await lazy.fetch() ).toBe( 'provided' );
	expect( load ).not.toHaveBeenCalled();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'after', 'loaded' ],
	[ 'during', 'provided' ],
] )(
	'prefers the first value if one is provided %s the fetch',
	async ( time, first ) => {
		const lazy = createLazy( async () => 'loaded' );
		const fetching = lazy.fetch();
		if ( time === 'after' ) {
			await fetching;
		}
		expect( lazy.provide( 'provided' ) ).toBe( first );
		expect( await fetching ).toBe( first );
		expect( lazy.get() ).toBe( first );
	}
);
