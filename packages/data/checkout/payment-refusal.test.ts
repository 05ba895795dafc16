import { HttpFailure } from '@shopfront/api';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import {
	checkoutResponse,
	openCheckout,
	SUPPORTS_ATTEMPT_KEYS,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { getPaymentFact, getPaymentRefusal } from './order/payment-refusal';

const PAYMENTS = 'wc/checkout/payments';
const CHECKOUT = '/wc/store/v1/checkout';
const THROWN = 'woocommerce_rest_checkout_process_payment_error';

let page: TestCheckout;
const order = () => page.waitingFor( CHECKOUT, 'POST' );
const refusal = () => getPaymentRefusal( page.registry );
const failedPayment = ( paymentStatus: 'failure' | 'error', status = 400 ) =>
	new HttpFailure(
		checkoutResponse( {
			status: 'failed',
			payment_result: {
				payment_status: paymentStatus,
				payment_details: [
					{ key: 'errorMessage', value: 'Declined.' },
				],
				redirect_url: '',
			},
		} ),
		{ isOutcomeUnknown: status >= 500, status, sequence: 9 }
	);

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	page = await openCheckout();
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it.each( [
	[ 'setup', undefined, [ 'wc-payment-error' ], 'notSent' ],
	[ 'setup', 'failure', [ 'wc-payment-error' ], 'notSent' ],
	[ 'sent', 'failure', [ 'checkout' ], 'notCharged' ],
	[ 'sent', 'error', [ 'checkout' ], 'unconfirmed' ],
	[ 'sent', 'not set', [ THROWN ], 'unconfirmed' ],
	[ 'sent', 'not set', [ 'woocommerce_rest_payment_error' ], 'unconfirmed' ],
	[
		'sent',
		'not set',
		[ 'woocommerce_rest_checkout_payment_method_disabled' ],
		'notPlaced',
	],
	[ 'lost', 'failure', [ 'a' ], null ],
	[ 'lost', 'not set', [ THROWN ], null ],
	[ 'placed', 'success', [ 'a' ], null ],
	[ 'placed', 'failure', [ 'a' ], null ],
] as const )(
	'an order that was refused in the stage %s, with the payment status %s and the notices %j, is known as %s',
	( stage, paymentStatus, noticeIds, fact ) => {
		expect( getPaymentFact( stage, paymentStatus, noticeIds ) ).toBe(
			fact
		);
	}
);

it( 'knows that a payment that failed on the server charged nothing', async () => {
	await page.submit();
	await order().fail( failedPayment( 'failure' ) );
	expect( refusal() ).toEqual( {
		fact: 'notCharged',
		noticeIds: [ 'checkout' ],
	} );
} );

it( 'claims nothing about the money after a gateway error', async () => {
	await page.submit();
	await order().fail( failedPayment( 'error', 500 ) );
	expect( refusal()?.fact ).toBe( 'unconfirmed' );
} );

it( 'claims nothing about the money if a gateway threw', async () => {
	await page.submit();
	await order().refuse( { code: THROWN, message: 'No answer.', data: {} } );
	expect( refusal() ).toEqual( {
		fact: 'unconfirmed',
		noticeIds: [ THROWN ],
	} );
} );

it( 'knows that a method refused before the order was sent, even after a failed payment', async () => {
	await page.submit();
	await order().fail( failedPayment( 'failure' ) );
	page.events.paymentSetup.subscribe( () => ( {
		type: 'error',
		message: 'Enter the code.',
	} ) );
	await page.submit();
	expect( page.orders() ).toHaveLength( 1 );
	expect( refusal() ).toEqual( {
		fact: 'notSent',
		noticeIds: [ 'wc-payment-error' ],
	} );
} );

it( 'claims nothing after a lost response, even if an observer explains it in the payment step', async () => {
	page.close();
	page = await openCheckout( { settings: SUPPORTS_ATTEMPT_KEYS } );
	page.events.checkoutFail.subscribe( () => ( {
		type: 'failure',
		message: 'Something went wrong.',
		messageContext: PAYMENTS,
	} ) );
	await page.submit();
	await order().lose();
	await wait( 0 );
	await page
		.waitingFor( CHECKOUT )
		.reply( checkoutResponse( { order_id: 0, status: 'checkout-draft' } ) );
	for ( const delayMs of [ 1000, 2000, 4000 ] ) {
		await wait( delayMs );
		await page.api.pending[ 0 ]?.reply(
			checkoutResponse( { order_id: 0, status: 'checkout-draft' } )
		);
	}
	expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Something went wrong.' ] );
	expect( refusal()?.fact ).toBeNull();
} );

it( 'has no refusal if an observer forbids another attempt', async () => {
	page.events.checkoutFail.subscribe( () => ( {
		type: 'failure',
		message: 'Fraud.',
		messageContext: PAYMENTS,
		retry: false,
	} ) );
	await page.submit();
	await order().fail( failedPayment( 'failure' ) );
	expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Fraud.' ] );
	expect( refusal() ).toBeNull();
} );

it( 'leaves messages alone that a payment method shows elsewhere', async () => {
	page.events.paymentSetup.subscribe( () => ( {
		type: 'error',
		message: 'Enter the code.',
		messageContext: 'wc/checkout',
	} ) );
	await page.submit();
	expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [ 'Enter the code.' ] );
	expect( refusal() ).toBeNull();
} );

it( 'leaves field errors to the fields', async () => {
	page.events.paymentSetup.subscribe( () => ( {
		type: 'error',
		message: 'Check your card.',
		validationErrors: { number: { message: 'Too short.', hidden: false } },
	} ) );
	await page.submit();
	expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Check your card.' ] );
	expect(
		page.registry.select( validationStore ).hasValidationErrors()
	).toBe( true );
	expect( refusal() ).toBeNull();
} );

it( "ignores the step's notices from before the payment setup", async () => {
	void page.registry
		.dispatch( noticesStore )
		.createErrorNotice( 'Not configured.', {
			context: PAYMENTS,
			id: 'wc-card-registration-error',
		} );
	page.events.paymentSetup.subscribe( () => ( {
		type: 'error',
		message: 'Enter the code.',
	} ) );
	await page.submit();
	expect( refusal()?.noticeIds ).toEqual( [ 'wc-payment-error' ] );
} );

describe( 'another payment method', () => {
	const payment = () => page.registry.dispatch( paymentStore );
	const fail = async () => {
		await page.submit();
		await order().fail( failedPayment( 'failure' ) );
		expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Declined.' ] );
	};
	beforeEach( async () => {
		page.payments.registerPaymentMethod( {
			name: 'bacs',
			label: 'Bank',
			ariaLabel: 'Bank',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
		void payment().__internalSetAvailablePaymentMethods( {
			cod: { name: 'cod' },
			bacs: { name: 'bacs' },
		} );
	} );

	it( 'removes the refusal of the previous one when the shopper chooses it', async () => {
		await fail();
		void payment().choosePaymentMethod( 'bacs' );
		expect( page.errorsIn( PAYMENTS ) ).toEqual( [] );
		expect( refusal() ).toBeNull();
	} );

	it( 'keeps the refusal when the shop replaces an unavailable method', async () => {
		await fail();
		void payment().__internalRemoveAvailablePaymentMethod( 'cod' );
		expect(
			page.registry.select( paymentStore ).getActivePaymentMethod()
		).toBe( 'bacs' );
		expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Declined.' ] );
	} );

	it( "leaves the step's later notices alone", async () => {
		await fail();
		void page.registry
			.dispatch( noticesStore )
			.removeNotice( 'checkout', PAYMENTS );
		void page.registry
			.dispatch( noticesStore )
			.createErrorNotice( 'Not configured.', { context: PAYMENTS } );
		void payment().choosePaymentMethod( 'bacs' );
		expect( page.errorsIn( PAYMENTS ) ).toEqual( [ 'Not configured.' ] );
	} );
} );

it( 'places the order again with the same order and one request', async () => {
	await page.submit();
	await order().fail( failedPayment( 'failure' ) );
	await page.submit();
	await page.submit();
	expect( page.orders() ).toHaveLength( 2 );
	await order().reply( checkoutResponse() );
	expect( page.visited ).toHaveLength( 1 );
} );
