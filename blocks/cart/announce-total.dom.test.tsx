import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const cart = ( quantity: number ) =>
	cartResponse( [
		cartItem( { key: 'mug', name: 'Mug', unitPrice: 1800, quantity } ),
	] );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
let page: TestCart;
let errors: HTMLElement;

const totals = () =>
	jest
		.mocked( speak )
		.mock.calls.map( ( [ text ] ) => text )
		.filter( ( text ) => text.startsWith( 'Total is now' ) );
const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );
const plus = () =>
	user.click(
		screen.getByRole( 'button', { name: 'Increase quantity of Mug' } )
	);
const answer = ( quantity: number ) =>
	act( async () => page.app.api.pending[ 0 ]?.reply( cart( quantity ) ) );

beforeEach( async () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
	page = openCart( cart( 1 ) );
	// The page looks for errors in this region of `speak()`, which is mocked.
	errors = document.createElement( 'div' );
	errors.id = 'a11y-speak-assertive';
	document.body.append( errors );
	await user.keyboard( '{Shift}' );
	await wait( 0 );
} );
afterEach( () => {
	page.close();
	errors.remove();
	jest.useRealTimers();
} );

it( 'announces the total once, a second after the response to the last change', async () => {
	await plus();
	await wait( 400 );
	await plus();
	await wait( 400 );
	await wait( 2000 );
	expect( totals() ).toEqual( [] );
	await answer( 3 );
	await wait( 999 );
	expect( totals() ).toEqual( [] );
	await wait( 1 );
	expect( totals() ).toEqual( [
		'Total is now $54.00. +$36.00: now 3 × Mug',
	] );
	await wait( 60_000 );
	expect( totals() ).toHaveLength( 1 );
} );

it( 'announces no total when the page opens or its cart is refreshed', async () => {
	await wait( 10_000 );
	act( () => page.app.api.tellLate( cart( 2 ) ) );
	await wait( 10_000 );
	expect( totals() ).toEqual( [] );
} );

it( 'announces no total that has not changed', async () => {
	await plus();
	await wait( 400 );
	await answer( 1 );
	await wait( 10_000 );
	expect( totals() ).toEqual( [] );
} );

it( 'waits until an error that appears with the change has been read out', async () => {
	await plus();
	await wait( 400 );
	await answer( 2 );
	errors.textContent = 'The coupon has expired.';
	await wait( 0 );
	await wait( 4999 );
	expect( totals() ).toEqual( [] );
	await wait( 1001 );
	expect( totals() ).toEqual( [
		'Total is now $36.00. +$18.00: now 2 × Mug',
	] );
} );
