import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './sticky-cart';

/** Fakes the IntersectionObserver's report for the main button. */
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
			<div class="single_variation"></div>
			<button type="submit" class="single_add_to_cart_button">Add</button>
			<p data-sf-message></p>
		</form>
		<div class="sf-sticky-cart" data-sf-sticky-cart="product-form" hidden>
			<p class="price">$30.00 – $40.00</p>
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

it( "shows while the form's button is out of sight", () => {
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

it( 'keeps both quantities in sync', async () => {
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

it( 'follows the limits of the chosen variation', async () => {
	field( 'form' ).max = '3';
	await Promise.resolve();
	expect( field( '.sf-sticky-cart' ).max ).toBe( '3' );
} );

it( 'shows the price of the chosen variation', async () => {
	const price = () => find( '.sf-sticky-cart .price' ).innerHTML;
	const show = async ( html: string ) => {
		find( '.single_variation' ).innerHTML = html;
		await Promise.resolve();
	};
	await show(
		'<div><span class="price"><del>$40.00</del> <ins>$35.00</ins></span></div>'
	);
	expect( price() ).toBe( '<del>$40.00</del> <ins>$35.00</ins>' );
	// All variations cost the same.
	await show( '<p>Green.</p>' );
	expect( price() ).toBe( '$30.00 – $40.00' );
	await show( '<span class="price">$30.00</span>' );
	stop();
	expect( price() ).toBe( '$30.00 – $40.00' );
	await show( '<span class="price">$40.00</span>' );
	expect( price() ).toBe( '$30.00 – $40.00' );
} );

it( 'shows that the product is being added, and that it was', async () => {
	const main = find( '.single_add_to_cart_button' );
	main.classList.add( 'loading' );
	await Promise.resolve();
	expect( find( '.sf-sticky-cart__button' ) ).toHaveClass( 'loading' );
	main.classList.replace( 'loading', 'added' );
	await Promise.resolve();
	expect( find( '.sf-sticky-cart__button' ).className ).toBe(
		'sf-sticky-cart__button added'
	);
} );

it( 'scrolls to the message about a refused product', async () => {
	const scroll = jest.fn();
	const message = find( '[data-sf-message]' );
	message.scrollIntoView = scroll;
	message.textContent = 'Sold out.';
	await Promise.resolve();
	expect( scroll ).not.toHaveBeenCalled();
	reportSight( false );
	message.textContent = 'Only one left.';
	await Promise.resolve();
	expect( scroll ).toHaveBeenCalledTimes( 1 );
} );

it( "presses the form's button", () => {
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
