import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, type TestApp } from '../../tests/fixtures/block-app';
import { cartCoupon, cartItem, cartResponse } from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import { mount } from './frontend';

const block = ( name: string, content = '' ) =>
	`<div data-block-name="woocommerce/${ name }">${ content }</div>`;

const TEMPLATE = block(
	'filled-cart-block',
	block(
		'cart-totals-block',
		block(
			'cart-order-summary-block',
			block( 'cart-order-summary-coupon-form-block' ) +
				block(
					'cart-order-summary-totals-block',
					block( 'cart-order-summary-discount-block' )
				)
		)
	)
);

jest.setTimeout( 30_000 );

const withCoupons = ( ...codes: string[] ) =>
	cartResponse( [ cartItem() ], {
		coupons: codes.map( ( code ) => cartCoupon( code, '100' ) ),
	} );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
let app: TestApp;
let unmount = () => {};
let isOnline = true;

const open = ( ...codes: string[] ) => {
	document.body.innerHTML = `<div data-block-name="woocommerce/cart">${ TEMPLATE }</div>`;
	const container = document.body.firstElementChild as HTMLElement;
	app = createTestApp( { cart: withCoupons( ...codes ) } );
	act( () => {
		unmount = mount( container, app );
	} );
};

const goOnline = ( value: boolean ) =>
	act( async () => {
		isOnline = value;
		window.dispatchEvent( new Event( value ? 'online' : 'offline' ) );
	} );

const toggle = () => screen.getByRole( 'button', { name: 'Add coupons' } );

const apply = async ( code: string ) => {
	await screen.findByRole( 'button', {
		name: 'Add coupons',
		expanded: false,
	} );
	await user.click( toggle() );
	await screen.findByLabelText( 'Enter code', {}, { timeout: 10_000 } );
	await user.paste( code );
	await user.keyboard( '{Enter}' );
	// The form closes in a later task.
	await act( settle );
};

const waiting = () =>
	screen
		.queryAllByText( /^Coupon ".*" is waiting for the connection\.$/ )
		.map( ( { textContent } ) => textContent );

const answer = ( ...codes: string[] ) =>
	act( async () => app.api.pending[ 0 ]?.reply( withCoupons( ...codes ) ) );

// Fake timers wouldn't wait for the lazy code.
beforeAll( async () => {
	open();
	fireEvent.click( toggle() );
	const field = await screen.findByLabelText(
		'Enter code',
		{},
		{ timeout: 25_000 }
	);
	fireEvent.change( field, { target: { value: 'ten' } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Apply' } ) );
	await waitFor(
		() => {
			if ( app.api.sent.length === 0 ) {
				throw new Error( 'Nothing has been sent.' );
			}
		},
		{ timeout: 25_000 }
	);
	act( () => unmount() );
	app.stop();
} );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	isOnline = true;
	jest.spyOn( window.navigator, 'onLine', 'get' ).mockImplementation(
		() => isOnline
	);
} );

afterEach( () => {
	act( () => unmount() );
	app.stop();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'closes the form for coupons entered offline, which wait side by side for the server', async () => {
	open();
	await goOnline( false );
	await apply( 'ten' );
	await waitFor( () =>
		expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull()
	);
	expect( toggle() ).toHaveFocus();
	expect( await screen.findByText( 'ten (waiting)' ) ).toBeVisible();
	await apply( 'five' );
	await apply( 'TEN' );
	expect( waiting() ).toEqual( [
		'Coupon "ten" is waiting for the connection.',
		'Coupon "five" is waiting for the connection.',
	] );
	expect( app.api.sent.map( ( { data } ) => data ) ).toEqual( [
		{ code: 'ten' },
		{ code: 'five' },
	] );

	await goOnline( true );
	expect( waiting() ).toHaveLength( 2 );
	await answer( 'ten' );
	expect( waiting() ).toEqual( [
		'Coupon "five" is waiting for the connection.',
	] );
	expect(
		screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
	).toBeVisible();
	await answer( 'ten', 'five' );
	expect( waiting() ).toEqual( [] );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'opens the form with the reason if the server refuses a waiting coupon', async () => {
	open();
	await goOnline( false );
	await apply( 'old' );
	await goOnline( true );
	await act( async () =>
		app.api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_cart_coupon_error',
			message: 'This coupon has expired.',
			data: { status: 400 },
		} )
	);
	await answer();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Coupon "old" was not applied. This coupon has expired.'
	);
	expect( waiting() ).toEqual( [] );
} );

it( 'shows no coupon as waiting that is sent at once', async () => {
	open();
	await apply( 'ten' );
	expect( screen.getByLabelText( 'Enter code' ) ).toHaveValue( 'ten' );
	expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	expect( waiting() ).toEqual( [] );
} );

it( 'marks all coupons with a waiting removal as busy', async () => {
	open( 'ten', 'five' );
	await goOnline( false );
	for ( const code of [ 'ten', 'five' ] ) {
		await user.click(
			screen.getByRole( 'button', { name: `Remove coupon "${ code }"` } )
		);
	}
	for ( const code of [ 'ten', 'five' ] ) {
		expect(
			screen.getByRole( 'button', { name: `Remove coupon "${ code }"` } )
		).toHaveAttribute( 'aria-busy', 'true' );
	}
} );
