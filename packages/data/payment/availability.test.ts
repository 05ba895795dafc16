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

describe( 'methods', () => {
	it( 'stand in the order of the shop, then in that of registration', async () => {
		const { available } = await setUp(
			[ method( 'late' ), method( 'cod' ), method( 'bacs' ) ],
			{ settings: { paymentMethodSortOrder: [ 'bacs', 'gone', 'cod' ] } }
		);
		expect( available() ).toEqual( [ 'bacs', 'cod', 'late' ] );
	} );

	it( 'are asked only where the server takes them; express methods always', async () => {
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

	it( 'are told all that the contract says of the cart', async () => {
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

	it( 'are asked a second after the cart has changed, and not before', async () => {
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

	it( 'keep their identity while the same ones can be used', async () => {
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

	it( 'do not wait longer than three seconds for one that hangs; late, it joins in its place', async () => {
		let answer: ( isAvailable: boolean ) => void = () => {};
		const { available, select } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => {
						answer = resolve;
					} ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 2999 );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( available() ).toEqual( [ 'cod' ] );
		answer( true );
		await settle();
		expect( available() ).toEqual( [ 'slow', 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'that hang when they are asked again stay what they were', async () => {
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

	it( 'are not put back by an answer to an older question', async () => {
		const answers: Array< ( isAvailable: boolean ) => void > = [];
		const { available, changeCart } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => answers.push( resolve ) ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 500 );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( answers ).toHaveLength( 2 );
		answers[ 1 ]?.( false );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
		answers[ 0 ]?.( true );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
	} );

	it.each( [
		[ 'throws', () => Promise.reject( new Error( 'No key.' ) ) ],
		[ 'says why', () => ( { error: { message: 'No key.' } } ) ],
	] )(
		'of which one %s are the others; only who manages the shop is told',
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

	it( 'that are registered late are asked, and those taken back go at once', async () => {
		const { available, payments, dispatch, select } = await setUp(
			[ method( 'cod' ) ],
			{ cart: { payment_methods: [ 'cod', 'late' ] } }
		);
		payments.registerPaymentMethod( method( 'late' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( available() ).toEqual( [ 'cod', 'late' ] );
		dispatch.__internalSetActivePaymentMethod( 'late' );
		payments.deregisterPaymentMethod( 'late' );
		expect( available() ).toEqual( [ 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'are awaited again when the first is registered late', async () => {
		const { select, payments } = await setUp( [], {
			cart: { payment_methods: [ 'late' ] },
		} );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		payments.registerPaymentMethod( method( 'late' ) );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		expect( select.expressPaymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( select.expressPaymentMethodsInitialized() ).toBe( true );
		expect( select.getActivePaymentMethod() ).toBe( 'late' );
	} );

	it( 'of one button are known before it is known whether they can be used', async () => {
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
