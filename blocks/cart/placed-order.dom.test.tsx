import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const PLACED = 'Your order 83 has been placed.';
const EMPTY_CART = cartResponse( [] );
const FULL_CART = cartResponse( [ cartItem( { key: 'mug', name: 'Mug' } ) ] );

let page: TestCart;

/** The tab places an order on another page. */
const placeOrder = () =>
	sessionStorage.setItem(
		'shopfrontOrderAttempt',
		JSON.stringify( {
			kind: 'placed',
			orderNumber: '83',
			redirectUrl: 'http://shop.test/order-received/83/',
		} )
	);
const settle = () => act( async () => {} );

beforeEach( () => sessionStorage.clear() );

afterEach( () => page.close() );

it( 'reports the order when the page returns from the back/forward cache, and announces nothing as removed', async () => {
	page = openCart( FULL_CART );
	placeOrder();
	act(
		() =>
			void window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			)
	);
	await act( async () => page.app.api.pending[ 0 ]?.reply( EMPTY_CART ) );
	expect( await screen.findByText( PLACED ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See your order' } )
	).toHaveAttribute( 'href', 'http://shop.test/order-received/83/' );
	expect( page.app.notices( 'wc/cart' ) ).toEqual( [] );
} );

it( 'reports the order above an empty cart', async () => {
	placeOrder();
	page = openCart( EMPTY_CART );
	expect( await screen.findByText( PLACED ) ).toBeVisible();
} );

it( 'forgets the order once something else is in the cart', async () => {
	placeOrder();
	page = openCart( FULL_CART );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Remove Mug from cart' } )
	);
	await act( async () => page.app.api.pending[ 0 ]?.reply( EMPTY_CART ) );
	await settle();
	expect( screen.queryByText( PLACED ) ).toBeNull();
} );
