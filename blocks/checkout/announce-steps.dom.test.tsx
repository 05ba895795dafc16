import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { cartStore } from '@shopfront/data/cart';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

const cart = ( isPickup: boolean, changes: object = {} ) => {
	const { totals } = cartResponse( [ cartItem() ] );
	return cartResponse( [ cartItem() ], {
		needs_shipping: true,
		needs_payment: true,
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: ! isPickup } ),
				shippingRate( {
					rate_id: 'pickup_location:0',
					method_id: 'pickup_location',
					selected: isPickup,
				} ),
			] ),
		],
		totals: { ...totals, total_price: isPickup ? '1954' : '2954' },
		...changes,
	} );
};

let page: TestCheckout;
let errors: HTMLElement;

const announced = () =>
	jest
		.mocked( speak )
		.mock.calls.map( ( [ text ] ) => text )
		.filter( ( text ) => /the form:|Total is now/.test( text ) );
const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );
const choosePickup = () =>
	user.click( screen.getByRole( 'radio', { name: /Pickup/ } ) );
const answer = ( response: unknown ) =>
	act( async () => page.app.api.pending[ 0 ]?.reply( response ) );
const receive = ( response: unknown ) =>
	act( async () =>
		page.app.registry.dispatch( cartStore ).receiveCart( response )
	);

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	jest.mocked( speak ).mockClear();
	page = openCheckout( cart( false ), {
		settings: {
			localPickupEnabled: true,
			collectableMethodIds: [ 'pickup_location' ],
		},
	} );
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

it( 'announces nothing when the page opens', async () => {
	await wait( 10_000 );
	expect( announced() ).toEqual( [] );
} );

it( 'announces the steps that pickup changes together with the total, once', async () => {
	await choosePickup();
	await wait( 2000 );
	expect( announced() ).toEqual( [] );
	await answer( cart( true ) );
	await wait( 999 );
	expect( announced() ).toEqual( [] );
	await wait( 1 );
	expect( announced() ).toEqual( [
		'Added to the form: Pickup locations and Billing address. Removed from the form: Shipping address and Shipping options. Total is now $19.54. −$10.00: other changes',
	] );
	await wait( 60_000 );
	expect( announced() ).toHaveLength( 1 );
} );

it( 'announces the billing address that the shopper opens', async () => {
	await user.click(
		screen.getByRole( 'checkbox', { name: /same address/i } )
	);
	await wait( 999 );
	expect( announced() ).toEqual( [] );
	await wait( 1 );
	expect( announced() ).toEqual( [ 'Added to the form: Billing address.' ] );
} );

it( 'announces nothing if a step returns in time', async () => {
	const same = screen.getByRole( 'checkbox', { name: /same address/i } );
	await user.click( same );
	await user.click( same );
	await wait( 10_000 );
	expect( announced() ).toEqual( [] );
} );

it( 'announces steps that a cart without shipping and payment does not need', async () => {
	await receive(
		cart( false, {
			needs_shipping: false,
			needs_payment: false,
			shipping_rates: [],
		} )
	);
	await wait( 1000 );
	expect( announced().join() ).toMatch(
		/^Added to the form: Billing address\. Removed from the form: .*Shipping address, .*Shipping options, and Payment options\./
	);
} );

it( 'waits until an error has been read out', async () => {
	await user.click(
		screen.getByRole( 'checkbox', { name: /same address/i } )
	);
	errors.textContent = 'Please enter a valid email address';
	await wait( 0 );
	await wait( 4999 );
	expect( announced() ).toEqual( [] );
	await wait( 1001 );
	expect( announced() ).toHaveLength( 1 );
} );
