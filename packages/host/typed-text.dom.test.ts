import { createSafeStorage } from './safe-storage';
import { forgetTypedText, keepTypedText, TYPED_TEXT_KEY } from './typed-text';

const storage = createSafeStorage( window, 'sessionStorage' );

const field = ( name: string ) =>
	document.querySelector< HTMLInputElement >( `[name="${ name }"]` )!;

const open = ( customerId = 0, fields = [ 'email', 'city' ] ) => {
	document.body.innerHTML = `<div data-sf-customer="${ customerId }">${ fields
		.map( ( name ) => `<input name="${ name }" value="known">` )
		.join( '' ) }<input value="1"></div>`;
	keepTypedText( document.querySelector( 'div' )!, storage );
};

const type = ( name: string, text: string ) => {
	field( name ).value = text;
	field( name ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
};

beforeEach( () => sessionStorage.clear() );

it( 'restores typed text in the next first paint, and only that', () => {
	open();
	type( 'email', 'pat@example.com' );
	open();
	expect( field( 'email' ) ).toHaveValue( 'pat@example.com' );
	expect( field( 'email' ).defaultValue ).toBe( 'known' );
	expect( field( 'city' ) ).toHaveValue( 'known' );
} );

it( 'keeps an emptied field empty', () => {
	open();
	type( 'city', '' );
	open();
	expect( field( 'city' ) ).toHaveValue( '' );
} );

it( 'keeps the text through a page without these fields, such as the cart', () => {
	open();
	type( 'city', 'Porto' );
	open( 0, [] );
	document
		.querySelector( 'input' )
		?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	open();
	expect( field( 'city' ) ).toHaveValue( 'Porto' );
} );

it.each( [
	[ 'a guest', 0, 'the customer they log in as', 7, 'Porto' ],
	[ 'a customer', 7, 'the same customer', 7, 'Porto' ],
	[ 'a customer', 7, 'another customer', 8, 'known' ],
	[ 'a customer', 7, 'a guest after them', 0, 'known' ],
] )( 'for text of %s (%d), %s (%d) sees %s', ( _, from, __, to, expected ) => {
	open( from );
	type( 'city', 'Porto' );
	open( to );
	expect( field( 'city' ) ).toHaveValue( expected );
} );

it( 'forgets', () => {
	open();
	type( 'city', 'Porto' );
	forgetTypedText( storage );
	open();
	expect( field( 'city' ) ).toHaveValue( 'known' );
} );

it.each( [
	'',
	'{',
	'null',
	'1',
	'{"values":null}',
	'{"values":{"city":null}}',
] )( 'survives saved text that reads %j', ( saved ) => {
	sessionStorage.setItem( TYPED_TEXT_KEY, saved );
	open();
	expect( field( 'city' ) ).toHaveValue( 'known' );
} );
