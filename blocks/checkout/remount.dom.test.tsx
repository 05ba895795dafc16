import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutStore } from '@shopfront/data/checkout';
import { orderEffects } from '../../packages/data/checkout/order/lazy-effects';
import {
	checkoutResponse,
	readyCart,
	RECEIVED_URL,
} from '../../tests/fixtures/checkout-stores';
import { ADA, COUNTRY_SETTINGS } from '../../tests/fixtures/form-page';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

// Whatever takes the block off the page and has it there again (the retry after an error, an add-on), at any moment of an
// order: what the shopper sees of it then, and that nothing is ordered twice.

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.setTimeout( 30_000 );

const NOT_SENT = /Your order was not sent/;
const LOOKS = 'GET';

let page: TestCheckout;
let user: ReturnType< typeof userEvent.setup >;

const wait = ( delayMs = 0 ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( delayMs );
	} );
const button = () => screen.getByRole( 'button', { name: 'Place Order' } );
const press = async () => {
	fireEvent.click( button() );
	await wait();
};
const status = () =>
	page.app.registry.select( checkoutStore ).getOrderState().status;
const requests = ( method: string ) =>
	page.app.api.sent.filter(
		( request ) =>
			( request.method ?? 'GET' ) === method &&
			request.path === '/wc/store/v1/checkout'
	);
const orders = () => requests( 'POST' );
const onWire = ( method = 'POST' ) => {
	const found = page.app.api.pending.find(
		( { request } ) =>
			( request.method ?? 'GET' ) === method &&
			request.path === '/wc/store/v1/checkout'
	);
	if ( ! found ) {
		throw new Error( `No ${ method } of the checkout is on the wire.` );
	}
	return found;
};
const answer = ( work: () => Promise< void > ) => act( work );
/** The block goes, and is there again. */
const remount = async () => {
	page.leave();
	page.comeBack();
	await wait();
};
/** A question that is answered when the test says so. */
const openQuestion = () => {
	let say: ( response: unknown ) => void = () => {};
	const promise = new Promise( ( resolve ) => ( say = resolve ) );
	return { promise, say: ( response: unknown ) => say( response ) };
};
const Content = () => <p>As agreed</p>;
const method = ( name: string ) => ( {
	name,
	label: name,
	ariaLabel: name,
	content: <Content />,
	edit: null,
	canMakePayment: () => true,
} );

const cart = ( city = ADA.city ) =>
	readyCart( {
		needs_shipping: false,
		billing_address: { ...ADA, city, email: 'ada@shop.test' },
		payment_methods: [ 'cod', 'transfer' ],
	} );

beforeEach( async () => {
	jest.useFakeTimers();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	localStorage.clear();
	sessionStorage.clear();
	page = openCheckout( cart(), {
		settings: {
			...COUNTRY_SETTINGS,
			storePages: {
				checkout: {
					id: 8,
					title: 'Checkout',
					permalink: 'http://shop.test/checkout/',
				},
			},
			checkoutData: checkoutResponse( {
				order_id: 0,
				status: 'checkout-draft',
				payment_result: null,
			} ),
		},
	} );
	await act( async () => {
		page.app.payments.registerPaymentMethod( method( 'cod' ) );
		page.app.payments.registerPaymentMethod( method( 'transfer' ) );
		// As on a page whose shopper has begun by now.
		fireEvent.pointerDown( document.body );
		await orderEffects.fetch();
		await import( '../../packages/bindings/checkout/shell/connected-order-outcome' );
		await import( '../../packages/bindings/app/notice-area' );
	} );
	await wait( 2000 );
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'keeps what was typed and chosen', async () => {
	const city = () => screen.getByRole( 'textbox', { name: 'City' } );
	await user.click( screen.getByRole( 'button', { name: /Edit/ } ) );
	await user.clear( city() );
	await user.type( city(), 'Reno' );
	await user.click( screen.getByRole( 'radio', { name: 'transfer' } ) );
	act( () => {
		void page.app.registry
			.dispatch( checkoutStore )
			.__internalSetOrderNotes( 'Ring twice' );
	} );
	await remount();
	// What was opened stays so, too.
	expect( city() ).toHaveValue( 'Reno' );
	expect( screen.getByRole( 'radio', { name: 'transfer' } ) ).toBeChecked();
	expect( page.app.registry.select( checkoutStore ).getOrderNotes() ).toBe(
		'Ring twice'
	);
	expect( button() ).toBeEnabled();
	await press();
	// What was typed goes first.
	for ( const { request, reply } of [ ...page.app.api.pending ] ) {
		expect( request.method ).toMatch( /P(OS|U)T/ );
		await answer( () => reply( cart( 'Reno' ) ) );
	}
	await wait();
	expect( orders() ).toHaveLength( 1 );
	expect( orders()[ 0 ]?.data ).toMatchObject( {
		billing_address: { city: 'Reno' },
		payment_method: 'transfer',
	} );
} );

describe.each( [
	[ 'the form is looked at', 'validating', 'checkoutValidation' ],
	[ 'the payment is made ready', 'settingUpPayment', 'paymentSetup' ],
] as const )( 'while %s', ( _, when, moment ) => {
	it.each( [
		[ 'and is there again at once', remount ],
		[
			'and is there again later',
			async () => {
				page.leave();
				await wait( 5000 );
				page.comeBack();
				await wait();
			},
		],
	] )(
		'does not send the order, says so %s, and takes it anew',
		async ( __, swap ) => {
			const question = openQuestion();
			const stop = page.app.events[ moment ].subscribe(
				() => question.promise
			);
			await press();
			expect( status() ).toBe( when );
			await swap();
			expect( screen.getByText( NOT_SENT ) ).toBeVisible();
			expect( button() ).toBeEnabled();
			// Whoever was asked belongs to a form that has gone.
			await answer( async () => question.say( true ) );
			await wait( 5000 );
			expect( orders() ).toEqual( [] );
			stop();
			await press();
			expect( orders() ).toHaveLength( 1 );
		}
	);
} );

describe( 'while the order waits for totals', () => {
	let finish: () => void = () => {};
	beforeEach( async () => {
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.disableCheckoutFor(
					() => new Promise< void >( ( done ) => ( finish = done ) )
				);
		} );
		await press();
	} );

	it( 'keeps it waiting, and has it go on by itself, once', async () => {
		expect( status() ).toBe( 'waiting' );
		await remount();
		expect( status() ).toBe( 'waiting' );
		expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
		await wait( 300 );
		expect(
			screen.getByText( /Your order is placed as soon as that is done/ )
		).toBeVisible();
		await answer( async () => finish() );
		await wait();
		expect( orders() ).toHaveLength( 1 );
		await answer( () => onWire().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'does not send it when they stand while nobody can look at the form', async () => {
		page.leave();
		await answer( async () => finish() );
		await wait( 1000 );
		expect( orders() ).toEqual( [] );
		page.comeBack();
		await wait();
		expect( screen.getByText( NOT_SENT ) ).toBeVisible();
		await press();
		expect( orders() ).toHaveLength( 1 );
	} );
} );

describe( 'while the order is on the wire', () => {
	beforeEach( press );

	it( 'goes on to it, and asks for nothing else', async () => {
		await remount();
		expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
		await press();
		await wait( 5000 );
		expect( requests( LOOKS ) ).toEqual( [] );
		await answer( () => onWire().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'goes on to it also while the block is not there', async () => {
		page.leave();
		await answer( () => onWire().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
		page.comeBack();
		await wait();
		expect(
			screen.getByRole( 'link', { name: 'See your order' } )
		).toHaveAttribute( 'href', RECEIVED_URL );
		await press();
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'says why it was refused when the block is there again', async () => {
		page.leave();
		await answer( () =>
			onWire().refuse( {
				code: 'woocommerce_rest_out_of_stock',
				message: 'Somebody was faster.',
				data: { status: 409 },
			} )
		);
		await wait( 5000 );
		page.comeBack();
		await wait();
		expect( screen.getByText( 'Somebody was faster.' ) ).toBeVisible();
		expect( button() ).toBeEnabled();
		expect( orders() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'and remounted', remount ],
		[ 'and gone for good', async () => page.leave() ],
	] )( 'goes on looking for one that was lost, %s', async ( _, swap ) => {
		await answer( () => onWire().lose() );
		expect( status() ).toBe( 'pollingStatus' );
		await wait();
		await answer( () => onWire( LOOKS ).lose() );
		await swap();
		await wait( 1000 );
		expect( requests( LOOKS ) ).toHaveLength( 2 );
		await answer( () => onWire( LOOKS ).reply( checkoutResponse() ) );
		expect( page.app.visited ).toHaveLength( 1 );
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'says of one that nobody can tell of how to check, and looks when asked', async () => {
		await answer( () => onWire().lose() );
		for ( let display = 0; display < 6; display++ ) {
			await wait( 15_000 );
			await answer( () => onWire( LOOKS ).lose() );
		}
		expect( status() ).toBe( 'unknown' );
		await remount();
		expect(
			screen.getByText( /Check your email for order updates/ )
		).toBeVisible();
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
		await press();
		await user.click(
			screen.getByRole( 'button', { name: 'Check again' } )
		);
		await wait();
		await answer( () => onWire( LOOKS ).reply( checkoutResponse() ) );
		expect( page.app.visited ).toHaveLength( 1 );
		expect( orders() ).toHaveLength( 1 );
	} );
} );

it( 'sends nothing that is asked for while the block is not there, and says so', async () => {
	page.leave();
	act( () => {
		void page.app.registry.dispatch( checkoutStore ).submitOrder();
	} );
	await wait( 5000 );
	expect( orders() ).toEqual( [] );
	page.comeBack();
	await wait();
	expect( screen.getByText( NOT_SENT ) ).toBeVisible();
	await press();
	expect( orders() ).toHaveLength( 1 );
} );
