import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../tests/fixtures/mount-behavior';
import { mount } from '.';

/** Reports whether the main button is in sight, as the browser does after scrolling. */
let reportSight: ( isIntersecting: boolean ) => void;
let stop = () => {};
const isDisconnected = jest.fn();
const pressed = jest.fn( ( event: Event ) => event.preventDefault() );

const bar = () => find( '.sf-sticky-cart' );
const field = ( parent: string ) =>
	find< HTMLInputElement >( `${ parent } input` );

beforeEach( () => {
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: ( entries: object[] ) => void ) {
				reportSight = ( isIntersecting ) =>
					callback( [ { isIntersecting } ] );
			}
			observe = () => {};
			disconnect = isDisconnected;
		},
	} );
	document.body.innerHTML = `
		<form id="product-form">
			<input class="qty" type="number" name="quantity" min="1" max="9" step="1" value="2" />
			<button type="submit" class="single_add_to_cart_button">Add</button>
		</form>
		<div class="sf-sticky-cart" data-sf-sticky-cart="product-form" hidden>
			<input class="qty" type="number" value="1" aria-label="Quantity" />
			<button type="button" class="sf-sticky-cart__button">Add</button>
		</div>`;
	find( '.single_add_to_cart_button' ).addEventListener( 'click', pressed );
	stop = mountBehavior( mount, bar() );
} );
afterEach( () => {
	stop();
	jest.clearAllMocks();
} );

it( 'shows while the button of the form is out of sight', () => {
	expect( bar() ).not.toBeVisible();
	reportSight( false );
	expect( bar() ).toBeVisible();
	reportSight( true );
	expect( bar() ).not.toBeVisible();
} );

it( 'stays while it has the focus', async () => {
	reportSight( false );
	find( '.sf-sticky-cart__button' ).focus();
	reportSight( true );
	expect( bar() ).toBeVisible();
	find( '.single_add_to_cart_button' ).focus();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( bar() ).not.toBeVisible();
} );

it( 'keeps both quantities in step', async () => {
	expect( field( '.sf-sticky-cart' ).value ).toBe( '2' );
	await userEvent.clear( field( 'form' ) );
	await userEvent.type( field( 'form' ), '5' );
	expect( field( '.sf-sticky-cart' ).value ).toBe( '5' );
	field( 'form' ).blur();
	const changed = jest.fn();
	find( 'form' ).addEventListener( 'change', changed );
	reportSight( false );
	await userEvent.clear( field( '.sf-sticky-cart' ) );
	await userEvent.type( field( '.sf-sticky-cart' ), '7' );
	await userEvent.tab();
	expect( field( 'form' ).value ).toBe( '7' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
} );

it( 'takes over limits that a variation changes', async () => {
	field( 'form' ).max = '3';
	await Promise.resolve();
	expect( field( '.sf-sticky-cart' ).max ).toBe( '3' );
} );

it( 'presses the button of the form', () => {
	find( '.sf-sticky-cart__button' ).click();
	expect( pressed ).toHaveBeenCalledTimes( 1 );
} );

it( 'leads to the form if a choice is missing', () => {
	const scroll = jest.fn();
	find( 'form' ).scrollIntoView = scroll;
	find( '.single_add_to_cart_button' ).classList.add( 'disabled' );
	find( '.sf-sticky-cart__button' ).click();
	expect( scroll ).toHaveBeenCalledTimes( 1 );
	expect( pressed ).toHaveBeenCalledTimes( 1 );
} );

it( 'is hidden when it stops', () => {
	reportSight( false );
	stop();
	expect( bar() ).not.toBeVisible();
	expect( isDisconnected ).toHaveBeenCalled();
} );
