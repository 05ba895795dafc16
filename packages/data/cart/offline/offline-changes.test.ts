import { createRegistry } from '@wordpress/data';
import { noticesStore } from '@shopfront/data/notices';
import { providePageCheckout, provideServices } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import { ORDER_JOURNAL_KEY, UNSENT_CHANGES_KEY } from '@shopfront/names';
import { createSettings } from '@shopfront/settings';
import {
	cartCoupon,
	cartItem,
	cartResponse,
} from '../../../../tests/fixtures/cart';
import { createFakeApi, settle } from '../../../../tests/fixtures/fake-api';
import { storeServices } from '../../../../tests/fixtures/store-services';
import { getRuntime } from '../runtime';
import { startCartStore } from '../start';
import { cartStore } from '../store';

const KEY = cartItem().key;
const TEXT =
	'You are offline. Your changes are saved when the connection returns.';

let isOnline = true;
const stops: Array< () => void > = [];

const open = async ( {
	quantity = 1,
	currentUserId = 0,
	items = [ cartItem( { quantity } ) ],
	cart = cartResponse( items ),
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
	await getRuntime( registry ).customerPush.fetch();
	const actions = registry.dispatch( cartStore );
	void actions.receiveCart( cart );
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
		couponError: () =>
			registry.select( validationStore ).getValidationError( 'coupon' )
				?.message,
		provideCheckout: () =>
			providePageCheckout( registry, {
				isExpressPaymentMethodActive: () => false,
				hasOrder: () => false,
				isOrderRequested: () => false,
				setPrefersCollection: () => {},
			} ),
		showCheckout: () =>
			registry
				.dispatch( storeNoticesStore )
				.registerContainer( 'wc/checkout' ),
		/** Ends the pause before sending, and returns the requests' bodies. */
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

const createLocks = () => {
	const held = new Set< string >();
	return {
		held,
		request: (
			name: string,
			{ signal }: { signal: AbortSignal },
			hold: () => Promise< void >
		) =>
			held.has( name )
				? new Promise( ( _resolve, reject ) =>
						signal.addEventListener( 'abort', () =>
							reject( signal.reason )
						)
					)
				: ( held.add( name ),
					hold().then( () => held.delete( name ) ) ),
	};
};

/** As the page's first paint leaves it (packages/host/keep-changes.ts). */
const saveInFirstPaint = ( change: object ) =>
	sessionStorage.setItem(
		UNSENT_CHANGES_KEY,
		JSON.stringify( {
			at: Date.now(),
			customerId: 0,
			operations: [ { key: KEY, name: '', ...change } ],
		} )
	);

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '';
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
	it( 'show a notice only while they wait', async () => {
		const page = await open();
		await goOnline( false );
		expect( page.notices() ).toEqual( [] );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		expect( page.notices() ).toEqual( [ TEXT ] );
		await goOnline( true );
		expect( page.notices() ).toEqual( [] );
	} );

	it( 'show their notice in the checkout if the page has one', async () => {
		const page = await open();
		void page.showCheckout();
		await goOnline( false );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		expect( page.notices( 'wc/checkout' ) ).toEqual( [ TEXT ] );
		expect( page.notices() ).toEqual( [] );
	} );

	it( "survive the page's crash, and the next page shows and sends them", async () => {
		const page = await open();
		await goOnline( false );
		void page.actions.changeCartItemQuantity( KEY, 2 );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		await settle();
		stops.splice( 0 ).forEach( ( stop ) => stop() );

		await goOnline( true );
		const next = await open();
		expect( next.cart.getOptimisticCart().items[ 0 ]?.quantity ).toBe( 3 );
		expect( next.cart.hasPendingItemsOperations() ).toBe( true );
		expect( await next.sent() ).toEqual( [ { key: KEY, quantity: 3 } ] );
		await next.api.pending[ 0 ]?.reply(
			cartResponse( [ cartItem( { quantity: 3 } ) ] )
		);
		await settle();
		expect( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ).toBeNull();
	} );

	it( 'are saved if another listener makes them when the page ends', async () => {
		const page = await open();
		window.dispatchEvent( new Event( 'pagehide' ) );
		void page.actions.changeCartItemQuantity( KEY, 3 );
		stops.splice( 0 ).forEach( ( stop ) => stop() );
		const next = await open();
		expect( await next.sent() ).toEqual( [ { key: KEY, quantity: 3 } ] );
	} );

	it( 'are saved beside the changes of an earlier page that still has its lock', async () => {
		const locks = createLocks();
		Object.defineProperty( window.navigator, 'locks', {
			value: locks,
			configurable: true,
		} );
		const items = [ cartItem( { key: 'a' } ), cartItem( { key: 'b' } ) ];
		const first = await open( { items } );
		void first.actions.changeCartItemQuantity( 'a', 5 );
		window.dispatchEvent( new Event( 'pagehide' ) );
		await settle();
		const second = await open( { items } );
		void second.actions.changeCartItemQuantity( 'b', 4 );
		window.dispatchEvent( new Event( 'pagehide' ) );
		stops.splice( 0 ).forEach( ( stop ) => stop() );
		locks.held.clear();
		const third = await open( { items } );
		expect( await third.sent() ).toEqual( [
			{ key: 'a', quantity: 5 },
			{ key: 'b', quantity: 4 },
		] );
		Reflect.deleteProperty( window.navigator, 'locks' );
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

	it( 'show a notice with the reason if the server rejects them', async () => {
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

	it.each( [
		[ '5', 5 ],
		[ '٣', 3 ],
		[ '100', 9 ],
		[ '1,000', null ],
		[ '', null ],
	] )(
		'count "%s" that was typed before a page had scripts as %p',
		async ( text, quantity ) => {
			saveInFirstPaint( { kind: 'typeQuantity', text, from: 2 } );
			const page = await open( {
				items: [
					cartItem( {
						quantity: 2,
						quantity_limits: {
							minimum: 1,
							maximum: 9,
							multiple_of: 1,
							editable: true,
						},
					} ),
				],
			} );
			expect( await page.sent() ).toEqual(
				quantity === null ? [] : [ { key: KEY, quantity } ]
			);
		}
	);

	it( 'remove a line whose quantity their page did not know', async () => {
		saveInFirstPaint( { kind: 'remove', from: null } );
		const page = await open( { quantity: 7 } );
		expect( await page.sent() ).toEqual( [ { key: KEY } ] );
		expect( page.api.sent[ 0 ]?.path ).toContain( 'remove-item' );
	} );

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

	it( 'are lost with a blocked storage, but everything else works', async () => {
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

describe( 'coupons, additions and addresses made offline', () => {
	const CODE = 'ten';
	const CAP = cartItem( { key: 'cap', id: 7, name: 'Flat &amp; warm cap' } );
	const withCoupon = ( code: string ) => ( {
		...cartResponse( [ cartItem() ] ),
		coupons: [ cartCoupon( code, '100' ) ],
	} );
	const routes = ( { api }: Awaited< ReturnType< typeof open > > ) =>
		api.sent.map( ( { path } ) => path.split( '/' ).pop() );

	it( 'are sent in their order with the other changes', async () => {
		const page = await open();
		await goOnline( false );
		const { actions } = page;
		void actions.changeCartItemQuantity( KEY, 3 );
		void actions.applyCoupon( CODE );
		void actions
			.addItemToCart( 7, 2, [ { attribute: 'Size', value: 'L' } ], {
				engraving: 'A',
			} )
			.catch( () => {} );
		void actions.updateCustomerData(
			{ shipping_address: { postcode: '1234' } },
			false,
			true
		);
		page.leave();

		const next = await open();
		expect( next.notices() ).toEqual( [ TEXT ] );
		expect( next.cart.getCouponBeingApplied() ).toBe( CODE );
		expect( next.cart.getProductsPendingAdd() ).toEqual( [ 7 ] );
		await next.sent();
		expect( routes( next ) ).toEqual( [
			'update-item',
			'apply-coupon',
			'add-item',
			'update-customer',
		] );
		expect( await next.sent() ).toEqual( [
			{ key: KEY, quantity: 3 },
			{ code: CODE },
			{
				engraving: 'A',
				id: 7,
				quantity: 2,
				variation: [ { attribute: 'Size', value: 'L' } ],
			},
			{ shipping_address: { postcode: '1234' } },
		] );
	} );

	it( 'may be repeated if that changes nothing, but an addition is sent once', async () => {
		const page = await open();
		void page.actions.applyCoupon( CODE );
		void page.actions.addItemToCart( 7 );
		await page.sent();
		expect( page.api.sent.map( ( { retry } ) => retry ) ).toEqual( [
			'safe',
			'once',
		] );
	} );

	it( 'are not sent by a page whose cart already has them', async () => {
		const page = await open();
		void page.actions.applyCoupon( 'TEN' );
		void page.actions.removeCoupon( 'old' );
		void page.actions.updateCustomerData(
			{ billing_address: { city: cartResponse().billing_address.city } },
			false
		);
		page.leave();
		const next = await open( { cart: withCoupon( CODE ) } );
		expect( await next.sent() ).toEqual( [] );
		expect( next.notices() ).toEqual( [] );
	} );

	it( 'do not include addresses on a page that saves its checkout form', async () => {
		const page = await open();
		page.provideCheckout();
		void page.actions.updateCustomerData(
			{ billing_address: { city: 'Oslo' } },
			false
		);
		page.leave();
		expect( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ).toBeNull();
	} );

	it( 'do not include an addition that has been sent', async () => {
		const page = await open();
		await goOnline( false );
		void page.actions.addItemToCart( 7 );
		await settle();
		expect( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ).not.toBeNull();
		expect( page.api.sent[ 0 ]?.beforeSend?.() ).toBe( true );
		// Even if the page never ends, as in a crash.
		expect( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ).toBeNull();
		page.leave();
		const next = await open();
		expect( await next.sent() ).toEqual( [] );
	} );

	it( 'are sent by one of two tabs after a tab was duplicated', async () => {
		const page = await open();
		void page.actions.addItemToCart( 7 );
		page.leave();
		const copy = sessionStorage.getItem( UNSENT_CHANGES_KEY ) ?? '';

		const next = await open();
		expect( await next.sent() ).toHaveLength( 1 );
		expect( next.api.sent[ 0 ]?.beforeSend?.() ).toBe( true );
		// The earlier page may return from the back/forward cache.
		expect( page.api.sent[ 0 ]?.beforeSend?.() ).toBe( false );
		next.leave();

		sessionStorage.setItem( UNSENT_CHANGES_KEY, copy );
		const duplicate = await open();
		expect( await duplicate.sent() ).toEqual( [] );
	} );

	it( 'are left to the page that still has them', async () => {
		const locks = createLocks();
		Object.defineProperty( window.navigator, 'locks', {
			value: locks,
			configurable: true,
		} );
		try {
			const page = await open();
			await goOnline( false );
			void page.actions.applyCoupon( CODE );
			await settle();
			const duplicate = await open();
			jest.advanceTimersByTime( 1000 );
			await settle();
			expect( await duplicate.sent() ).toEqual( [] );
			expect( duplicate.cart.isApplyingCoupon() ).toBe( false );

			await page.api.pending[ 0 ]?.reply( withCoupon( CODE ) );
			await settle();
			expect( locks.held.size ).toBe( 0 );
		} finally {
			Reflect.deleteProperty( window.navigator, 'locks' );
		}
	} );

	it.each( [
		[ 'names the coupon', 'Coupon "TEN" has expired.', '' ],
		[ 'does not name it', 'Expired.', 'Coupon "ten" was not applied. ' ],
	] )(
		'that the server refuses are explained at the coupon form, or in a notice, if its reason %s',
		async ( _title, reason, prefix ) => {
			for ( const hasForm of [ true, false ] ) {
				document.body.innerHTML = hasForm
					? '<div class="wc-block-components-totals-coupon"></div>'
					: '';
				const page = await open();
				void page.actions.applyCoupon( CODE );
				page.leave();
				const next = await open();
				await next.sent();
				await next.api.pending[ 0 ]?.refuse( {
					code: 'woocommerce_rest_cart_coupon_error',
					message: reason,
					data: { status: 400 },
				} );
				await next.api.pending[ 0 ]?.reply(
					cartResponse( [ cartItem() ] )
				);
				await settle();
				expect( next.couponError() ).toBe(
					hasForm ? prefix + reason : undefined
				);
				expect( next.notices() ).toEqual(
					hasForm ? [] : [ prefix + reason ]
				);
				next.leave();
			}
		}
	);

	it.each( [
		[
			'has a known name',
			[ cartItem(), CAP ],
			'"Flat & warm cap" was not added to your cart. ',
		],
		[ 'has no known name', [ cartItem() ], '' ],
	] )(
		'that the server refuses have a notice if the product %s',
		async ( _title, items, prefix ) => {
			const page = await open( { items } );
			void page.actions.receiveCart( cartResponse( [ cartItem() ] ) );
			void page.actions.addItemToCart( 7 );
			page.leave();
			const next = await open();
			await next.sent();
			await next.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_product_out_of_stock',
				message: 'Out of stock.',
				data: { status: 400 },
			} );
			await settle();
			expect( next.notices() ).toEqual( [ `${ prefix }Out of stock.` ] );
		}
	);
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
			{ kind: 'typeQuantity', key: KEY, from: 1, name: '', text: 3 },
			{ kind: 'setQuantity', key: KEY, from: 1, name: '', quantity: 'x' },
			{ kind: 'selectRate', rateId: 3, packageId: {} },
			{ kind: 'applyCoupon', code: 10 },
			{ kind: 'removeCoupon' },
			{ kind: 'add', productId: 7, quantity: 1, name: '' },
			{
				kind: 'add',
				additionId: 'a',
				productId: 7,
				quantity: 1,
				name: '',
				variation: [ { attribute: 1 } ],
			},
			{ kind: 'updateCustomer', changes: { billing_address: [ 1 ] } },
			{ kind: 'updateCustomer' },
			{ kind: 'extension', namespace: 'x' },
		],
	} ),
] )( 'ignores the corrupt storage %s', async ( stored ) => {
	sessionStorage.setItem( UNSENT_CHANGES_KEY, stored );
	const page = await open();
	expect( await page.sent() ).toEqual( [] );
	expect( page.cart.getCartItem( KEY )?.quantity ).toBe( 1 );
} );
