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

// The block may unmount and remount at any point of an order, after an error or by an add-on. We test the visible
// state afterwards, and that the order isn't sent twice.

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.setTimeout( 30_000 );

const NOT_SENT = /Your order was not sent/;
const POLL = 'GET';

let page: TestCheckout;
let user: ReturnType< typeof userEvent.setup >;

const wait = ( delayMs = 0 ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( delayMs );
	} );
const button = () =>
	screen.getByRole( 'button', { name: /^Plac(?:e|ing your) order/i } );
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
const inFlight = ( method = 'POST' ) => {
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
const remount = async () => {
	page.leave();
	page.comeBack();
	await wait();
};
const createDeferred = () => {
	let settle: ( response: unknown ) => void = () => {};
	const promise = new Promise( ( resolve ) => ( settle = resolve ) );
	return { promise, resolve: ( response: unknown ) => settle( response ) };
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
		fireEvent.pointerDown( document.body );
		await orderEffects.fetch();
		await import( '../../packages/bindings/checkout/errors/connected-error-summary' );
		await import( '../../packages/bindings/app/notice-area' );
	} );
	await wait( 2000 );
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'preserves typed and selected values', async () => {
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
	expect( city() ).toHaveValue( 'Reno' );
	expect( screen.getByRole( 'radio', { name: 'transfer' } ) ).toBeChecked();
	expect( page.app.registry.select( checkoutStore ).getOrderNotes() ).toBe(
		'Ring twice'
	);
	expect( button() ).toBeEnabled();
	await press();
	// Pending edits come first.
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
	[ 'validation', 'validating', 'checkoutValidation' ],
	[ 'payment setup', 'settingUpPayment', 'paymentSetup' ],
] as const )( 'during %s', ( _, when, eventName ) => {
	it.each( [
		[ 'after an immediate remount', remount ],
		[
			'after a later remount',
			async () => {
				page.leave();
				await wait( 5000 );
				page.comeBack();
				await wait();
			},
		],
	] )(
		'cancels the order, reports it %s, and accepts a new one',
		async ( __, swap ) => {
			const deferred = createDeferred();
			const stop = page.app.events[ eventName ].subscribe(
				() => deferred.promise
			);
			await press();
			expect( status() ).toBe( when );
			await swap();
			expect( screen.getByText( NOT_SENT ) ).toBeVisible();
			expect( button() ).toBeEnabled();
			// The observer belonged to the unmounted form.
			await answer( async () => deferred.resolve( true ) );
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

	it( 'continues by itself after a remount and sends the order once', async () => {
		expect( status() ).toBe( 'waiting' );
		await remount();
		expect( status() ).toBe( 'waiting' );
		expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
		await wait( 300 );
		expect(
			screen.getByText(
				/Your order will be placed as soon as that is done/
			)
		).toBeVisible();
		await answer( async () => finish() );
		await wait();
		expect( orders() ).toHaveLength( 1 );
		await answer( () => inFlight().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'cancels the order if the calculation ends while no form is mounted', async () => {
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

describe( 'while the order is in flight', () => {
	beforeEach( press );

	it( 'waits for the response and sends no other request', async () => {
		await remount();
		expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
		await press();
		await wait( 5000 );
		expect( requests( POLL ) ).toEqual( [] );
		await answer( () => inFlight().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'redirects even while the block is unmounted', async () => {
		page.leave();
		await answer( () => inFlight().reply( checkoutResponse() ) );
		expect( page.app.visited ).toEqual( [ RECEIVED_URL ] );
		page.comeBack();
		await wait();
		expect(
			screen.getByRole( 'link', { name: 'See your order' } )
		).toHaveAttribute( 'href', RECEIVED_URL );
		await press();
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'shows the rejection when the block mounts again', async () => {
		page.leave();
		await answer( () =>
			inFlight().refuse( {
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
		[ 'after a remount', remount ],
		[ 'after the last unmount', async () => page.leave() ],
	] )( 'continues to poll a lost order, %s', async ( _, swap ) => {
		await answer( () => inFlight().lose() );
		expect( status() ).toBe( 'pollingStatus' );
		await wait();
		await answer( () => inFlight( POLL ).lose() );
		await swap();
		await wait( 1000 );
		expect( requests( POLL ) ).toHaveLength( 2 );
		await answer( () => inFlight( POLL ).reply( checkoutResponse() ) );
		expect( page.app.visited ).toHaveLength( 1 );
		expect( orders() ).toHaveLength( 1 );
	} );

	it( 'explains an unknown outcome and polls again on request', async () => {
		await answer( () => inFlight().lose() );
		for ( let display = 0; display < 6; display++ ) {
			await wait( 15_000 );
			await answer( () => inFlight( POLL ).lose() );
		}
		expect( status() ).toBe( 'unknown' );
		await remount();
		expect(
			screen.getByText( /This page keeps checking by itself/ )
		).toBeVisible();
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
		await press();
		await user.click(
			screen.getByRole( 'button', { name: 'Check again' } )
		);
		await wait();
		await answer( () => inFlight( POLL ).reply( checkoutResponse() ) );
		expect( page.app.visited ).toHaveLength( 1 );
		expect( orders() ).toHaveLength( 1 );
	} );
} );

it( 'sends no order that is submitted while the block is unmounted, and reports it', async () => {
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
