import { screen } from '@testing-library/react';
import {
	createCartServer,
	type Fault,
} from '../../../../tests/fixtures/cart-server';
import {
	openPage,
	setCookies,
	shownCount,
	stopPagesAfterEach,
} from '../../../../tests/fixtures/mini-cart-page';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { provideModalDialogs } from '../../../../tests/fixtures/modal-dialogs';
import { mount as mountForm } from '../add-to-cart/add-to-cart';
import { findAddedLines } from './find-added-lines';

const SETTINGS = {
	cart: { apiUrl: '/wp-json/wc/store/v1/cart', cartUrl: '/cart/' },
	i18n: { added: 'Added', addedNotice: { title: 'Added to cart' } },
};

const FORM = `<form id="product-form" method="post" action="/cart/add" data-sf-add="26" data-sf-view-cart="View cart" data-sf-cart-url="/cart/">
	<input name="quantity" value="1"><button type="submit">Add to cart</button></form>
	<div class="sf-sticky-cart" data-sf-sticky-cart="product-form"><button type="button" class="sf-sticky-cart__button">Add to cart</button></div>`;

const faults: Fault[] = [];
let server: ReturnType< typeof createCartServer >;
let stops: Array< () => void > = [];

const wait = ( ms = 2000 ) => jest.advanceTimersByTimeAsync( ms );
const button = () =>
	find< HTMLButtonElement >( 'form[data-sf-add] [type=submit]' );
const notice = () => screen.queryByRole( 'group', { name: 'Added to cart' } );
const press = async ( name: string ) => {
	const pressed = screen.getByRole( 'button', { name } );
	pressed.focus();
	pressed.click();
	await wait();
};
const open = async ( html = FORM, attributes = '', settings = SETTINGS ) => {
	openPage( {
		html: `${ html }<script type="application/json" id="shopfront-settings">${ JSON.stringify( settings ) }</script>`,
		attributes,
	} );
	jest.resetModules();
	const { mount }: Behavior = await import( './added-notice' );
	const form = document.querySelector< HTMLElement >( 'form[data-sf-add]' );
	if ( form ) {
		stops.push( mountBehavior( mountForm, form ) );
	}
	stops.push( mountBehavior( mount, form ?? find( '.ajax_add_to_cart' ) ) );
	await wait();
};

provideModalDialogs();
stopPagesAfterEach();
beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	setCookies( '' );
	faults.length = 0;
	server = createCartServer( () => faults.shift() ?? 'none' );
	Object.assign( window, {
		requestIdleCallback: ( run: () => void ) => setTimeout( run ),
		CSS: { escape: String },
		CSSStyleSheet: class {
			replaceSync() {}
		},
	} );
	Object.assign( document, { adoptedStyleSheets: [] } );
	Reflect.set( AbortSignal, 'timeout', () => new AbortController().signal );
	Reflect.deleteProperty( window, 'shopfrontMiniCart' );
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	document.body.innerHTML = '';
	jest.useRealTimers();
} );

it( 'shows what was added, with the way to the cart', async () => {
	await open();
	find< HTMLInputElement >( '[name=quantity]' ).value = '2';
	button().click();
	await wait();
	expect( notice() ).toHaveTextContent( '2 × ' );
	expect( find( '.sf-added-notice a' ).getAttribute( 'href' ) ).toBe(
		'#cart'
	);
} );

it( 'names only what was added to a cart with the same product', async () => {
	server.add( 26, 5 );
	await open();
	button().click();
	await wait();
	expect( notice() ).toBeVisible();
	expect( notice() ).not.toHaveTextContent( '×' );
} );

it( 'says "Added" in the button and in the bar for three seconds, under the same names', async () => {
	await open();
	button().click();
	await wait( 1000 );
	for ( const one of screen.getAllByRole( 'button', {
		name: 'Add to cart',
	} ) ) {
		expect( one ).toHaveTextContent( 'Added' );
	}
	await wait( 3000 );
	expect( button().innerHTML ).toBe( 'Add to cart' );
	expect( document.body ).not.toHaveTextContent( 'Added to cartAdded' );
} );

it( 'takes an addition back, and returns the focus to the button', async () => {
	await open();
	button().focus();
	button().click();
	await wait();
	expect( shownCount() ).toBe( '1' );
	await press( 'Undo' );
	expect( shownCount() ).toBe( '' );
	expect( notice() ).toHaveTextContent( 'Your cart is as it was before.' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Your cart is as it was before.'
	);
	await press( 'Close' );
	expect( notice() ).toBeNull();
	expect( button() ).toHaveFocus();
} );

it( 'gives back the quantity from before', async () => {
	server.add( 26, 5 );
	await open();
	button().click();
	await wait();
	expect( shownCount() ).toBe( '6' );
	await press( 'Undo' );
	expect( shownCount() ).toBe( '5' );
} );

it( 'says that it could not take an addition back', async () => {
	await open();
	button().click();
	await wait();
	faults.push( 'refused' );
	await press( 'Undo' );
	expect( notice() ).toHaveTextContent( 'We couldn’t undo this.' );
	expect( shownCount() ).toBe( '1' );
} );

it( 'comes after the form in the order of focus, and goes by itself unless it is used', async () => {
	await open();
	button().focus();
	button().click();
	await wait();
	expect( find( 'form[data-sf-add] + .sf-added-notice' ) ).toBe( notice() );
	find( '.sf-added-notice a' ).focus();
	await wait( 20_000 );
	expect( notice() ).toBeVisible();
	button().focus();
	await wait( 20_000 );
	expect( notice() ).toBeNull();
} );

it( 'closes by Escape in it', async () => {
	await open();
	button().click();
	await wait();
	find( '.sf-added-notice a' ).focus();
	find( '.sf-added-notice a' ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
	);
	expect( notice() ).toBeNull();
	expect( button() ).toHaveFocus();
} );

it( 'leaves it to the cart that opens by itself', async () => {
	Object.defineProperty( HTMLElement.prototype, 'offsetWidth', {
		configurable: true,
		value: 40,
	} );
	await open( FORM, 'data-add-to-cart-behaviour="open_drawer"' );
	button().click();
	await wait();
	Reflect.deleteProperty( HTMLElement.prototype, 'offsetWidth' );
	expect( button() ).toHaveTextContent( 'Added' );
	expect( notice() ).toBeNull();
} );

it( 'shows what a button of a classic list has added', async () => {
	await open(
		'<ul><li><a class="ajax_add_to_cart" href="#" role="button" data-product_id="26">Add to cart</a></li></ul>'
	);
	const link = find( '.ajax_add_to_cart' );
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	link.click();
	await wait();
	server.add( 26 );
	document.body.dispatchEvent(
		new CustomEvent( 'added_to_cart', {
			bubbles: true,
			detail: [ {}, 'h1', link ],
		} )
	);
	await wait();
	expect( link ).toHaveTextContent( 'Added' );
	expect( notice() ).toBeVisible();
} );

it( 'does nothing on a page without its texts', async () => {
	await open( FORM, '', { ...SETTINGS, i18n: {} } as never );
	button().click();
	await wait();
	expect( notice() ).toBeNull();
} );

it( 'finds the added quantity of each line, with its picture', () => {
	const line = { name: 'Caps &amp; Co', images: [ { thumbnail: '/a.jpg' } ] };
	expect(
		findAddedLines(
			[
				{ key: 'a', quantity: 1 },
				{ key: 'b', quantity: 2 },
			],
			[
				{ ...line, key: 'a', quantity: 1 },
				{ ...line, key: 'b', quantity: 5 },
				{ key: 'c', quantity: 1 },
				null,
			]
		)
	).toEqual( [
		{ key: 'b', name: 'Caps & Co', picture: '/a.jpg', added: 3 },
		{ key: 'c', name: '', picture: '', added: 1 },
	] );
} );
