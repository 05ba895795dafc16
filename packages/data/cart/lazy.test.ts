import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { createRegistry } from '@wordpress/data';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../tests/fixtures/cart';
import { createFakeApi, settle } from '../../../tests/fixtures/fake-api';
import { storeServices } from '../../../tests/fixtures/store-services';
import { getRuntime } from './runtime';
import { startCartStore } from './start';
import { cartStore } from './store';

const CART = {
	...cartResponse( [ cartItem( { quantity: 1 } ) ] ),
	shipping_rates: [
		shippingPackage( [
			shippingRate( { rate_id: 'flat', selected: true } ),
			shippingRate( { rate_id: 'free', selected: false } ),
		] ),
	],
};

let stop = () => {};

const setUp = async () => {
	const registry = createRegistry();
	const api = createFakeApi();
	provideServices(
		registry,
		storeServices( { api: api.client, host: createHost( window ) } )
	);
	registry.register( noticesStore );
	registry.register( validationStore );
	stop = startCartStore( registry, { isPreloaded: true, hasCookies: true } );
	const loading = registry.resolveSelect( cartStore ).getCartData();
	await settle();
	jest.advanceTimersByTime( 10 );
	await settle();
	await api.pending[ 0 ]?.reply( CART );
	await loading;
	api.sent.length = 0;
	return {
		registry,
		api,
		runtime: getRuntime( registry ),
		cart: registry.select( cartStore ),
		actions: registry.dispatch( cartStore ),
	};
};

const wait = async ( delayMs: number ) => {
	jest.advanceTimersByTime( delayMs );
	await settle();
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'loads on first interaction, not before', async () => {
	const { runtime } = await setUp();
	expect( runtime.customerPush.get() ).toBeNull();
	window.dispatchEvent( new Event( 'pointerdown' ) );
	await settle();
	expect( runtime.customerPush.get() ).not.toBeNull();
} );

it( 'shows the errors of a cart even if their code loads after the cart', async () => {
	const { actions, registry } = await setUp();
	const getNotices = () =>
		registry
			.select( noticesStore )
			.getNotices( 'wc/cart' )
			.map( ( { content } ) => content );
	// Sets the cart without loading the code, as if loading had failed.
	await actions.setCartData( {
		errors: [ { code: 'stock', message: 'The mug is gone.' } ],
	} );
	expect( getNotices() ).toEqual( [] );
	window.dispatchEvent( new Event( 'pointerdown' ) );
	await settle();
	expect( getNotices() ).toEqual( [ 'The mug is gone.' ] );
} );

it( 'shows a quantity with exact totals before the code that sends it has loaded', async () => {
	const { actions, api, cart, runtime } = await setUp();
	const total = Number( cart.getCartTotals().total_price );
	void actions.changeCartItemQuantity( 'mug', 3 );
	expect( runtime.customerPush.get() ).toBeNull();
	const { items, totals } = cart.getOptimisticCart();
	expect( items[ 0 ]?.quantity ).toBe( 3 );
	expect( cart.getPendingCartFields().lines ).toEqual( [] );
	expect( Number( totals.total_items ) ).toBe( 3 * total );

	await settle();
	await wait( 400 );
	expect( api.sent.map( ( { data } ) => data ) ).toEqual( [
		{ key: 'mug', quantity: 3 },
	] );
} );

describe( 'if the page ends before the code has loaded', () => {
	const readSaved = () =>
		JSON.parse( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ?? 'null' )
			?.operations;
	const end = () => window.dispatchEvent( new Event( 'pagehide' ) );
	const comeBack = () => window.dispatchEvent( new Event( 'pageshow' ) );
	const mug = {
		kind: 'setQuantity',
		key: 'mug',
		quantity: 3,
		from: 1,
		name: 'Stone Mug',
	};

	afterEach( () => sessionStorage.clear() );

	it( 'saves a change for the next page, unless the shopper returns', async () => {
		const { actions, runtime } = await setUp();
		end();
		expect( readSaved() ).toBeUndefined();
		comeBack();
		void actions.changeCartItemQuantity( 'mug', 3 );
		expect( runtime.customerPush.get() ).toBeNull();
		end();
		expect( readSaved() ).toEqual( [ mug ] );
		comeBack();
		expect( readSaved() ).toBeUndefined();
	} );

	it( 'saves a change that another listener makes then', async () => {
		const { actions, runtime } = await setUp();
		end();
		void actions.changeCartItemQuantity( 'mug', 3 );
		expect( runtime.customerPush.get() ).toBeNull();
		expect( readSaved() ).toEqual( [ mug ] );
	} );

	it( 'saves a change beside the changes of an earlier page, and replaces what that page saved of its line', async () => {
		const cap = { ...mug, key: 'cap' };
		const earlier = {
			at: Date.now(),
			customerId: 0,
			owner: 'page',
			operations: [ { ...mug, quantity: 9 }, cap ],
		};
		// The code has not loaded yet, although the page requests it at once.
		const { actions, runtime } = await setUp();
		sessionStorage.setItem( UNSENT_CHANGES_KEY, JSON.stringify( earlier ) );
		void actions.changeCartItemQuantity( 'mug', 3 );
		expect( runtime.customerPush.get() ).toBeNull();
		end();
		expect(
			JSON.parse( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ?? '' )
		).toEqual( {
			...earlier,
			at: Date.now(),
			operations: [ cap, mug ],
		} );
		comeBack();
		expect( readSaved() ).toEqual( earlier.operations );
	} );
} );

it( 'sends one request for all quantities chosen while the code loads', async () => {
	const { actions, api } = await setUp();
	void actions.changeCartItemQuantity( 'mug', 2 );
	void actions.changeCartItemQuantity( 'mug', 5 );
	await settle();
	await wait( 400 );
	expect( api.sent.map( ( { data } ) => data ) ).toEqual( [
		{ key: 'mug', quantity: 5 },
	] );
} );

it( 'sends no quantity for an item that the shopper removed while the code loads', async () => {
	const { actions, api } = await setUp();
	void actions.changeCartItemQuantity( 'mug', 2 );
	void actions.removeItemFromCart( 'mug' );
	await settle();
	await wait( 400 );
	expect( api.sent.map( ( { path } ) => path ) ).toEqual( [
		'/wc/store/v1/cart/remove-item',
	] );
} );

it( 'loads with the first change that a script makes', async () => {
	const { actions, runtime } = await setUp();
	void actions.changeCartItemQuantity( 'mug', 3 );
	await settle();
	expect( runtime.customerPush.get() ).not.toBeNull();
} );

it( 'shows a selected rate before the code has loaded', async () => {
	const { actions, cart } = await setUp();
	void actions.selectShippingRate( 'free', 0 );
	expect(
		cart
			.getShippingRates()[ 0 ]
			?.shipping_rates.filter( ( { selected } ) => selected )
			.map( ( { rate_id: id } ) => id )
	).toEqual( [ 'free' ] );
} );

it( 'sends input from before the code loaded', async () => {
	const { actions, api } = await setUp();
	void actions.setBillingAddress( { city: 'Porto' } );
	await settle();
	await wait( 1500 );
	expect( api.sent ).toMatchObject( [
		{ data: { billing_address: { city: 'Porto' } } },
	] );
} );

it( 'sends input from before the code loaded at once with pushCustomerData', async () => {
	const { actions, api } = await setUp();
	void actions.setBillingAddress( { city: 'Porto' } );
	void actions.pushCustomerData();
	await settle();
	expect( api.sent ).toHaveLength( 1 );
} );
