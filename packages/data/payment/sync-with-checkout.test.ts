import type { CheckoutSnapshot } from '@shopfront/data/payment';
import { createReduxStore } from '@wordpress/data';
import {
	aroundEach,
	IDLE_CHECKOUT,
	method,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'payment of a checkout', () => {
	const IDLE: CheckoutSnapshot = { ...IDLE_CHECKOUT, customerId: 0 };
	const store = createReduxStore( 'test/checkout', {
		reducer: (
			state: CheckoutSnapshot = IDLE,
			action: { type: string; changes?: Partial< CheckoutSnapshot > }
		): CheckoutSnapshot => ( { ...state, ...action.changes } ),
		actions: {
			setCheckout: ( changes: Partial< CheckoutSnapshot > ) => ( {
				type: 'CHECKOUT_SET',
				changes,
			} ),
		},
		selectors: { getSnapshot: ( state: CheckoutSnapshot ) => state },
	} );
	const open = async ( settings = {} ) => {
		const app = await setUp( [ method( 'cod' ) ], {
			settings,
			express: [ method( 'wallet' ) ],
			checkout: {
				store,
				read: ( { select } ) => select( store ).getSnapshot(),
			},
		} );
		return { ...app, ...app.registry.dispatch( store ) };
	};

	it( 'resets with the order unless the payment is ready', async () => {
		const { setCheckout, dispatch, select } = await open();
		setCheckout( { isIdle: false } );
		dispatch.__internalSetPaymentError();
		setCheckout( { isIdle: true, isBeforeProcessing: false } );
		expect( select.isPaymentIdle() ).toBe( true );
		setCheckout( { isIdle: false } );
		dispatch.__internalSetPaymentReady();
		setCheckout( { isIdle: true, isBeforeProcessing: false } );
		expect( select.isPaymentReady() ).toBe( true );
		setCheckout( { hasError: true } );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( 'stays started while the order is idle', async () => {
		const { setCheckout, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		setCheckout( { customerId: 3 } );
		expect( select.isExpressPaymentStarted() ).toBe( true );
	} );

	it( 'restores the method from before a failed express order', async () => {
		const { setCheckout, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		setCheckout( { isIdle: false } );
		setCheckout( { isIdle: true, hasError: true } );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( "clears only an express payment's error when the shopper orders without it", async () => {
		const { setCheckout, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		dispatch.failExpressPayment( 'No funds.' );
		setCheckout( { isIdle: false, isBeforeProcessing: true } );
		expect( select.isPaymentIdle() ).toBe( true );
		setCheckout( { isIdle: true, isBeforeProcessing: false } );
		dispatch.__internalSetPaymentError();
		setCheckout( { isIdle: false, isBeforeProcessing: true } );
		expect( select.hasPaymentError() ).toBe( true );
	} );

	it.each( [
		[ 'a guest', { checkoutAllowsGuest: true }, {}, false ],
		[
			'a customer',
			{ checkoutAllowsGuest: true },
			{ customerId: 3 },
			true,
		],
		[
			'a guest who creates an account',
			{ checkoutAllowsGuest: true },
			{ isCreatingAccount: true },
			true,
		],
		[
			'a guest in a shop without guest checkout',
			{ checkoutAllowsGuest: false },
			{},
			true,
		],
	] )(
		'stores for %s whether to save the method: %#',
		async ( _, settings, facts, expected ) => {
			const { setCheckout, dispatch, select } = await open( settings );
			setCheckout( facts );
			dispatch.__internalSetShouldSavePaymentMethod( true );
			expect( select.getShouldSavePaymentMethod() ).toBe( expected );
		}
	);
} );
