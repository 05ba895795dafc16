import { paymentStore } from '@shopfront/data/payment';
import {
	checkoutResponse,
	openCheckout,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';

// The payment reads the checkout that started it.

let page: TestCheckout;
beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => {
	page.stop();
	jest.useRealTimers();
} );

it.each( [
	[ 'forgets', 'a guest', 0, false, false ],
	[ 'keeps', 'a customer', 3, false, true ],
	[ 'keeps', 'a guest who creates an account', 0, true, true ],
] )(
	'%s that the payment method is to be saved for %s',
	async ( _verb, _who, customerId, createsAccount, expected ) => {
		page = await openCheckout( {
			settings: {
				checkoutAllowsGuest: true,
				checkoutData: checkoutResponse( { customer_id: customerId } ),
			},
		} );
		void page.actions.__internalSetShouldCreateAccount( createsAccount );
		void page.registry
			.dispatch( paymentStore )
			.__internalSetShouldSavePaymentMethod( true );
		expect(
			page.registry.select( paymentStore ).getShouldSavePaymentMethod()
		).toBe( expected );
	}
);

it( 'keeps the payment method of an order that has been submitted', async () => {
	page = await openCheckout();
	const { choosePaymentMethod } = page.registry.dispatch( paymentStore );
	const { getActivePaymentMethod } = page.registry.select( paymentStore );
	void choosePaymentMethod( 'cheque' );
	expect( getActivePaymentMethod() ).toBe( 'cheque' );
	await page.submit();
	void choosePaymentMethod( 'cod' );
	expect( getActivePaymentMethod() ).toBe( 'cheque' );
} );

it( 'closes the error of an express payment when an order is placed without it', async () => {
	page = await openCheckout();
	const { startExpressPayment, failExpressPayment } =
		page.registry.dispatch( paymentStore );
	void startExpressPayment( 'wallet' );
	void failExpressPayment( 'No funds.' );
	const { isPaymentIdle } = page.registry.select( paymentStore );
	expect( isPaymentIdle() ).toBe( false );
	void page.actions.submitOrder();
	expect( isPaymentIdle() ).toBe( true );
} );

it( 'starts a payment over when its order has an error', async () => {
	page = await openCheckout();
	const { isPaymentReady, isPaymentIdle } =
		page.registry.select( paymentStore );
	void page.registry.dispatch( paymentStore ).__internalSetPaymentReady();
	expect( isPaymentReady() ).toBe( true );
	void page.actions.__internalSetHasError( true );
	expect( isPaymentIdle() ).toBe( true );
} );
