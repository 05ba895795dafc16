import { paymentStore } from '@shopfront/data/payment';
import {
	checkoutResponse,
	openCheckout,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';

// The payment store reads the checkout that started it.

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
	[ 'ignores', 'a guest', 0, false, false ],
	[ 'stores', 'a customer', 3, false, true ],
	[ 'stores', 'a guest who creates an account', 0, true, true ],
] )(
	'%s the request to save the payment method for %s',
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

it( "keeps a submitted order's payment method", async () => {
	page = await openCheckout();
	const { choosePaymentMethod } = page.registry.dispatch( paymentStore );
	const { getActivePaymentMethod } = page.registry.select( paymentStore );
	void choosePaymentMethod( 'cheque' );
	expect( getActivePaymentMethod() ).toBe( 'cheque' );
	await page.submit();
	void choosePaymentMethod( 'cod' );
	expect( getActivePaymentMethod() ).toBe( 'cheque' );
} );

it( "clears an express payment's error when the shopper orders without it", async () => {
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

it( 'resets a payment when its order has an error', async () => {
	page = await openCheckout();
	const { isPaymentReady, isPaymentIdle } =
		page.registry.select( paymentStore );
	void page.registry.dispatch( paymentStore ).__internalSetPaymentReady();
	expect( isPaymentReady() ).toBe( true );
	void page.actions.__internalSetHasError( true );
	expect( isPaymentIdle() ).toBe( true );
} );
