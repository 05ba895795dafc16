import { createRegistry } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createHost } from '@shopfront/host';
import {
	cartItem,
	cartResponse,
	cartCoupon,
	shippingPackage,
	shippingRate,
} from '../../../tests/fixtures/cart';
import { createFakeApi, settle } from '../../../tests/fixtures/fake-api';
import { getRuntime, runEarlierPress } from './runtime';
import { startCartStore } from './start';
import { cartStore } from './store';
import type { CartData } from './types';
import { storeServices } from '../../../tests/fixtures/store-services';

const mug = ( quantity = 1 ) => cartItem( { quantity } );
const cap = () => cartItem( { key: 'cap', id: 27, name: 'Canvas Cap' } );

let stop = () => {};

const setUp = async ( cart = cartResponse( [ mug(), cap() ] ) ) => {
	const registry = createRegistry();
	const api = createFakeApi();
	provideServices(
		registry,
		storeServices( {
			api: api.client,
			host: createHost( window ),
		} )
	);
	registry.register( noticesStore );
	registry.register( validationStore );
	stop = startCartStore( registry, {
		isPreloaded: true,
		hasCookies: true,
	} );
	const loading = registry.resolveSelect( cartStore ).getCartData();
	await settle();
	await api.pending[ 0 ]?.reply( cart );
	// Resolvers start in a timer.
	jest.advanceTimersByTime( 10 );
	await settle();
	await api.pending[ 0 ]?.reply( cart );
	await loading;
	window.dispatchEvent( new Event( 'pointerdown' ) );
	await getRuntime( registry ).customerPush.fetch();
	api.sent.length = 0;
	return {
		registry,
		api,
		cart: registry.select( cartStore ),
		actions: registry.dispatch( cartStore ),
		notices: () => registry.select( noticesStore ).getNotices( 'wc/cart' ),
	};
};

/** Handles the rejection at once, so that you can assert it later. */
const getRejection = ( promise: Promise< unknown > ): Promise< unknown > =>
	promise.then(
		() => {
			throw new Error( 'The promise was not rejected.' );
		},
		( reason ) => reason
	);

const shownQuantity = ( cart: { getOptimisticCart: () => CartData } ) =>
	cart.getOptimisticCart().items.find( ( { key } ) => key === 'mug' )
		?.quantity;

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

describe( 'the cart that add-ons read', () => {
	const readAll = ( cart: Awaited< ReturnType< typeof setUp > >[ 'cart' ] ) =>
		[
			cart.getCartData(),
			cart.getCartTotals(),
			cart.getCartItem( 'mug' ),
			cart.getCustomerData(),
			cart.getShippingRates(),
			cart.getNeedsShipping(),
			cart.getHasCalculatedShipping(),
		] as const;

	it( "is the server's, by reference, until the response to a quantity or a removal", async () => {
		const { actions, api, cart } = await setUp();
		const before = readAll( cart );
		void actions.changeCartItemQuantity( 'mug', 3 );
		void actions.removeItemFromCart( 'cap' );
		expect( shownQuantity( cart ) ).toBe( 3 );
		expect( cart.getOptimisticCart().itemsCount ).toBe( 3 );
		expect( cart.getItemsPendingQuantityUpdate() ).toEqual( [ 'mug' ] );
		expect( cart.getItemsPendingDelete() ).toEqual( [ 'cap' ] );
		await wait( 400 );
		readAll( cart ).forEach( ( part, index ) =>
			expect( part ).toBe( before[ index ] )
		);
		while ( api.pending[ 0 ] ) {
			await api.pending[ 0 ].reply( cartResponse( [ mug( 3 ) ] ) );
		}
		expect( cart.getCartItem( 'mug' )?.quantity ).toBe( 3 );
		expect( cart.getCartData() ).toBe( cart.getOptimisticCart() );
	} );

	it( 'has a selected rate at once, without the new totals', async () => {
		const { actions, cart } = await setUp(
			cartResponse( [ mug() ], {
				shipping_rates: [
					shippingPackage( [
						shippingRate( { selected: true } ),
						shippingRate( { rate_id: 'express:2' } ),
					] ),
				],
			} )
		);
		const { totals } = cart.getCartData();
		void actions.selectShippingRate( 'express:2', null );
		expect(
			cart
				.getShippingRates()[ 0 ]
				?.shipping_rates.find( ( { selected } ) => selected )?.rate_id
		).toBe( 'express:2' );
		expect( cart.getCartTotals() ).toBe( totals );
	} );

	it( 'has the addresses as typed, and keeps their references while other things change', async () => {
		const { actions, cart } = await setUp();
		void actions.setShippingAddress( { city: 'Reno' } );
		const typed = cart.getCartData();
		expect( typed.shippingAddress.city ).toBe( 'Reno' );
		void actions.changeCartItemQuantity( 'mug', 2 );
		expect( cart.getCartData() ).toBe( typed );
		await actions.receiveCart( cartResponse( [ mug( 2 ) ] ) );
		expect( cart.getCartData().shippingAddress ).toBe(
			typed.shippingAddress
		);
	} );
} );

describe( 'quantity', () => {
	it( 'shows at once, and is sent 400 ms later', async () => {
		const { actions, api, cart } = await setUp();
		void actions.changeCartItemQuantity( 'mug', 3 );
		expect( shownQuantity( cart ) ).toBe( 3 );
		expect( cart.isItemPendingQuantity( 'mug' ) ).toBe( true );
		await wait( 399 );
		expect( api.sent ).toHaveLength( 0 );
		await wait( 1 );
		expect( api.sent[ 0 ] ).toMatchObject( {
			path: '/wc/store/v1/cart/update-item',
			method: 'POST',
			data: { key: 'mug', quantity: 3 },
		} );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 3 ), cap() ] ) );
		expect( cart.isItemPendingQuantity( 'mug' ) ).toBe( false );
		expect( cart.getCartItem( 'mug' )?.quantity ).toBe( 3 );
		expect( cart.getCartOperations() ).toEqual( [] );
	} );

	it( 'of an earlier press is sent 400 ms after that press', async () => {
		const { actions, api, registry } = await setUp();
		runEarlierPress(
			registry,
			300,
			() => void actions.changeCartItemQuantity( 'mug', 3 )
		);
		await wait( 99 );
		expect( api.sent ).toHaveLength( 0 );
		await wait( 1 );
		expect( api.sent ).toHaveLength( 1 );
		runEarlierPress(
			registry,
			5000,
			() => void actions.changeCartItemQuantity( 'cap', 2 )
		);
		await wait( 0 );
		expect( api.sent ).toHaveLength( 2 );
		void actions.changeCartItemQuantity( 'mug', 4 );
		await wait( 399 );
		expect( api.sent ).toHaveLength( 2 );
	} );

	it( 'is sent once with the last value, however rapid the clicks', async () => {
		const { actions, api, cart } = await setUp();
		for ( let quantity = 2; quantity <= 9; quantity++ ) {
			void actions.changeCartItemQuantity( 'mug', quantity );
			await wait( 100 );
		}
		await wait( 400 );
		expect( api.sent ).toHaveLength( 1 );
		expect( api.sent[ 0 ]?.data ).toEqual( { key: 'mug', quantity: 9 } );
		expect( cart.getCartOperations() ).toHaveLength( 1 );
	} );

	it( 'starts the batch window with the first click, so that the shopper does not wait twice', async () => {
		const { actions, api } = await setUp();
		const first = Date.now();
		void actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 250 );
		void actions.changeCartItemQuantity( 'mug', 3 );
		await wait( 400 );
		expect( api.sent[ 0 ]?.requestedAt ).toBe( first );
	} );

	it( "is not sent if it returns to the server's value", async () => {
		const { actions, api, cart } = await setUp();
		void actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 100 );
		void actions.changeCartItemQuantity( 'mug', 1 );
		await wait( 1000 );
		expect( api.sent ).toHaveLength( 0 );
		expect( cart.getCartOperations() ).toEqual( [] );
	} );

	it( "is sent if it returns to the server's value while another is in flight", async () => {
		const { actions, api, cart } = await setUp();
		void actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 400 );
		void actions.changeCartItemQuantity( 'mug', 1 );
		expect( api.sent[ 0 ]?.signal?.aborted ).toBe( true );
		await wait( 400 );
		expect( api.sent.map( ( { data } ) => data ) ).toEqual( [
			{ key: 'mug', quantity: 2 },
			{ key: 'mug', quantity: 1 },
		] );
		api.tellLate( cartResponse( [ mug( 2 ), cap() ] ) );
		expect( shownQuantity( cart ) ).toBe( 1 );
		expect( cart.getServerCart().items[ 0 ]?.quantity ).toBe( 2 );
	} );

	it( 'reverts when the server rejects it, and shows the error', async () => {
		const { actions, api, cart } = await setUp();
		const change = actions.changeCartItemQuantity( 'mug', 99 );
		const refused = getRejection( change );
		await wait( 400 );
		await api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_cart_invalid_quantity',
			message: 'Not that many.',
			data: { status: 400 },
		} );
		// Stock may have changed, so we fetch the cart after the rejection.
		expect( shownQuantity( cart ) ).toBe( 99 );
		await api.pending[ 0 ]?.reply(
			cartResponse( [ { ...mug(), low_stock_remaining: 1 }, cap() ] )
		);
		expect( await refused ).toMatchObject( {
			code: 'woocommerce_rest_cart_invalid_quantity',
		} );
		expect( cart.getCartItem( 'mug' ) ).toMatchObject( {
			quantity: 1,
			low_stock_remaining: 1,
		} );
		expect( cart.getCartOperations() ).toEqual( [] );
		expect( cart.getCartErrors()[ 0 ]?.message ).toBe( 'Not that many.' );
	} );

	it( 'takes the cart of a conflict', async () => {
		const { actions, api, cart } = await setUp();
		const change = actions.changeCartItemQuantity( 'mug', 2 );
		const refused = getRejection( change );
		await wait( 400 );
		await api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_cart_invalid_key',
			message: 'Gone.',
			data: { status: 409, cart: cartResponse( [ cap() ] ) },
		} );
		expect( await refused ).toMatchObject( {} );
		expect( cart.getCartData().items.map( ( { key } ) => key ) ).toEqual( [
			'cap',
		] );
	} );
} );

describe( 'lost response', () => {
	it( 'leaves the operation pending, fetches the cart, and shows no error if the change was made', async () => {
		const { actions, api, cart } = await setUp();
		const change = actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 400 );
		await api.pending[ 0 ]?.lose();
		expect( shownQuantity( cart ) ).toBe( 2 );
		expect( api.pending[ 0 ]?.request.path ).toBe( '/wc/store/v1/cart' );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 2 ), cap() ] ) );
		await expect( change ).resolves.toBeUndefined();
		expect( cart.getCartErrors() ).toEqual( [] );
	} );

	it( 'fails if the change was not made', async () => {
		const { actions, api, cart } = await setUp();
		const adding = actions.addItemToCart( 27, 1 );
		const refused = getRejection( adding );
		await settle();
		await api.pending[ 0 ]?.lose();
		await api.pending[ 0 ]?.reply( cartResponse( [ mug(), cap() ] ) );
		expect( await refused ).toMatchObject( {
			code: 'fetch_error',
		} );
		expect( cart.getProductsPendingAdd() ).toEqual( [] );
		expect(
			api.sent.filter( ( { path } ) => path.endsWith( 'add-item' ) )
		).toHaveLength( 1 );
	} );

	it( 'succeeds if the cart shows the product', async () => {
		const { actions, api } = await setUp();
		const adding = actions.addItemToCart( 27, 1 );
		await settle();
		await api.pending[ 0 ]?.lose();
		await api.pending[ 0 ]?.reply(
			cartResponse( [ mug(), { ...cap(), quantity: 2 } ] )
		);
		await expect( adding ).resolves.toBeNull();
	} );

	it( 'succeeds for a variation if the cart has grown by the quantity', async () => {
		const { actions, api } = await setUp();
		const adding = actions.addItemToCart( 37, 1, [
			{ attribute: 'pa_size', value: 'small' },
		] );
		await settle();
		await api.pending[ 0 ]?.lose();
		await api.pending[ 0 ]?.reply(
			cartResponse( [
				mug(),
				cap(),
				cartItem( { key: 'shirt', id: 39 } ),
			] )
		);
		await expect( adding ).resolves.toBeNull();
	} );

	it( 'changes nothing without a network, and fetches the cart when it returns', async () => {
		const { actions, api, cart } = await setUp();
		const removing = actions.removeItemFromCart( 'mug' );
		const refused = getRejection( removing );
		await settle();
		await api.pending[ 0 ]?.lose();
		await api.pending[ 0 ]?.lose();
		expect( await refused ).toMatchObject( {} );
		expect( cart.getCartData().items ).toHaveLength( 2 );
		expect( cart.isCartDataStale() ).toBe( true );
		window.dispatchEvent( new Event( 'online' ) );
		await settle();
		await api.pending[ 0 ]?.reply( cartResponse( [ cap() ] ) );
		expect( cart.isCartDataStale() ).toBe( false );
		expect( cart.getCartData().items ).toHaveLength( 1 );
	} );

	it( 'shows an error at once while offline, and fetches the cart when the network returns', async () => {
		const { actions, api, cart } = await setUp();
		const refused = getRejection( actions.applyCoupon( 'ten' ) );
		await settle();
		await api.pending[ 0 ]?.lose( true );
		expect( await refused ).toMatchObject( { code: 'offline_error' } );
		expect( api.sent ).toHaveLength( 1 );
		expect( cart.isCartDataStale() ).toBe( true );
		window.dispatchEvent( new Event( 'online' ) );
		await settle();
		await api.pending[ 0 ]?.reply( cartResponse( [ cap() ] ) );
		expect( cart.isCartDataStale() ).toBe( false );
	} );

	it( 'keeps the cart if the response is invalid', async () => {
		const { actions, api, cart } = await setUp();
		const removing = actions.removeItemFromCart( 'mug' );
		const refused = getRejection( removing );
		await settle();
		await api.pending[ 0 ]?.reply( { items: 'none' } );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug(), cap() ] ) );
		expect( await refused ).toMatchObject( {
			message: 'Response not valid',
		} );
		expect( cart.getCartData().items ).toHaveLength( 2 );
	} );
} );

describe( 'rejection', () => {
	const coupon = ( code: string ) => ( {
		code,
		discount_type: 'percent',
		totals: {
			...cartResponse( [] ).totals,
			total_discount: '10',
			total_discount_tax: '0',
		},
	} );
	const withCoupon = ( code: string ) => ( {
		...cartResponse( [ mug(), cap() ] ),
		coupons: [ coupon( code ) ],
	} );
	const ALREADY = {
		code: 'woocommerce_rest_cart_coupon_error',
		message: 'Coupon code "ten" has already been applied.',
		data: { status: 400 },
	};

	it( 'of a coupon succeeds if the cart turns out to have it', async () => {
		const { actions, api, cart } = await setUp();
		const applying = actions.applyCoupon( 'TEN' );
		await settle();
		await api.pending[ 0 ]?.refuse( ALREADY );
		expect( cart.getCouponBeingApplied() ).toBe( 'TEN' );
		expect( api.pending[ 0 ]?.request.path ).toBe( '/wc/store/v1/cart' );
		await api.pending[ 0 ]?.reply( withCoupon( 'ten' ) );
		await expect( applying ).resolves.toBeNull();
		expect( cart.getCartErrors() ).toEqual( [] );
		expect( cart.getCartData().coupons ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'already contained', withCoupon( 'ten' ) ],
		[ 'does not contain', cartResponse( [ mug(), cap() ] ) ],
	] )( 'of a coupon that the cart %s is an error', async ( _case, known ) => {
		const { actions, api, cart } = await setUp( known );
		const refused = getRejection( actions.applyCoupon( 'ten' ) );
		await settle();
		await api.pending[ 0 ]?.refuse( ALREADY );
		await api.pending[ 0 ]?.reply( known );
		expect( await refused ).toMatchObject( ALREADY );
		expect( cart.isApplyingCoupon() ).toBe( false );
	} );

	it( 'of removing a coupon succeeds if the coupon is gone', async () => {
		const { actions, api, cart } = await setUp( withCoupon( 'ten' ) );
		const removing = actions.removeCoupon( 'ten' );
		await settle();
		await api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_cart_coupon_invalid_code',
			message: 'Coupon does not exist in the cart.',
			data: { status: 409, cart: cartResponse( [ mug(), cap() ] ) },
		} );
		await expect( removing ).resolves.toBeNull();
		expect( api.sent ).toHaveLength( 1 );
		expect( cart.getCartErrors() ).toEqual( [] );
	} );

	it( 'is an error if the cart cannot be fetched', async () => {
		const { actions, api, cart } = await setUp();
		const refused = getRejection( actions.applyCoupon( 'ten' ) );
		await settle();
		await api.pending[ 0 ]?.refuse( ALREADY );
		await api.pending[ 0 ]?.lose();
		expect( await refused ).toMatchObject( ALREADY );
		expect( cart.isCartDataStale() ).toBe( true );
	} );
} );

describe( 'superseded mutation', () => {
	it( 'reports no failure, because a newer one follows', async () => {
		const { actions, api, cart } = await setUp();
		const first = actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 400 );
		await api.pending[ 0 ]?.lose();
		void actions.changeCartItemQuantity( 'mug', 3 );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug(), cap() ] ) );
		await expect( first ).resolves.toBeUndefined();
		expect( cart.getCartErrors() ).toEqual( [] );
		expect( shownQuantity( cart ) ).toBe( 3 );
	} );
} );

describe( 'add-on that throws', () => {
	it( 'affects only its own filter, and leaves nothing pending', async () => {
		const { actions, api, cart, notices } = await setUp();
		addFilter(
			'woocommerce_show_cart_item_removed_notice',
			'test/throws',
			() => {
				throw new Error( 'add-on' );
			}
		);
		void actions.changeCartItemQuantity( 'mug', 2 );
		await wait( 400 );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 2 ) ] ) );
		removeFilter(
			'woocommerce_show_cart_item_removed_notice',
			'test/throws'
		);
		expect( cart.getCartOperations() ).toEqual( [] );
		expect( notices() ).toHaveLength( 1 );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'removal', () => {
	it( 'is sent once, and counts once', async () => {
		const { actions, api, cart } = await setUp();
		void actions.removeItemFromCart( 'mug' );
		await expect( actions.removeItemFromCart( 'mug' ) ).resolves.toBeNull();
		await actions.changeCartItemQuantity( 'mug', 5 );
		await wait( 400 );
		expect( api.sent ).toHaveLength( 1 );
		expect( cart.getOptimisticCart().totals.total_items ).toBe( '1800' );
		expect( cart.getOptimisticCart().itemsCount ).toBe( 1 );
	} );

	it( 'shows no notice for an item whose quantity is still in flight', async () => {
		const { actions, api, notices } = await setUp();
		void actions.changeCartItemQuantity( 'mug', 5 );
		await wait( 400 );
		void actions.removeItemFromCart( 'mug' );
		api.tellLate( cartResponse( [ mug( 5 ), cap() ] ) );
		expect( notices() ).toEqual( [] );
	} );

	it( 'cancels a quantity that has not been sent', async () => {
		const { actions, api, cart } = await setUp();
		void actions.changeCartItemQuantity( 'mug', 5 );
		await wait( 100 );
		void actions.removeItemFromCart( 'mug' );
		await wait( 1000 );
		expect( api.sent.map( ( { path } ) => path ) ).toEqual( [
			'/wc/store/v1/cart/remove-item',
		] );
		expect( cart.isItemPendingDelete( 'mug' ) ).toBe( true );
	} );
} );

describe( 'stale response', () => {
	it( 'never overwrites a newer one', async () => {
		const { actions, api, cart } = await setUp();
		void actions.refreshCart();
		await settle();
		const older = api.pending[ 0 ];
		api.tellLate( cartResponse( [ mug( 7 ) ] ) );
		// We sent this request first, but its response arrives last, as it could without a queue.
		await actions.acceptCart( cartResponse( [ mug( 4 ) ] ), {
			sequence: 1,
		} );
		expect( cart.getCartItem( 'mug' )?.quantity ).toBe( 7 );
		await older?.reply( cartResponse( [ mug( 8 ) ] ) );
		expect( cart.getCartItem( 'mug' )?.quantity ).toBe( 8 );
	} );
} );

describe( 'changes that the shopper did not make', () => {
	it( 'show a snackbar', async () => {
		const { actions, notices } = await setUp();
		await actions.receiveCart(
			cartResponse( [ { ...mug( 4 ), name: 'Stone &amp; <b>Mug</b>' } ] )
		);
		expect( notices().map( ( { content } ) => content ) ).toEqual( [
			'The quantity of "Stone & Mug" was changed to 4.',
			'"Canvas Cap" was removed from your cart.',
		] );
	} );

	it( 'show no snackbar if the shopper made them', async () => {
		const { actions, api, notices } = await setUp();
		void actions.removeItemFromCart( 'cap' );
		await settle();
		await api.pending[ 0 ]?.reply( cartResponse( [ mug() ] ) );
		expect( notices() ).toEqual( [] );
	} );

	it( 'show no snackbar if the new quantity does not fit its step', async () => {
		const { actions, notices } = await setUp();
		const odd = mug( 3 );
		odd.quantity_limits.multiple_of = 2;
		await actions.receiveCart( cartResponse( [ odd, cap() ] ) );
		expect( notices() ).toEqual( [] );
	} );
} );

describe( 'cart errors', () => {
	it( 'are shown until a cart has none', async () => {
		const { actions, notices } = await setUp();
		const error = { code: 'stock', message: '&quot;Mug&quot; is gone.' };
		const cart = cartResponse( [ mug(), cap() ], {
			errors: [ error, { code: 'stock', message: 'So is the cap.' } ],
		} );
		await actions.receiveCart( cart );
		expect( notices().map( ( { content } ) => content ) ).toEqual( [
			'"Mug" is gone.',
			'So is the cap.',
		] );
		await actions.receiveCart( cartResponse( [ mug(), cap() ] ) );
		expect( notices() ).toEqual( [] );
	} );

	it( 'stay as they are if they are already visible', async () => {
		const { actions, notices } = await setUp();
		const errors = [ { code: 'stock', message: 'The mug is gone.' } ];
		await actions.receiveCart(
			cartResponse( [ mug(), cap() ], { errors } )
		);
		const [ emitted ] = notices();
		await actions.receiveCart( {
			...cartResponse( [ mug(), cap() ], { errors } ),
			items_weight: 7,
		} );
		expect( notices()[ 0 ] ).toBe( emitted );
		await actions.receiveCart(
			cartResponse( [ mug(), cap() ], {
				errors: [ { code: 'stock', message: 'So is the cap.' } ],
			} )
		);
		expect( notices().map( ( { content } ) => content ) ).toEqual( [
			'So is the cap.',
		] );
	} );

	describe( 'of a coupon that the server dropped', () => {
		const dropped = ( code: string ) => ( {
			code: 'woocommerce_rest_cart_coupon_error',
			message: `The &quot;${ code }&quot; coupon has been removed from your cart.`,
		} );
		const cartWith = (
			codes: string[],
			errors: Array< { code: string; message: string } > = []
		) =>
			cartResponse( [ mug() ], {
				coupons: codes.map( ( code ) => cartCoupon( code, '100' ) ),
				errors,
			} );
		const textOf = ( code: string ) =>
			`The "${ code }" coupon has been removed from your cart.`;
		const openDropped = async () => {
			const store = await setUp( cartWith( [ 'save10', 'mugs' ] ) );
			await store.actions.receiveCart(
				cartWith( [ 'mugs' ], [ dropped( 'save10' ) ] )
			);
			await settle();
			return store;
		};

		it( 'stay when the next cart has none, and beside each other', async () => {
			const { actions, notices } = await openDropped();
			await actions.receiveCart( cartWith( [ 'mugs' ] ) );
			await actions.receiveCart( cartWith( [], [ dropped( 'mugs' ) ] ) );
			await actions.receiveCart( cartWith( [] ) );
			expect( notices().map( ( { content } ) => content ) ).toEqual( [
				textOf( 'save10' ),
				textOf( 'mugs' ),
			] );
		} );

		it( 'replace the message that it was applied', async () => {
			const { actions, registry } = await setUp(
				cartWith( [ 'save10', 'mugs' ] )
			);
			const { createInfoNotice } = registry.dispatch( noticesStore );
			for ( const [ context, code ] of [
				[ 'wc/checkout', 'save10' ],
				[ 'wc/cart', 'mugs' ],
			] ) {
				await createInfoNotice(
					`Coupon code "${ code }" has been applied to your cart.`,
					{ context, id: 'coupon-form', type: 'snackbar' }
				);
			}
			await actions.receiveCart(
				cartWith( [ 'mugs' ], [ dropped( 'save10' ) ] )
			);
			await settle();
			const { getNotices } = registry.select( noticesStore );
			expect( getNotices( 'wc/checkout' ) ).toEqual( [] );
			expect(
				getNotices( 'wc/cart' ).map( ( { content } ) => content )
			).toEqual( [
				'Coupon code "mugs" has been applied to your cart.',
				textOf( 'save10' ),
			] );
		} );

		it( 'can be dismissed', async () => {
			const { notices } = await openDropped();
			expect( notices()[ 0 ] ).toMatchObject( { isDismissible: true } );
		} );

		it( 'are removed when that coupon is back, but not when another one is', async () => {
			const { actions, notices } = await openDropped();
			await actions.receiveCart( cartWith( [ 'mugs', 'save' ] ) );
			await settle();
			expect( notices() ).toHaveLength( 1 );
			await actions.receiveCart( cartWith( [ 'mugs', 'SAVE10' ] ) );
			await settle();
			expect( notices() ).toEqual( [] );
		} );
	} );

	it( 'show again after the shopper dismissed them', async () => {
		const { actions, notices, registry } = await setUp();
		const errors = [ { code: 'stock', message: 'The mug is gone.' } ];
		await actions.receiveCart(
			cartResponse( [ mug(), cap() ], { errors } )
		);
		await registry
			.dispatch( noticesStore )
			.removeNotice( 'stock', 'wc/cart' );
		await actions.receiveCart( {
			...cartResponse( [ mug(), cap() ], { errors } ),
			items_weight: 7,
		} );
		expect( notices() ).toHaveLength( 1 );
	} );
} );

describe( 'address edits', () => {
	const typeCity = ( city: string ) => ( { city } );

	it( 'are sent as whole addresses 1500 ms after the last keystroke', async () => {
		const { actions, api } = await setUp();
		await actions.setShippingAddress( typeCity( 'Ren' ) );
		await wait( 1000 );
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		await wait( 1499 );
		expect( api.sent ).toHaveLength( 0 );
		await wait( 1 );
		expect( api.sent ).toHaveLength( 1 );
		expect( api.sent[ 0 ]?.data ).toEqual( {
			shipping_address: expect.objectContaining( {
				city: 'Reno',
				country: 'US',
			} ),
		} );
	} );

	it( 'are sent at once when the field loses focus', async () => {
		const { actions, api } = await setUp();
		const input = document.body.appendChild(
			document.createElement( 'input' )
		);
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		input.dispatchEvent( new FocusEvent( 'focusout', { bubbles: true } ) );
		await settle();
		expect( api.sent ).toHaveLength( 1 );
		input.remove();
	} );

	it( 'survive the response to an earlier request', async () => {
		const { actions, api, cart } = await setUp();
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		await wait( 1500 );
		await actions.setShippingAddress( typeCity( 'Reno, N' ) );
		const emitted = cartResponse( [ mug(), cap() ] );
		emitted.shipping_address.city = 'RENO';
		await api.pending[ 0 ]?.reply( emitted );
		expect( cart.getCartData().shippingAddress.city ).toBe( 'Reno, N' );
		await wait( 1500 );
		expect( api.sent ).toHaveLength( 2 );
	} );

	it( 'are not sent while they are invalid', async () => {
		const { registry, actions, api } = await setUp();
		void registry.dispatch( validationStore ).setValidationErrors( {
			shipping_city: { message: 'No.', hidden: true },
		} );
		await actions.setShippingAddress( typeCity( '?' ) );
		await wait( 5000 );
		expect( api.sent ).toHaveLength( 0 );
	} );

	it( "end when they equal the server's value", async () => {
		const { actions, cart } = await setUp();
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		await actions.setShippingAddress( typeCity( '' ) );
		const emitted = cartResponse( [ mug(), cap() ] );
		emitted.shipping_address.city = 'Fresno';
		await actions.receiveCart( emitted );
		expect( cart.getCartData().shippingAddress.city ).toBe( 'Fresno' );
	} );

	it( 'remain while an earlier value is in flight', async () => {
		const { actions, api, cart } = await setUp();
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		await wait( 1500 );
		await actions.setShippingAddress( typeCity( '' ) );
		const emitted = cartResponse( [ mug(), cap() ] );
		emitted.shipping_address.city = 'Reno';
		await api.pending[ 0 ]?.reply( emitted );
		expect( cart.getCartData().shippingAddress.city ).toBe( '' );
	} );

	it( 'are sent when the network returns, without another edit', async () => {
		const { actions, api } = await setUp();
		await actions.setShippingAddress( typeCity( 'Reno' ) );
		await wait( 1500 );
		await api.pending[ 0 ]?.lose();
		await api.pending[ 0 ]?.lose();
		await wait( 5000 );
		expect( api.pending ).toEqual( [] );
		window.dispatchEvent( new Event( 'online' ) );
		await settle();
		await api.pending[ 0 ]?.reply( cartResponse( [ mug(), cap() ] ) );
		await wait( 1500 );
		expect( api.pending[ 0 ]?.request.data ).toMatchObject( {
			shipping_address: { city: 'Reno' },
		} );
	} );

	it( 'clear state and postcode of the previous country', async () => {
		const { actions, api } = await setUp();
		await actions.setShippingAddress( { country: 'GB' } );
		await wait( 1500 );
		expect( api.sent[ 0 ]?.data ).toMatchObject( {
			shipping_address: { country: 'GB', state: '', postcode: '' },
		} );
	} );
} );

describe( 'cart from a script', () => {
	it.each( [ [ null ], [ 'cart' ], [ { totals: {} } ] ] )(
		'is ignored if it is invalid: %j',
		async ( given ) => {
			const { actions, cart } = await setUp();
			const before = cart.getServerCart();
			await actions.receiveCart( given );
			expect( cart.getServerCart() ).toBe( before );
			expect( console ).toHaveErrored();
		}
	);

	it( 'is validated like a response: strings must be strings', async () => {
		const { actions, cart } = await setUp();
		await actions.receiveCart( {
			...cartResponse(),
			items: [ { ...mug(), item_data: [ { key: 5, value: 3 } ] } ],
		} );
		expect( cart.getCartItem( 'mug' )?.item_data ).toEqual( [
			{ key: '5', value: '3' },
		] );
	} );

	it( 'changes only the items that differ', async () => {
		const { actions, cart } = await setUp();
		const before = cart.getCartItem( 'cap' );
		await actions.receiveCart( cartResponse( [ mug( 2 ), cap() ] ) );
		expect( cart.getCartItem( 'cap' ) ).toBe( before );
	} );
} );

describe( 'partial cart', () => {
	it( 'leaves the rest unchanged', async () => {
		const { actions, cart } = await setUp();
		const { items } = cartResponse( [ mug( 2 ), cap() ] );
		await actions.receiveCart( { items } );
		expect( cart.getCartData().items[ 0 ]?.quantity ).toBe( 2 );
		expect( cart.getCartTotals().currency_code ).toBe( 'USD' );
		expect( cart.getCartData().shippingAddress.country ).toBe( 'US' );
	} );
} );

describe( 'page', () => {
	it( 'fetches the cart once more for changes made during a fetch', async () => {
		const { api, cart } = await setUp();
		const resolveRequest = () =>
			document.body.dispatchEvent(
				new CustomEvent( 'wc-blocks_added_to_cart' )
			);
		resolveRequest();
		await settle();
		resolveRequest();
		resolveRequest();
		await settle();
		expect( api.sent ).toHaveLength( 1 );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 2 ) ] ) );
		expect( api.sent ).toHaveLength( 2 );
		expect( api.sent.every( ( { isFresh } ) => isFresh ) ).toBe( true );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 4 ) ] ) );
		expect( cart.getCartItem( 'mug' )?.quantity ).toBe( 4 );
	} );

	it.each( [ 'wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart' ] )(
		'fetches the cart on %s, unless the event preserves cart data',
		async ( name ) => {
			const { api } = await setUp();
			document.body.dispatchEvent(
				new CustomEvent( name, { detail: { preserveCartData: true } } )
			);
			await settle();
			expect( api.sent ).toHaveLength( 0 );
			document.body.dispatchEvent( new CustomEvent( name ) );
			await settle();
			expect( api.sent.map( ( { path } ) => path ) ).toEqual( [
				'/wc/store/v1/cart',
			] );
		}
	);

	it( 'fetches the cart again after an invalid response', async () => {
		const { registry, api, actions } = await setUp();
		const respond = () =>
			api.pending[ 0 ]?.reply( cartResponse( [ mug( 2 ), cap() ] ) );
		const stopThrowing = registry.subscribe( () => {
			throw new Error( 'An add-on failed.' );
		} );
		const failing = getRejection( actions.refreshCart() );
		const next = actions.refreshAfterChange();
		await respond();
		await failing;
		stopThrowing();
		expect( api.sent ).toHaveLength( 2 );
		await respond();
		expect( await next ).toBe( true );

		void actions.refreshCart();
		void actions.refreshAfterChange();
		await settle();
		await respond();
		await settle();
		expect( api.sent ).toHaveLength( 4 );
	} );

	it( 'emits events when a product is being added and when it was added', async () => {
		const { actions, api } = await setUp();
		const received: string[] = [];
		const names = [ 'wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart' ];
		const listen = ( { type }: Event ) => received.push( type );
		names.forEach( ( name ) =>
			document.body.addEventListener( name, listen )
		);
		void actions.addItemToCart( 26 );
		await settle();
		expect( received ).toEqual( names.slice( 0, 1 ) );
		await api.pending[ 0 ]?.reply( cartResponse( [ mug( 2 ), cap() ] ) );
		expect( received ).toEqual( names );
		names.forEach( ( name ) =>
			document.body.removeEventListener( name, listen )
		);
	} );
} );
