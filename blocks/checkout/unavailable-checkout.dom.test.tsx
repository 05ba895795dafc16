import { act, screen } from '@testing-library/react';
import { cartStore } from '@shopfront/data/cart';
import { sharePlacedOrder } from '@shopfront/data/order-journal';
import { getServices } from '@shopfront/data/services';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { checkoutResponse } from '../../tests/fixtures/checkout-stores';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

const PLACED = 'Your order 83 has been placed.';
const EMPTY = 'Your cart is currently empty!';

let page: TestCheckout;

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => page.close() );

it( 'links to the shop without an order', async () => {
	page = openCheckout( cartResponse( [] ) );
	expect( await screen.findByText( EMPTY ) ).toBeVisible();
} );

it( 'reports the order of another tab that emptied the cart', async () => {
	page = openCheckout( cartResponse( [ cartItem() ] ) );
	sharePlacedOrder( getServices( page.app.registry ), {
		orderNumber: '83',
		redirectUrl: 'http://shop.test/order-received/83/',
	} );
	await act( async () =>
		page.app.registry
			.dispatch( cartStore )
			.receiveCart( cartResponse( [] ) )
	);
	expect( await screen.findByText( PLACED ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', 'http://shop.test/order-received/83/' );
	expect( screen.queryByText( EMPTY ) ).toBeNull();
	expect( page.app.notices( 'wc/cart' ) ).toEqual( [] );
} );

it.each( [
	[ 'processing', PLACED ],
	[ 'pending', EMPTY ],
] )(
	'checks an order that was to be paid on another site: %s',
	async ( status, text ) => {
		sessionStorage.setItem(
			'shopfrontOrderAttempt',
			JSON.stringify( {
				kind: 'elsewhere',
				orderId: 83,
				orderKey: 'wc_order_x',
				orderNumber: '83',
			} )
		);
		page = openCheckout( cartResponse( [] ), {
			settings: {
				// The session's order isn't open any more.
				checkoutData: checkoutResponse( { order_id: 0 } ),
			},
		} );
		expect(
			await screen.findByText( /Checking the status of your order/ )
		).toBeVisible();
		await act( async () => page.app.api.pending[ 0 ]?.reply( { status } ) );
		expect( await screen.findByText( text ) ).toBeVisible();
	}
);
