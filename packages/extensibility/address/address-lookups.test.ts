/** @jest-environment node */
import fc from 'fast-check';
import { createStatisticsCollector } from '../statistics/add-on-statistics';
import {
	createAddressLookups,
	LOOKUP_LIMIT_MS,
	PLACES_LIMIT,
	type AddressLookupConfig,
} from './address-lookups';

const SPRINGFIELD = { city: 'Springfield', state: 'IL' };
const timers = {
	setTimeout: ( callback: () => void, delayMs: number ): unknown =>
		setTimeout( callback, delayMs ),
	clearTimeout: ( timer: unknown ) => clearTimeout( timer as number ),
};

const create = () => {
	const statistics = createStatisticsCollector( () => 0 );
	const lookups = createAddressLookups( statistics );
	const controller = new AbortController();
	return {
		...lookups,
		controller,
		register: ( lookup: unknown, countries: unknown = [ 'US' ] ) =>
			lookups.registerAddressLookup( {
				name: 'acme',
				countries,
				lookup,
			} as AddressLookupConfig ),
		ask: ( postcode = '62701', country = 'US' ) =>
			lookups.lookUp(
				{ postcode, country, signal: controller.signal },
				timers
			),
		faults: () =>
			statistics
				.report()
				.flatMap( ( { addOn, faults } ) =>
					faults.map( ( { kind } ) => `${ addOn } ${ kind }` )
				),
	};
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( "passes the postcode to the country's lookup", async () => {
	const page = create();
	const lookup = jest.fn( async () => [ SPRINGFIELD ] );
	page.register( lookup );
	expect( page.hasLookup( 'US' ) ).toBe( true );
	expect( await page.ask() ).toEqual( [ SPRINGFIELD ] );
	expect( lookup ).toHaveBeenCalledWith( {
		postcode: '62701',
		country: 'US',
		signal: expect.any( AbortSignal ),
	} );
	expect( page.hasLookup( 'DE' ) ).toBe( false );
	expect( await page.ask( '10115', 'DE' ) ).toEqual( [] );
	expect( lookup ).toHaveBeenCalledTimes( 1 );
} );

it( 'accepts an answer without a promise, and trims its texts', async () => {
	const page = create();
	page.register( () => [ { city: ' Berlin ', state: ' ' } ], [ 'DE' ] );
	expect( await page.ask( '10115', 'DE' ) ).toEqual( [ { city: 'Berlin' } ] );
} );

it( 'prefers the later registration, and falls back to the earlier one after its removal', async () => {
	const page = create();
	page.registerAddressLookup( {
		name: 'first',
		countries: [ 'US' ],
		lookup: () => [ { city: 'First' } ],
	} );
	const remove = page.register( () => [ { city: 'Second' } ] );
	expect( await page.ask() ).toEqual( [ { city: 'Second' } ] );
	remove();
	expect( await page.ask() ).toEqual( [ { city: 'First' } ] );
} );

it( 'replaces a registration of the same name, and ignores its removal afterwards', async () => {
	const page = create();
	const removeFirst = page.register( () => [ { city: 'First' } ] );
	const removeSecond = page.register( () => [ { city: 'Second' } ] );
	removeFirst();
	expect( await page.ask() ).toEqual( [ { city: 'Second' } ] );
	removeSecond();
	expect( page.hasLookup( 'US' ) ).toBe( false );
} );

it.each< [ string, unknown, string ] >( [
	[ 'nothing', undefined, 'needs an object, but received undefined' ],
	[ 'a list', 7, 'needs an object, but received 7' ],
	[ 'no name', { countries: [ 'US' ] }, 'has no name' ],
	[ 'an empty name', { name: ' ' }, 'has no name' ],
	[ 'no countries', { name: 'acme' }, '"acme" needs "countries"' ],
	[
		'an empty list of countries',
		{ name: 'acme', countries: [] },
		'"acme" needs "countries"',
	],
	[
		'names of countries',
		{ name: 'acme', countries: [ 'Germany' ] },
		'It received ["Germany"].',
	],
	[
		'no function',
		{ name: 'acme', countries: [ 'US' ], lookup: 'x' },
		'"acme" needs "lookup"',
	],
] )( 'refuses a registration with %s', ( _, config, message ) => {
	const page = create();
	expect( () =>
		page.registerAddressLookup( config as AddressLookupConfig )
	).toThrow( message );
	expect( page.faults() ).toHaveLength( 1 );
	expect( page.faults()[ 0 ] ).toMatch( / unusable$/ );
} );

it.each< [ string, unknown ] >( [
	[ 'nothing', undefined ],
	[ 'null', null ],
	[ 'a place without a list', SPRINGFIELD ],
	[ 'a place without a city', [ { state: 'IL' } ] ],
	[ 'a city that is no text', [ { city: 7 } ] ],
	[ 'a state that is no text', [ { city: 'X', state: 7 } ] ],
] )( 'finds nothing if a lookup answers %s', async ( _, answer ) => {
	const page = create();
	page.register( () => answer );
	expect( await page.ask() ).toEqual( [] );
	expect( page.faults() ).toEqual( [ 'acme refused' ] );
	expect( console ).toHaveErrored();
} );

it.each< [ string, () => unknown ] >( [
	[
		'throws',
		() => {
			throw new Error( 'broken' );
		},
	],
	[ 'rejects', () => Promise.reject( new Error( 'broken' ) ) ],
] )( 'finds nothing if a lookup %s', async ( _, lookup ) => {
	const page = create();
	page.register( lookup );
	expect( await page.ask() ).toEqual( [] );
	expect( page.faults() ).toEqual( [ 'acme threw' ] );
	expect( console ).toHaveErrored();
} );

it( 'waits until the time limit, then aborts the lookup', async () => {
	const page = create();
	let signal: AbortSignal | undefined;
	page.register( ( query: { signal: AbortSignal } ) => {
		( { signal } = query );
		return new Promise( () => undefined );
	} );
	const done = jest.fn();
	void page.ask().then( done );
	await jest.advanceTimersByTimeAsync( LOOKUP_LIMIT_MS - 1 );
	expect( done ).not.toHaveBeenCalled();
	expect( signal?.aborted ).toBe( false );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( done ).toHaveBeenCalledWith( [] );
	expect( signal?.aborted ).toBe( true );
	expect( page.faults() ).toEqual( [ 'acme timeout' ] );
	expect( console ).toHaveErrored();
} );

it( 'aborts the lookup when its signal aborts, and records no fault', async () => {
	const page = create();
	page.register(
		( { signal }: { signal: AbortSignal } ) =>
			new Promise( ( _, reject ) =>
				signal.addEventListener( 'abort', () =>
					reject( new Error( 'aborted' ) )
				)
			)
	);
	const asked = page.ask();
	page.controller.abort();
	expect( await asked ).toEqual( [] );
	expect( await page.ask() ).toEqual( [] );
	expect( page.faults() ).toEqual( [] );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'limits the number of places', async () => {
	const page = create();
	page.register( () => Array( PLACES_LIMIT + 1 ).fill( SPRINGFIELD ) );
	expect( await page.ask() ).toHaveLength( PLACES_LIMIT );
} );

it( 'resolves to a list whatever a lookup returns', async () => {
	await fc.assert(
		fc.asyncProperty( fc.anything(), async ( answer ) => {
			const page = create();
			page.register( () => answer );
			expect( await page.ask() ).toEqual( expect.any( Array ) );
		} )
	);
	expect( console ).toHaveErrored();
} );
