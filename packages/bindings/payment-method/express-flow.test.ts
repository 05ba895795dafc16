import { getCheckoutRuntime } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import {
	checkoutResponse,
	openCheckout,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { createExpressFlow, type ExpressFlow } from './express-flow';

let page: TestCheckout;
let wallet: ExpressFlow;

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	page = await openCheckout();
	page.payments.registerExpressPaymentMethod( {
		name: 'wallet',
		content: null,
		edit: null,
		canMakePayment: () => true,
	} );
	await wait( 0 );
	wallet = createExpressFlow( page, 'wallet' );
	wallet.onClick();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const activeMethod = () =>
	page.registry.select( paymentStore ).getActivePaymentMethod();
const order = () => page.waitingFor( '/wc/store/v1/checkout', 'POST' );

describe.each( [
	[ 'is closed', () => wallet.onClose() ],
	[ 'has failed', () => wallet.onError( 'No funds.' ) ],
] )( 'express method that %s', ( _, end ) => {
	it( 'restores the previous payment method', () => {
		end();
		expect( activeMethod() ).toBe( 'cod' );
	} );

	it( 'cancels an unsent order, so that it is not sent with another method', async () => {
		let answer: ( response: unknown ) => void = () => {};
		page.events.paymentSetup.subscribe(
			() => new Promise( ( resolve ) => ( answer = resolve ) )
		);
		wallet.onSubmit();
		await wait( 0 );
		end();
		expect( activeMethod() ).toBe( 'cod' );
		answer( { type: 'error' } );
		await wait( 1000 );
		expect( page.orders() ).toEqual( [] );
		await page.submit();
		answer( true );
		await wait( 0 );
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			payment_method: 'cod',
		} );
	} );

	it( 'does not change a submitted order until it has failed', async () => {
		wallet.onSubmit();
		await wait( 0 );
		end();
		expect( activeMethod() ).toBe( 'wallet' );
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		expect( activeMethod() ).toBe( 'cod' );
	} );

	it( 'does not reopen the form after the order is placed', async () => {
		wallet.onSubmit();
		await wait( 0 );
		await order().reply( checkoutResponse() );
		end();
		expect( page.checkout.isComplete() ).toBe( true );
	} );
} );

it.each( [
	[
		'another tab is placing an order',
		'Your order is being placed in another tab.',
		() =>
			getCheckoutRuntime( page.registry ).order.dispatch( {
				type: 'LOCKED',
			} ),
	],
	[
		'the last order is not confirmed',
		'This order was not sent, because your last order is not confirmed yet.',
		() =>
			page.actions.setOrderState( {
				status: 'unanswered',
				attempt: { key: 'k', total: '1800' },
				run: 1,
			} ),
	],
] )(
	'an express method reports that %s, and closes',
	async ( _, reason, prevent ) => {
		void prevent();
		wallet.onSubmit();
		await wait( 0 );
		expect( activeMethod() ).toBe( 'cod' );
		expect( page.errorsIn( 'wc/checkout/express-payments' ) ).toEqual( [
			reason,
		] );
		wallet.onClick();
		expect( activeMethod() ).toBe( 'cod' );
		expect( page.orders() ).toEqual( [] );
	}
);
