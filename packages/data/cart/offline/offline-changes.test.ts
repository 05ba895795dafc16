import { createRegistry } from '@wordpress/data';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import { ORDER_JOURNAL_KEY, UNSENT_CHANGES_KEY } from '@shopfront/names';
import { createSettings } from '@shopfront/settings';
import { cartItem, cartResponse } from '../../../../tests/fixtures/cart';
import { createFakeApi, settle } from '../../../../tests/fixtures/fake-api';
import { storeServices } from '../../../../tests/fixtures/store-services';
import { mutations } from '../actions/lazy-mutation';
import { getRuntime } from '../runtime';
import { startCartStore } from '../start';
import { cartStore } from '../store';

const KEY = cartItem().key;
const TEXT =
	'You are offline. Your changes are saved when the connection returns.';

let isOnline = true;
const stops: Array< () => void > = [];

/** Opens a page whose cart has one item, in the one tab of the window. */
const open = async ( {
	quantity = 1,
	currentUserId = 0,
	items = [ cartItem( { quantity } ) ],
} = {} ) => {
	const registry = createRegistry();
	const api = createFakeApi();
	provideServices(
		registry,
		storeServices( {
			api: api.client,
			host: createHost( window ),
			settings: createSettings( { currentUserId } ),
		} )
	);
	registry.register( noticesStore );
	registry.register( storeNoticesStore );
	registry.register( validationStore );
	const stop = startCartStore( registry, {
		isPreloaded: true,
		hasCookies: true,
	} );
	stops.push( stop );
	await mutations.fetch();
	await getRuntime( registry ).customerPush.fetch();
	const actions = registry.dispatch( cartStore );
	void actions.receiveCart( cartResponse( items ) );
	void actions.finishResolution( 'getCartData', [] );
	await settle();
	return {
		api,
		actions,
		cart: registry.select( cartStore ),
		notices: ( context = 'wc/cart' ) =>
			registry
				.select( noticesStore )
				.getNotices( context )
				.map( ( { content } ) => content ),
		showCheckout: () =>
			registry
				.dispatch( storeNoticesStore )
				.registerContainer( 'wc/checkout' ),
		/** Sends what waits for a pause, and returns the bodies of the requests. */
		sent: async () => {
			jest.advanceTimersByTime( 400 );
			await settle();
			return api.sent.map( ( { data } ) => data );
		},
		leave: () => {
			window.dispatchEvent( new Event( 'pagehide' ) );
			stop();
		},
	};
};

const goOnline = async ( value: boolean ) => {
	isOnline = value;
	window.dispatchEvent( new Event( value ? 'online' : 'offline' ) );
	await settle();
};

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	localStorage.clear();
	isOnline = true;
	jest.spyOn( window.navigator, 'onLine', 'get' ).mockImplementation(
		() => isOnline
	);
} );
afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop() );
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'changes made offline', () => {
	it( 'have a notice while they wait, and no longer', async () => {
		const page = await open();
		await goOnline( false );
		expect( page.notices() ).toEqual( [] );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		expect( page.notices() ).toEqual( [ TEXT ] );
		await goOnline( true );
		expect( page.notices() ).toEqual( [] );
	} );

	it( 'have their notice in the checkout if the page has one', async () => {
		const page = await open();
		void page.showCheckout();
		await goOnline( false );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		expect( page.notices( 'wc/checkout' ) ).toEqual( [ TEXT ] );
		expect( page.notices() ).toEqual( [] );
	} );

	it( 'survive a crash of the page, and are shown and sent by the next one', async () => {
		const page = await open();
		await goOnline( false );
		void page.actions.changeCartItemQuantity( KEY, 2 );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		stops.splice( 0 ).forEach( ( stop ) => stop() );

		await goOnline( true );
		const next = await open();
		expect( next.cart.getCartItem( KEY )?.quantity ).toBe( 3 );
		expect( next.cart.hasPendingItemsOperations() ).toBe( true );
		expect( await next.sent() ).toEqual( [ { key: KEY, quantity: 3 } ] );
		expect( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ).toBeNull();
	} );

	it( 'are sent in their order', async () => {
		const items = [
			cartItem( { key: 'a' } ),
			cartItem( { key: 'b' } ),
			cartItem( { key: 'c' } ),
		];
		const page = await open( { items } );
		void page.actions.changeCartItemQuantity( 'c', 4 );
		void page.actions.changeCartItemQuantity( 'a', 5 );
		page.leave();
		const next = await open( { items } );
		expect( await next.sent() ).toEqual( [
			{ key: 'c', quantity: 4 },
			{ key: 'a', quantity: 5 },
		] );
	} );

	it( 'that the server refuses have a notice with the reason', async () => {
		const page = await open();
		void page.actions.changeCartItemQuantity( KEY, 9 );
		page.leave();
		const next = await open();
		await next.sent();
		await next.api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_product_partially_out_of_stock',
			message: 'Only 5 are left.',
			data: { status: 400 },
		} );
		await next.api.pending[ 0 ]?.reply( cartResponse( [ cartItem() ] ) );
		await settle();
		expect( next.notices() ).toEqual( [ 'Only 5 are left.' ] );
		expect( next.cart.getCartItem( KEY )?.quantity ).toBe( 1 );
	} );

	it( 'are not sent again if the server has made them', async () => {
		const page = await open();
		void page.actions.changeCartItemQuantity( KEY, 3 );
		page.leave();
		const next = await open( { quantity: 3 } );
		expect( await next.sent() ).toEqual( [] );
		expect( next.notices() ).toEqual( [] );
	} );

	it.each( [
		[ 'has another quantity', { quantity: 7 } ],
		[ 'is gone', { items: [ cartItem( { key: 'other' } ) ] } ],
	] )(
		'are explained instead of sent if their line %s',
		async ( _title, cart ) => {
			const page = await open();
			void page.actions.changeCartItemQuantity( KEY, 3 );
			page.leave();
			const next = await open( cart );
			expect( await next.sent() ).toEqual( [] );
			expect( next.notices() ).toEqual( [
				'Your change of "Stone Mug" was not saved because your cart has changed in the meantime. Please check your cart.',
			] );
		}
	);

	it( 'are discarded with another customer, after an order and after a day', async () => {
		const save = async () => {
			const page = await open();
			void page.actions.changeCartItemQuantity( KEY, 3 );
			page.leave();
		};
		await save();
		const other = await open( { currentUserId: 7 } );
		expect( await other.sent() ).toEqual( [] );
		other.leave();

		await save();
		sessionStorage.setItem(
			ORDER_JOURNAL_KEY,
			JSON.stringify( {
				kind: 'placed',
				orderNumber: '',
				redirectUrl: '',
			} )
		);
		const ordered = await open();
		expect( await ordered.sent() ).toEqual( [] );
		ordered.leave();
		sessionStorage.removeItem( ORDER_JOURNAL_KEY );

		await save();
		jest.setSystemTime( Date.now() + 25 * 60 * 60 * 1000 );
		const late = await open();
		expect( await late.sent() ).toEqual( [] );
	} );

	it( 'are lost with a blocked storage, and nothing else is', async () => {
		for ( const method of [ 'setItem', 'getItem' ] as const ) {
			jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
				throw new Error( 'SecurityError' );
			} );
		}
		const page = await open();
		void page.actions.changeCartItemQuantity( KEY, 3 );
		page.leave();
		const next = await open();
		void next.actions.changeCartItemQuantity( KEY, 4 );
		expect( await next.sent() ).toEqual( [ { key: KEY, quantity: 4 } ] );
	} );
} );

it.each( [
	'',
	'{broken',
	'null',
	'[]',
	'{"at":1,"customerId":0,"operations":"x"}',
	JSON.stringify( {
		at: 1e15,
		customerId: 0,
		operations: [ { kind: 'remove', key: KEY, from: 1, name: '' } ],
	} ),
	JSON.stringify( {
		at: Date.now(),
		customerId: 0,
		operations: [
			null,
			{ kind: 'remove' },
			{ kind: 'setQuantity', key: KEY, from: 1, name: '', quantity: 'x' },
			{ kind: 'selectRate', rateId: 3, packageId: {} },
			{ kind: 'applyCoupon', code: 'ten' },
		],
	} ),
] )( 'ignores the corrupt storage %s', async ( stored ) => {
	sessionStorage.setItem( UNSENT_CHANGES_KEY, stored );
	const page = await open();
	expect( await page.sent() ).toEqual( [] );
	expect( page.cart.getCartItem( KEY )?.quantity ).toBe( 1 );
} );
