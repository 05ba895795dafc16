import { createHost } from '@shopfront/host';
import {
	createReduxStore,
	createRegistry,
	type DataRegistry,
} from '@wordpress/data';
import {
	getInstance,
	getServices,
	provideServices,
	registerOnce,
	type StoreServices,
} from '.';
import { ALONE, storeServices } from '../../../tests/fixtures/store-services';

const services = ( customerId = 0 ): StoreServices =>
	storeServices( {
		api: {
			send: () => Promise.reject( new Error( 'unexpected request' ) ),
			onCart: () => () => undefined,
			customerId: () => customerId,
			nonce: () => '',
			setNonce: () => undefined,
			setCartHash: () => undefined,
			...ALONE,
			start: () => () => undefined,
		},
		host: createHost( window ),
	} );

const probe = createReduxStore( 'test/probe', {
	reducer: ( state: null = null ) => state,
	actions: {
		find:
			() =>
			( { registry }: { registry: DataRegistry } ) =>
				getServices( registry ),
		count:
			( create: () => { count: number } ) =>
			( { registry }: { registry: DataRegistry } ) =>
				getInstance( registry, create ),
	},
	selectors: {},
} );

describe( 'services', () => {
	it( "are only available to their registry's stores", async () => {
		const registry = createRegistry();
		const given = services();
		provideServices( registry, given );
		registry.register( probe );
		expect( await registry.dispatch( probe ).find() ).toBe( given );
		expect( getServices( registry ) ).toBe( given );
		expect( () => getServices( createRegistry() ) ).toThrow(
			'provideServices'
		);
	} );

	it( 'can be replaced', () => {
		const registry = createRegistry();
		provideServices( registry, services() );
		provideServices( registry, services( 7 ) );
		expect( getServices( registry ).api.customerId() ).toBe( 7 );
	} );
} );

describe( 'getInstance', () => {
	const createCounter = () => ( { count: 0 } );

	it( 'returns one object per function and registry', () => {
		const registry = createRegistry();
		provideServices( registry, services() );
		const counter = getInstance( registry, createCounter );
		expect( getInstance( registry, createCounter ) ).toBe( counter );
		expect( getInstance( registry, () => ( {} ) ) ).not.toBe( counter );

		const other = createRegistry();
		provideServices( other, services() );
		expect( getInstance( other, createCounter ) ).not.toBe( counter );
	} );

	it( 'returns the same object to a thunk, whose registry is another object', async () => {
		const registry = createRegistry();
		provideServices( registry, services() );
		registry.register( probe );
		expect( await registry.dispatch( probe ).count( createCounter ) ).toBe(
			getInstance( registry, createCounter )
		);
	} );

	it( 'creates new objects for other services, and throws without services', () => {
		const registry = createRegistry();
		expect( () => getInstance( registry, createCounter ) ).toThrow(
			'no services'
		);
		provideServices( registry, services() );
		const counter = getInstance( registry, createCounter );
		provideServices( registry, services() );
		expect( getInstance( registry, createCounter ) ).not.toBe( counter );
	} );
} );

describe( 'registerOnce', () => {
	it( 'does not replace a store of the same name', () => {
		const registry = createRegistry();
		const named = ( value: string ) =>
			createReduxStore( 'test/named', {
				reducer: ( state: string = value ) => state,
				actions: {},
				selectors: { getValue: ( state: string ) => state },
			} );
		const first = named( 'first' );
		registerOnce( registry, first );
		registerOnce( registry, named( 'second' ) );
		expect( registry.select( first ).getValue() ).toBe( 'first' );
	} );
} );
