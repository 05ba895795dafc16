import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '@shopfront/data/cart';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const mug = cartItem();
const broken = {
	...cartItem( { key: 'bad', name: 'Bad &amp; Broken' } ),
	prices: { ...mug.prices, regular_price: '12,00' },
};

const user = userEvent.setup();
let page: TestCart;
/** `setCartData` stores an add-on's data without validation. */
const open = ( settings = {} ) => {
	page = openCart( cartResponse( [ mug ] ), settings );
	act(
		() =>
			void page.app.registry.dispatch( cartStore ).setCartData( {
				items: [ mug, broken, cartItem( { key: 'cap', name: 'Cap' } ) ],
			} )
	);
};
const row = ( name: string ) => {
	const found = screen
		.getByRole( 'button', { name: `Remove ${ name } from cart` } )
		.closest( 'tr' );
	if ( ! found ) {
		throw new Error( `No row of ${ name }.` );
	}
	return found;
};
const MESSAGE = 'This product is in your cart, but cannot be shown.';

beforeEach( () => {
	// React logs errors that a boundary catches.
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
} );
afterEach( () => page.close() );

it( 'shows a message in the broken line only, not in other lines or the totals', () => {
	open();
	expect( row( 'Bad & Broken' ) ).toHaveTextContent( MESSAGE );
	expect( row( 'Bad & Broken' ) ).not.toHaveTextContent( '12,00' );
	expect( console ).toHaveErrored();
	expect(
		within( row( 'Stone Mug' ) ).getByRole( 'spinbutton' )
	).toBeVisible();
	expect( within( row( 'Cap' ) ).getByRole( 'spinbutton' ) ).toBeVisible();
	expect( screen.getByText( 'Estimated total' ) ).toBeVisible();
} );

it( 'shows the reason to administrators', () => {
	open( { currentUserIsAdmin: true } );
	expect( row( 'Bad & Broken' ) ).toHaveTextContent( '12,00' );
	expect( console ).toHaveErrored();
} );

it( 'allows the removal of the broken line', async () => {
	open();
	await user.click(
		screen.getByRole( 'button', {
			name: 'Remove Bad & Broken from cart',
		} )
	);
	expect( page.app.api.sent[ 0 ]?.data ).toEqual( { key: 'bad' } );
	expect( row( 'Bad & Broken' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await act( async () =>
		page.app.api.pending[ 0 ]?.reply( cartResponse( [ mug ] ) )
	);
	expect( screen.queryByText( MESSAGE ) ).toBeNull();
	expect( console ).toHaveErrored();
} );

it( 'recovers when the server sends a valid item', () => {
	open();
	act( () =>
		page.app.api.tellLate(
			cartResponse( [ mug, cartItem( { key: 'bad', name: 'Fixed' } ) ] )
		)
	);
	expect( screen.queryByText( MESSAGE ) ).toBeNull();
	expect( console ).toHaveErrored();
	expect( within( row( 'Fixed' ) ).getByRole( 'spinbutton' ) ).toBeVisible();
} );
