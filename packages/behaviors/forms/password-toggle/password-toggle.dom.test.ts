import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './password-toggle';

const FIELD =
	'<label for="own">Password</label><input type="password" id="own">';

let stop = () => {};
const open = ( html = FIELD ) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( 'input' ) );
};
const button = () => screen.queryByRole( 'button' );
const input = () => find< HTMLInputElement >( 'input' );

beforeEach( () => {
	Object.assign( window, {
		shopfrontSettings: undefined,
		woocommerce_params: undefined,
	} );
} );
afterEach( () => stop() );

it( 'shows and hides the password, with WooCommerce’s markup', async () => {
	open();
	expect( input().parentElement ).toHaveClass( 'password-input' );
	expect( button() ).toHaveClass( 'show-password-input' );
	expect( button() ).toHaveAttribute( 'aria-describedby', 'own' );
	expect( button() ).toHaveAccessibleName( 'Show password' );
	await userEvent.click( screen.getByRole( 'button' ) );
	expect( input().type ).toBe( 'text' );
	expect( button() ).toHaveAccessibleName( 'Hide password' );
	expect( button() ).toHaveClass( 'display-password' );
	expect( input() ).toHaveFocus();
	await userEvent.keyboard( '{Tab}{Enter}' );
	expect( input().type ).toBe( 'password' );
	expect( input() ).toHaveFocus();
	expect( button() ).not.toHaveClass( 'display-password' );
} );

it.each( [
	[
		'settings',
		{
			shopfrontSettings: {
				i18n: { showPassword: 'Zeigen', hidePassword: 'Verbergen' },
			},
		},
	],
	[
		'WooCommerce parameters',
		{
			woocommerce_params: {
				i18n_password_show: 'Zeigen',
				i18n_password_hide: 'Verbergen',
			},
		},
	],
] )( 'uses texts from the page’s %s', ( _, globals ) => {
	Object.assign( window, globals );
	open();
	expect( button() ).toHaveAccessibleName( 'Zeigen' );
	button()?.click();
	expect( button() ).toHaveAccessibleName( 'Verbergen' );
} );

it( 'keeps the input, the focus and the selection', () => {
	document.body.innerHTML = FIELD;
	input().value = 'secret';
	input().focus();
	input().setSelectionRange( 2, 4 );
	stop = mountBehavior( mount, input() );
	expect( input() ).toHaveFocus();
	expect( input().value ).toBe( 'secret' );
	expect( input().selectionStart ).toBe( 2 );
	expect( input().selectionEnd ).toBe( 4 );
} );

it( 'sends passwords hidden', () => {
	open( `<form>${ FIELD }</form>` );
	button()?.click();
	find( 'form' ).dispatchEvent( new Event( 'submit' ) );
	expect( input().type ).toBe( 'password' );
	expect( button() ).toHaveAccessibleName( 'Show password' );
} );

it.each( [
	[
		'with a button',
		'<span class="password-input"><input type="password"><button>Show</button></span>',
		1,
	],
	[
		'of WooCommerce’s script',
		`<div class="woocommerce"><form>${ FIELD }</form></div><script id="woocommerce-js"></script>`,
		0,
	],
	[
		'that WooCommerce’s script skips',
		`<form>${ FIELD }</form><script id="woocommerce-js"></script>`,
		1,
	],
] )( 'a field %s gets no second button', ( _, html, count ) => {
	open( html );
	expect( screen.queryAllByRole( 'button' ) ).toHaveLength( count );
} );

it( 'restores the field when it stops', () => {
	open();
	button()?.click();
	stop();
	expect( document.body.innerHTML ).toBe( FIELD );
} );
