import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { cartResponse } from '../../../tests/fixtures/cart';
import { settle } from '../../../tests/fixtures/fake-api';
import {
	aroundEach,
	EXPRESS,
	method,
	PAYMENTS,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'availability of payment methods', () => {
	it( "follows the shop's order, then the order of registration", async () => {
		const { available } = await setUp(
			[ method( 'later' ), method( 'cod' ), method( 'bacs' ) ],
			{ settings: { paymentMethodSortOrder: [ 'bacs', 'gone', 'cod' ] } }
		);
		expect( available() ).toEqual( [ 'bacs', 'cod', 'later' ] );
	} );

	it( "is checked only for methods in the server's list, and for all express methods", async () => {
		const canMakePayment = jest.fn( () => true );
		const { available, select } = await setUp(
			[ method( 'cod' ), method( 'bacs', { canMakePayment } ) ],
			{
				cart: { payment_methods: [ 'cod' ] },
				express: [ method( 'wallet' ) ],
			}
		);
		expect( available() ).toEqual( [ 'cod' ] );
		expect( canMakePayment ).not.toHaveBeenCalled();
		expect(
			Object.keys( select.getAvailableExpressPaymentMethods() )
		).toEqual( [ 'wallet' ] );
	} );

	it( 'is checked with all cart data in the contract', async () => {
		const canMakePayment = jest.fn( () => true );
		await setUp( [ method( 'cod', { canMakePayment } ) ], {
			cart: {
				billing_address: {
					...cartResponse().billing_address,
					city: 'Ulm',
				},
			},
		} );
		const [ [ arg ] ] = canMakePayment.mock.calls as unknown as [
			[ Record< string, Record< string, unknown > > ],
		];
		expect( Object.keys( arg ).sort() ).toEqual( [
			'billingAddress',
			'billingData',
			'cart',
			'cartNeedsShipping',
			'cartTotals',
			'paymentMethods',
			'paymentRequirements',
			'selectedShippingMethods',
			'shippingAddress',
		] );
		expect( Object.keys( arg.cart ?? {} ).sort() ).toEqual( [
			'billingAddress',
			'billingData',
			'cartCoupons',
			'cartErrors',
			'cartFees',
			'cartHasCalculatedShipping',
			'cartIsLoading',
			'cartItemErrors',
			'cartItems',
			'cartItemsCount',
			'cartItemsWeight',
			'cartNeedsPayment',
			'cartNeedsShipping',
			'cartTotals',
			'crossSellsProducts',
			'extensions',
			'isLoadingRates',
			'paymentRequirements',
			'receiveCart',
			'shippingAddress',
			'shippingRates',
		] );
		expect( arg.billingAddress ).toMatchObject( { city: 'Ulm' } );
		expect( arg.billingData ).toBe( arg.billingAddress );
	} );

	it( 'is checked again one second after the last cart change', async () => {
		const canMakePayment = jest.fn( () => true );
		const { changeCart, available } = await setUp( [
			method( 'cod', { canMakePayment } ),
		] );
		expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 600 );
		canMakePayment.mockReturnValue( false );
		await changeCart( { items_weight: 6 } );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
		expect( available() ).toEqual( [] );
	} );

	it( 'is checked at once when the cart loads after an earlier failure', async () => {
		const { api, available, changeCart, registry, select } = await setUp(
			[ method( 'bacs' ) ],
			{ cart: null }
		);
		registry.select( cartStore ).getCartData();
		await jest.advanceTimersByTimeAsync( 1 );
		await api.pending[ 0 ]?.lose();
		expect( available() ).toEqual( [] );
		await changeCart( {} );
		expect( available() ).toEqual( [ 'bacs' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'bacs' );
	} );

	it( 'keeps references while the same methods are available', async () => {
		const { select, changeCart } = await setUp( [ method( 'cod' ) ], {
			express: [ method( 'wallet' ) ],
		} );
		const before = select.getAvailablePaymentMethods();
		const express = select.getAvailableExpressPaymentMethods();
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( select.getAvailablePaymentMethods() ).toBe( before );
		expect( select.getAvailableExpressPaymentMethods() ).toBe( express );
	} );

	it( 'waits at most three seconds for a slow method, which joins in its position later', async () => {
		let respond: ( isAvailable: boolean ) => void = () => {};
		const { available, select } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => {
						respond = resolve;
					} ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 2999 );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( available() ).toEqual( [ 'cod' ] );
		respond( true );
		await settle();
		expect( available() ).toEqual( [ 'slow', 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'does not change for methods that time out on a later check', async () => {
		const canMakePayment = jest.fn< unknown, [] >( () => true );
		const { available, changeCart } = await setUp( [
			method( 'slow', { canMakePayment } ),
			method( 'cod' ),
		] );
		canMakePayment.mockReturnValue( new Promise( () => {} ) );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 4000 );
		expect( available() ).toEqual( [ 'slow', 'cod' ] );
	} );

	it( 'ignores stale responses', async () => {
		const resolvers: Array< ( isAvailable: boolean ) => void > = [];
		const { available, changeCart } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => resolvers.push( resolve ) ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 500 );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( resolvers ).toHaveLength( 2 );
		resolvers[ 1 ]?.( false );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
		resolvers[ 0 ]?.( true );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
	} );

	it.each( [
		[ 'throws', () => Promise.reject( new Error( 'No key.' ) ) ],
		[ 'returns an error', () => ( { error: { message: 'No key.' } } ) ],
	] )(
		'does not suffer from a method that %s, which is reported to administrators only',
		async ( _, canMakePayment ) => {
			const methods = [
				method( 'broken', {
					canMakePayment,
					paymentMethodId: 'gateway',
				} ),
				method( 'cod' ),
			];
			const shopper = await setUp( methods );
			expect( shopper.available() ).toEqual( [ 'cod' ] );
			expect( shopper.notices( PAYMENTS ) ).toEqual( [] );

			const admin = await setUp( methods, {
				settings: { currentUserIsAdmin: true },
				express: [ method( 'wallet', { canMakePayment } ) ],
			} );
			expect( admin.notices( PAYMENTS ) ).toEqual( [
				"There was an error registering the payment method with id 'gateway': No key.",
			] );
			expect(
				admin.registry.select( noticesStore ).getNotices( EXPRESS )
			).toMatchObject( [
				{
					id: 'wc-wallet-registration-error',
					content:
						"There was an error registering the payment method with id 'wallet': No key.",
				},
			] );
		}
	);

	it( 'includes methods registered later and removes unregistered ones at once', async () => {
		const { available, payments, dispatch, select } = await setUp(
			[ method( 'cod' ) ],
			{ cart: { payment_methods: [ 'cod', 'later' ] } }
		);
		payments.registerPaymentMethod( method( 'later' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( available() ).toEqual( [ 'cod', 'later' ] );
		dispatch.__internalSetActivePaymentMethod( 'later' );
		payments.deregisterPaymentMethod( 'later' );
		expect( available() ).toEqual( [ 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'becomes unknown again when the first method is registered later', async () => {
		const { select, payments } = await setUp( [], {
			cart: { payment_methods: [ 'later' ] },
		} );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		payments.registerPaymentMethod( method( 'later' ) );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		expect( select.expressPaymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( select.expressPaymentMethodsInitialized() ).toBe( true );
		expect( select.getActivePaymentMethod() ).toBe( 'later' );
	} );

	it( 'is unknown at first for an express method, whose details are available already', async () => {
		const { select } = await setUp( [], {
			express: [
				method( 'wallet', {
					canMakePayment: () => new Promise( () => {} ),
					supports: { style: [ 'height' ] },
				} ),
			],
		} );
		expect( select.getRegisteredExpressPaymentMethods() ).toEqual( {
			wallet: {
				name: 'wallet',
				title: 'wallet',
				description: '',
				gatewayId: '',
				paymentMethodId: 'wallet',
				supportsStyle: [ 'height' ],
			},
		} );
		expect( select.expressPaymentMethodsInitialized() ).toBe( false );
	} );
} );
