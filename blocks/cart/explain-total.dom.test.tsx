import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const cart = ( quantity: number, unitPrice = 1800 ) =>
	cartResponse( [
		cartItem( { key: 'mug', name: 'Mug', unitPrice, quantity } ),
	] );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
let page: TestCart;

const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );
const line = () =>
	document
		.querySelector( '.sf-total-change__text' )
		?.textContent?.replace( /[\u2068\u2069]/g, '' ) ?? null;
const list = async () => {
	await user.click(
		screen.getByRole( 'button', { name: 'Why did the total change?' } )
	);
	return screen
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) =>
			textContent?.replace( /[\u2068\u2069]/g, '' )
		)
		.filter( ( text ) => text?.includes( ':' ) );
};
const addMug = async ( quantity: number ) => {
	await user.click(
		screen.getByRole( 'button', { name: 'Increase quantity of Mug' } )
	);
	await wait( 400 );
	await act( async () =>
		page.app.api.pending[ 0 ]?.reply( cart( quantity ) )
	);
	await wait( 0 );
};
/** The server changes the price by itself. */
const raisePrice = async ( quantity: number ) => {
	act( () => page.app.api.tellLate( cart( quantity, 1900 ) ) );
	await wait( 0 );
	await wait( 0 );
};

beforeEach( async () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
	page = openCart( cart( 1 ) );
	await user.keyboard( '{Shift}' );
	await wait( 0 );
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it( 'shows nothing before the total changes', async () => {
	await wait( 10_000 );
	expect( document.querySelector( '.sf-total-change' ) ).toBeNull();
} );

it( 'shows the reason of a change by the shopper for eight seconds, then only in the list', async () => {
	await addMug( 2 );
	expect( line() ).toBe( '+$18.00: now 2 × Mug' );
	await wait( 7999 );
	expect( line() ).not.toBeNull();
	await wait( 1 );
	expect( line() ).toBeNull();
	expect( await list() ).toEqual( [ '+$18.00: now 2 × Mug' ] );
} );

it( 'shows the reason of another change until the shopper dismisses it, without announcing the total', async () => {
	await raisePrice( 1 );
	expect( line() ).toBe( '+$1.00: new price of Mug' );
	await wait( 60_000 );
	expect( line() ).toBe( '+$1.00: new price of Mug' );
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( line() ).toBeNull();
	expect( await list() ).toEqual( [ '+$1.00: new price of Mug' ] );
} );

it( 'shows an undismissed change again after a change by the shopper', async () => {
	await raisePrice( 1 );
	await user.click(
		screen.getByRole( 'button', { name: 'Increase quantity of Mug' } )
	);
	await wait( 400 );
	await act( async () =>
		page.app.api.pending[ 0 ]?.reply( cart( 2, 1900 ) )
	);
	await wait( 0 );
	expect( line() ).toBe( '+$19.00: now 2 × Mug' );
	await wait( 8000 );
	expect( line() ).toBe( '+$1.00: new price of Mug' );
	expect( await list() ).toEqual( [
		'+$19.00: now 2 × Mug',
		'+$1.00: new price of Mug',
	] );
} );

it( 'keeps the list open when another total appears before it', async () => {
	await addMug( 2 );
	await list();
	const total = document.createElement( 'div' );
	total.className = 'wc-block-components-totals-footer-item';
	document.body.prepend( total );
	act( () => void window.dispatchEvent( new Event( 'resize' ) ) );
	await wait( 0 );
	const expanded = screen
		.getAllByRole( 'button', { name: 'Why did the total change?' } )
		.map( ( button ) => button.getAttribute( 'aria-expanded' ) );
	total.remove();
	expect( expanded ).toEqual( [ 'false', 'true' ] );
} );

it( 'lists the last five changes', async () => {
	for ( const quantity of [ 2, 3, 4, 5, 6, 7 ] ) {
		await addMug( quantity );
	}
	expect( await list() ).toEqual(
		[ 7, 6, 5, 4, 3 ].map(
			( quantity ) => `+$18.00: now ${ quantity } × Mug`
		)
	);
} );
