import { removal } from '@shopfront/bindings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const mug = { key: 'mug', name: 'Mug', unitPrice: 1800, quantity: 2 };
const cap = { key: 'cap', id: 27, name: 'Cap', unitPrice: 1999 };
const lamp = { key: 'lamp', id: 28, name: 'Lamp', unitPrice: 4500 };

let page: TestCart;
let moved: Element[] = [];

beforeEach( () => {
	moved = [];
	Element.prototype.animate = function animate( this: Element ) {
		moved.push( this );
		// The tests use no other members.
		return {} as Animation;
	};
	page = openCart(
		cartResponse( [ cartItem( mug ), cartItem( cap ), cartItem( lamp ) ] )
	);
} );
afterEach( () => {
	page.close();
	Reflect.deleteProperty( Element.prototype, 'animate' );
	Reflect.deleteProperty( window, 'matchMedia' );
} );

/** The first interaction loads the animations. */
const shopper = async () => {
	const user = userEvent.setup();
	await user.keyboard( '{Shift}' );
	await act( async () => {
		await removal.fetch();
	} );
	return user;
};

const rowOf = ( key: string ) =>
	document.querySelector( `[data-cart-item-key="${ key }"]` );
const plus = () =>
	screen.getByRole( 'button', { name: 'Increase quantity of Mug' } );

it( 'animates changed numbers only', async () => {
	const user = await shopper();
	await user.click( plus() );
	await waitFor( () => expect( moved ).not.toEqual( [] ) );
	expect( moved.map( ( { textContent } ) => textContent ) ).toEqual(
		expect.arrayContaining( [ '$54.00', '$118.99' ] )
	);
	expect(
		moved.every( ( each ) => each.matches( '.sf-pending-value' ) )
	).toBe( true );
	expect(
		moved.filter( ( each ) => rowOf( 'cap' )?.contains( each ) )
	).toEqual( [] );
} );

it( 'animates the rows below a row that was removed elsewhere', async () => {
	await shopper();
	act( () =>
		page.app.api.tellLate(
			cartResponse( [ cartItem( mug ), cartItem( lamp ) ] )
		)
	);
	await waitFor( () => expect( moved ).toContain( rowOf( 'lamp' ) ) );
	expect( moved ).not.toContain( rowOf( 'mug' ) );
} );

it( 'does not animate the rows below a row with Undo', async () => {
	const user = await shopper();
	await user.click(
		screen.getByRole( 'button', { name: 'Remove Cap from cart' } )
	);
	await act( async () => {
		await page.app.api.pending
			.at( -1 )
			?.reply( cartResponse( [ cartItem( mug ), cartItem( lamp ) ] ) );
	} );
	expect( screen.getByText( 'Removed.' ) ).toBeVisible();
	expect( moved ).not.toContain( rowOf( 'lamp' ) );
} );

it( 'does not animate with reduced motion', async () => {
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), {
			media,
			matches: media === '(prefers-reduced-motion: reduce)',
			onchange: null,
			addListener: () => undefined,
			removeListener: () => undefined,
		} );
	const user = await shopper();
	await user.click( plus() );
	expect( await screen.findByDisplayValue( '3' ) ).toBeVisible();
	await act( async () => {} );
	expect( moved ).toEqual( [] );
} );
