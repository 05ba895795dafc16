import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { fieldChecks } from '@shopfront/checkout-form';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { createLazy } from '@shopfront/lazy';
import type { TestApp } from '../../../../tests/fixtures/block-app';
import { AccountPassword } from './account-password';
import { ContactForm } from './contact-form';
import { LoginPrompt } from './login-prompt';
import {
	passwordStrength,
	scorePassword,
	type ScorePassword,
} from './password-scorer';
import {
	createShopper,
	holdClock,
	openPage,
	pause,
	renderOn,
} from '../../../../tests/fixtures/form-page';

let app: TestApp;
const user = createShopper();
const open = ( settings = {} ) => {
	app = openPage( undefined, {
		checkoutAllowsSignup: true,
		siteTitle: 'Ada &amp; Co',
		...settings,
	} );
	renderOn( app, <ContactForm /> );
};
const email = () => screen.getByRole( 'textbox', { name: 'Email address' } );
const password = () => screen.getByLabelText( 'Create a password' );
const passwordError = () =>
	app.registry
		.select( validationStore )
		.getValidationError( 'account-password' );

holdClock();
afterEach( () => app.stop() );

describe( 'email address', () => {
	it( 'has the ids that add-ons expect and supports autofill', () => {
		open();
		expect( email() ).toHaveAttribute( 'id', 'email' );
		expect( email() ).toHaveAttribute( 'type', 'email' );
		expect( email() ).toHaveAttribute( 'autocomplete', 'email' );
	} );

	it( 'tells on-screen keyboards that the address follows', async () => {
		await fieldChecks.fetch();
		open();
		expect( email() ).toHaveAttribute( 'enterkeyhint', 'next' );
		expect( email() ).toHaveAttribute( 'autocapitalize', 'none' );
		expect( email() ).toHaveAttribute( 'spellcheck', 'false' );
	} );

	it( 'informs guests that no account will be created', () => {
		open();
		expect( email() ).toHaveAccessibleDescription(
			'You are currently checking out as a guest.'
		);
	} );

	it( 'shows an error when blurred', async () => {
		open();
		await user.type( email(), 'ada@' );
		await user.tab();
		expect( email() ).toHaveAccessibleDescription(
			/^Please enter a valid email address/
		);
		expect(
			document.getElementById( 'validate-error-billing_email' )
		).toBeVisible();
	} );
} );

describe( 'misspelled email address', () => {
	it( 'is accepted, with a button for the suggested address', async () => {
		open();
		const hint = { name: 'Did you mean ada@gmail.com?' };
		await user.type( email(), 'ada@gmial.com' );
		await pause();
		// Not while the shopper types.
		expect( screen.queryByRole( 'button', hint ) ).toBeNull();
		await user.tab();
		expect( email() ).not.toHaveAttribute( 'aria-invalid' );
		expect( screen.getByRole( 'button', hint ) ).toBeVisible();
		act( () => screen.getByRole( 'button', hint ).focus() );
		await user.keyboard( '{Enter}' );
		expect( email() ).toHaveValue( 'ada@gmail.com' );
		expect( email() ).toHaveFocus();
		expect( screen.queryByRole( 'button', hint ) ).toBeNull();
	} );
} );

describe( 'account', () => {
	const box = () =>
		screen.queryByRole( 'checkbox', {
			name: 'Create an account with Ada & Co',
		} );

	it( 'is created on request, with a password', async () => {
		open();
		expect( screen.queryByLabelText( 'Create a password' ) ).toBeNull();
		const wanted = box();
		if ( wanted ) {
			await user.click( wanted );
		}
		expect( password() ).toHaveAttribute( 'type', 'password' );
		expect( password() ).toHaveAttribute( 'autocomplete', 'new-password' );
		await user.type( password(), 'abc' );
		await user.click(
			screen.getByRole( 'button', { name: 'Show password' } )
		);
		expect( password() ).toHaveAttribute( 'type', 'text' );
		// The field keeps the focus: an error now would interrupt an incomplete password.
		expect( password() ).toHaveFocus();
		expect( password() ).not.toHaveAttribute( 'aria-invalid' );
		expect( screen.queryByText( /as a guest/ ) ).toBeNull();
		expect(
			app.registry.select( checkoutStore ).getShouldCreateAccount()
		).toBe( true );
	} );

	it.each( [
		[ 'no accounts', { checkoutAllowsSignup: false }, false, false ],
		[ 'no guest checkout', { checkoutAllowsGuest: false }, false, true ],
		[
			'no guest checkout and generated passwords',
			{ checkoutAllowsGuest: false, generatePassword: true },
			false,
			false,
		],
	] )(
		'shows the checkbox and password field as needed in a shop with %s',
		( _, settings, hasBox, hasPassword ) => {
			open( settings );
			expect( box() !== null ).toBe( hasBox );
			expect(
				screen.queryByLabelText( 'Create a password' ) !== null
			).toBe( hasPassword );
		}
	);

	it( 'is not offered to logged-in customers', () => {
		app = openPage( undefined, { checkoutAllowsSignup: true } );
		void app.registry
			.dispatch( checkoutStore )
			.__internalSetCustomerId( 7 );
		renderOn( app, <ContactForm /> );
		expect( box() ).toBeNull();
		expect( screen.queryByText( /as a guest/ ) ).toBeNull();
	} );
} );

describe( 'password', () => {
	const openPassword = ( load: () => Promise< ScorePassword > ) => {
		app = openPage();
		renderOn( app, <AccountPassword library={ createLazy( load ) } /> );
	};
	const never = () => new Promise< ScorePassword >( () => undefined );

	it( 'blocks the order until it is strong enough', async () => {
		openPassword( never );
		await waitFor( () =>
			expect( passwordError() ).toEqual( {
				message: 'Please enter a valid password',
				hidden: true,
			} )
		);
		await user.type( password(), 'abc' );
		await user.tab();
		expect( password() ).toHaveAccessibleDescription(
			/^Please create a stronger password/
		);
		await user.type( password(), 'defg12' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await pause();
		expect( passwordError() ).toBeUndefined();
		await user.clear( password() );
		await user.tab();
		expect( password() ).toHaveAccessibleDescription(
			/^Please enter a valid password/
		);
	} );

	it( 'announces its strength when typing pauses, and not before', async () => {
		openPassword( never );
		const strength = () =>
			document.querySelector( '[aria-live="polite"].screen-reader-text' );
		await user.type( password(), 'Abcdefghij1!' );
		expect( strength() ).toHaveTextContent( '' );
		await pause();
		expect( strength() ).toHaveTextContent(
			'Password strength: Strong (12 characters long)'
		);
		expect( screen.getByRole( 'meter' ) ).toHaveAttribute( 'value', '3' );
	} );

	it( 'is scored by the library as soon as it has loaded', async () => {
		const scored: Array< readonly string[] > = [];
		let come: ( score: ScorePassword ) => void = () => undefined;
		openPassword(
			() =>
				new Promise( ( resolve ) => {
					come = resolve;
				} )
		);
		await user.type( password(), 'Password1234!' );
		await pause();
		expect( screen.getByRole( 'meter' ) ).toHaveAttribute( 'value', '3' );
		await act( async () =>
			come( ( _, known ) => {
				scored.push( known );
				return 1;
			} )
		);
		expect( screen.getByRole( 'meter' ) ).toHaveAttribute( 'value', '1' );
		expect( passwordError()?.message ).toBe(
			'Please create a stronger password'
		);
		expect( scored[ 0 ] ).toEqual( [ 'Ada', 'Lovelace' ] );
	} );

	it( 'is evaluated before the order is placed', async () => {
		openPassword( never );
		await pause();
		await user.type( password(), 'Abcdefghij1!' );
		expect( passwordError() ).toBeDefined();
		await act( async () => {
			await app.events.checkoutValidation.emit();
		} );
		expect( passwordError() ).toBeUndefined();
	} );
} );

it( 'scores common passwords and words about the shopper as weak', async () => {
	const library = await passwordStrength.fetch();
	expect( library ).not.toBeNull();
	expect( scorePassword( library, 'Password1!', [] ) ).toBeLessThan( 2 );
	expect( scorePassword( library, 'correct horse battery staple', [] ) ).toBe(
		4
	);
	expect( scorePassword( library, '', [] ) ).toBe( 0 );
	app = openPage();
} );

describe( 'login link', () => {
	const openPrompt = ( settings = {} ) => {
		app = openPage( undefined, {
			storePages: {
				myaccount: {
					id: 1,
					permalink: 'http://shop.test/account/?a=b',
				},
			},
			...settings,
		} );
		renderOn( app, <LoginPrompt /> );
		return screen.queryByRole( 'link', { name: 'Log in' } );
	};

	it( 'leads to the account page and back', () => {
		expect( openPrompt() ).toHaveAttribute(
			'href',
			`http://shop.test/account/?a=b&redirect_to=${ encodeURIComponent( window.location.href ) }`
		);
	} );

	it( 'leads to the login page in a shop without accounts', () => {
		expect(
			openPrompt( {
				storePages: {},
				wpLoginUrl: 'http://shop.test/wp-login.php',
			} )?.getAttribute( 'href' )
		).toMatch( /^http:\/\/shop\.test\/wp-login\.php\?redirect_to=/ );
	} );

	it.each( [ 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:,x' ] )(
		'does not link to %j',
		( permalink ) => {
			const storePages = { myaccount: { id: 1, permalink } };
			expect(
				openPrompt( {
					storePages,
					wpLoginUrl: 'http://shop.test/wp-login.php',
				} )?.getAttribute( 'href' )
			).toMatch( /^http:\/\/shop\.test\/wp-login\.php\?redirect_to=/ );
			app.stop();
			cleanup();
			expect(
				openPrompt( { storePages, wpLoginUrl: permalink } )
			).toBeNull();
		}
	);

	it( 'is hidden if the shop disables the login reminder', () => {
		expect( openPrompt( { checkoutShowLoginReminder: false } ) ).toBeNull();
	} );
} );
