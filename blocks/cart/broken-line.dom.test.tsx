import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '@shopfront/data/cart';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const mug = cartItem();
/** A price that is none, as an add-on may make of one. */
const broken = {
	...cartItem( { key: 'bad', name: 'Bad &amp; Broken' } ),
	prices: { ...mug.prices, regular_price: '12,00' },
};

const user = userEvent.setup();
let page: TestCart;
/** What an add-on hands over by `setCartData` is taken as it is. */
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
	// React tells developers of what was caught.
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
} );
afterEach( () => page.close() );

it( 'says that it cannot be shown, and leaves the others and the totals alone', () => {
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

it( 'tells who manages the shop why', () => {
	open( { currentUserIsAdmin: true } );
	expect( row( 'Bad & Broken' ) ).toHaveTextContent( '12,00' );
	expect( console ).toHaveErrored();
} );

it( 'can be taken out', async () => {
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

it( 'is shown again when the server says better', () => {
	open();
	act( () =>
		page.app.api.tellLate(
			cartResponse( [ mug, cartItem( { key: 'bad', name: 'Mended' } ) ] )
		)
	);
	expect( screen.queryByText( MESSAGE ) ).toBeNull();
	expect( console ).toHaveErrored();
	expect( within( row( 'Mended' ) ).getByRole( 'spinbutton' ) ).toBeVisible();
} );
