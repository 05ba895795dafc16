import { act, screen } from '@testing-library/react';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import type { OrderState } from '@shopfront/order';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const NEXT_PAGE = 'http://shop.test/checkout/order-received/83/';
const PLACED = 'Your order has been placed.';

let page: TestCheckout;
const move = ( order: OrderState ) =>
	act( () => {
		void page.app.registry.dispatch( checkoutStore ).orderMoved( order );
	} );
const tellPayment = ( paymentStatus: string ) =>
	act( () => {
		void page.app.registry
			.dispatch( paymentStore )
			.__internalSetPaymentResult( {
				message: '',
				paymentStatus,
				redirectUrl: NEXT_PAGE,
				paymentDetails: {},
			} );
	} );

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	page = openCheckout( cartResponse( [ cartItem() ] ) );
	// Parts of the page come when it is idle.
	await act( async () => {
		await jest.advanceTimersByTimeAsync( 3000 );
	} );
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'gives the way to an order that is placed when nothing happens for ten seconds', () => {
	tellPayment( 'success' );
	move( { status: 'succeeded', redirectUrl: NEXT_PAGE, run: 1 } );
	act( () => jest.advanceTimersByTime( 9999 ) );
	expect( screen.queryByText( PLACED ) ).toBeNull();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.getByText( PLACED ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', NEXT_PAGE );
} );

it.each( [
	[ 'success', true ],
	[ 'pending', false ],
] )(
	'on the way to the next page, with a payment that is %s, calls it placed: %s',
	( paymentStatus, isPlaced ) => {
		tellPayment( paymentStatus );
		move( {
			status: 'complete',
			hasError: false,
			redirectUrl: NEXT_PAGE,
			run: 1,
		} );
		expect( screen.queryByText( PLACED ) !== null ).toBe( isPlaced );
	}
);
