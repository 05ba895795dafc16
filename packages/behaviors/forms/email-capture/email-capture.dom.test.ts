/**
 * @jest-environment ./tests/fixtures/dom-with-fetch.cjs
 * @jest-environment-options {"url":"https://shop.test/"}
 */
import GLOBALS from '../../../../tests/contract/recordings/mailing-list/mailing-list-globals.json';
import { startEmailCapture } from '.';

const CURRENT = 'mailchimp.cart.current_email';
const PREVIOUS = 'mailchimp.cart.previous_email';
const ITEMS = 'mailchimp.cart.items';

/** Sent addresses and whether they subscribe, or hashes to look up. */
let requests: string[] = [];
let answer = async () => Response.json( { success: true } );

const CLASSIC = `<input id="billing_email">
	<input type="checkbox" id="mailchimp_woocommerce_newsletter">
	<fieldset id="mailchimp-gdpr-fields"></fieldset>`;
const BLOCK = `<div id="contact-fields"><input type="email"></div>
	<input type="checkbox" id="subscribe-to-newsletter">`;

const find = < E extends Element = HTMLInputElement >( selector: string ) => {
	const element = document.querySelector< E >( selector );
	if ( ! element ) {
		throw new Error( `The page has no ${ selector }.` );
	}
	return element;
};
const cookies = () =>
	Object.fromEntries(
		document.cookie
			.split( '; ' )
			.filter( Boolean )
			.map( ( cookie ) => cookie.split( '=' ).map( decodeURIComponent ) )
	);
const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

const openPage = ( html: string, settings: object = {}, path = '/' ) => {
	window.fetch = ( async ( url: URL, { body, headers }: RequestInit ) => {
		const { searchParams } = url;
		expect( new Headers( headers ).get( 'Accept' ) ).toBe(
			'application/json'
		);
		const fields = body as URLSearchParams | undefined;
		requests.push(
			searchParams.get( 'action' ) === 'mailchimp_get_user_by_hash'
				? `hash ${ searchParams.get( 'hash' ) }`
				: `${ fields?.get( 'email' ) } ${ fields?.get( 'mc_language' ) } ${ fields?.get( 'subscribed' ) }`
		);
		return answer();
	} ) as typeof fetch;
	history.replaceState( null, '', path );
	document.body.innerHTML = html;
	Object.assign( window, {
		mailchimp_public_data: {
			...GLOBALS.mailchimp_public_data,
			...settings,
		},
	} );
	startEmailCapture( window );
};
const leave = ( selector: string, value: string ) => {
	find( selector ).value = value;
	find( selector ).dispatchEvent(
		new FocusEvent( 'focusout', { bubbles: true } )
	);
	return settle();
};
const tick = ( selector: string ) => {
	find( selector ).click();
	return settle();
};

// The tests share a document, and the script never removes its listeners.
const add = document.addEventListener.bind( document );
let listeners: Array< () => void > = [];

beforeEach( () => {
	requests = [];
	answer = async () => Response.json( { success: true } );
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( type: string, listener: EventListenerOrEventListenerObject ) => {
			add( type, listener );
			listeners.push( () =>
				document.removeEventListener( type, listener )
			);
		}
	);
} );
afterEach( () => {
	listeners.forEach( ( remove ) => remove() );
	listeners = [];
	for ( const name of [ CURRENT, PREVIOUS, ITEMS ] ) {
		document.cookie = `${ name }=;path=/;max-age=0`;
	}
	Reflect.deleteProperty( window, 'mailchimp_cart' );
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it.each( [
	[ 'pat@shop.test', true ],
	[ 'Pat.O_N+list-1@mail.shop-a.co', true ],
	[ 'pat@shop.info', true ],
	[ ' pat@shop.test ', true ],
	[ 'pat@shop.online', false ],
	[ 'pat@shop.c', false ],
	[ 'pat@shop', false ],
	[ 'pat', false ],
	[ '', false ],
	[ 'pät@shop.test', false ],
	[ 'pat@shop.test, sam@shop.test', false ],
	[ "o'neil@shop.test", false ],
] )( 'the address “%s” is sent: %s', async ( email, isSent ) => {
	openPage( CLASSIC );
	await leave( '#billing_email', email );
	expect( requests ).toEqual( isSent ? [ `${ email.trim() } en 0` ] : [] );
	expect( cookies() ).toEqual( isSent ? { [ CURRENT ]: email.trim() } : {} );
} );

it.each( [
	[ '<input id="username">', '#username' ],
	[ '<input id="reg_email">', '#reg_email' ],
	[ CLASSIC, '#billing_email' ],
	[ BLOCK, '#contact-fields input' ],
] )(
	'captures the field of %s once for each address',
	async ( html, field ) => {
		openPage( html );
		find( field ).value = 'pat@shop.test';
		find( field ).focus();
		await leave( field, 'pat@shop.test' );
		await leave( field, 'sam@shop.test' );
		await leave( field, 'sam@shop.test' );
		expect( requests ).toEqual( [
			'pat@shop.test en 0',
			'sam@shop.test en 0',
		] );
		expect( cookies() ).toEqual( {
			[ CURRENT ]: 'sam@shop.test',
			[ PREVIOUS ]: 'pat@shop.test',
		} );
	}
);

it.each( [
	[ 'without permission for cookies', { allowed_to_set_cookies: '' } ],
	[ 'if carts are not recorded', { disable_carts: '1' } ],
	[ 'without a URL', { ajax_url: undefined } ],
] )( 'does nothing %s', async ( _, settings ) => {
	openPage( CLASSIC, settings, '/?mc_cart_id=abc' );
	await leave( '#billing_email', 'pat@shop.test' );
	expect( requests ).toEqual( [] );
	expect( document.cookie ).toBe( '' );
} );

it( 'expires the items that belong to the former address', async () => {
	document.cookie = `${ ITEMS }=%5B26%5D;path=/`;
	openPage( CLASSIC );
	await leave( '#billing_email', 'pat@shop.test' );
	expect( cookies() ).toEqual( { [ CURRENT ]: 'pat@shop.test' } );
} );

it( "does nothing if the plugin's own script is on the page", async () => {
	Object.assign( window, { mailchimp_cart: {} } );
	openPage( CLASSIC );
	await leave( '#billing_email', 'pat@shop.test' );
	expect( requests ).toEqual( [] );
} );

it( 'resends an address that did not arrive, and logs the error', async () => {
	openPage( CLASSIC );
	answer = async () => new Response( '', { status: 500 } );
	await leave( '#billing_email', 'pat@shop.test' );
	answer = async () => {
		throw new TypeError( 'Failed to fetch' );
	};
	await leave( '#billing_email', 'pat@shop.test' );
	answer = async () => Response.json( {} );
	await leave( '#billing_email', 'pat@shop.test' );
	await leave( '#billing_email', 'pat@shop.test' );
	expect( requests ).toHaveLength( 3 );
	expect( console ).toHaveErrored();
} );

it( 'sends one address after the other', async () => {
	openPage( CLASSIC );
	let finish = () => {};
	answer = () =>
		new Promise( ( resolve ) => {
			finish = () => resolve( Response.json( {} ) );
		} );
	await leave( '#billing_email', 'pat@shop.test' );
	await leave( '#billing_email', 'sam@shop.test' );
	expect( requests ).toHaveLength( 1 );
	finish();
	await settle();
	expect( requests ).toHaveLength( 2 );
	finish();
} );

it( "sends the checkout block's address 2 s after the last key", () => {
	jest.useFakeTimers();
	openPage( '' );
	document.body.innerHTML = BLOCK;
	const type = ( value: string ) => {
		find( '#contact-fields input' ).value = value;
		find( '#contact-fields input' ).dispatchEvent(
			new Event( 'input', { bubbles: true } )
		);
	};
	type( 'pat@shop.te' );
	jest.advanceTimersByTime( 1999 );
	type( 'pat@shop.test' );
	jest.advanceTimersByTime( 1999 );
	expect( cookies() ).toEqual( {} );
	jest.advanceTimersByTime( 1 );
	expect( cookies() ).toEqual( { [ CURRENT ]: 'pat@shop.test' } );
} );

it.each( [
	[
		'classic checkout',
		CLASSIC,
		'#mailchimp_woocommerce_newsletter',
		'#billing_email',
	],
	[
		'checkout block',
		BLOCK,
		'#subscribe-to-newsletter',
		'#contact-fields input',
	],
] )(
	'sends the address again with the choice of the %s',
	async ( _, html, box, field ) => {
		openPage( html );
		await tick( box );
		await leave( field, 'pat@shop.test' );
		await tick( box );
		await tick( box );
		expect( requests ).toEqual( [
			'pat@shop.test en 1',
			'pat@shop.test en 0',
			'pat@shop.test en 1',
		] );
	}
);

it( 'shows the consents while the classic box is ticked', async () => {
	openPage( CLASSIC );
	const consents = find< HTMLElement >( '#mailchimp-gdpr-fields' );
	expect( consents ).not.toBeVisible();
	await tick( '#mailchimp_woocommerce_newsletter' );
	expect( consents ).toBeVisible();
	await tick( '#mailchimp_woocommerce_newsletter' );
	expect( consents ).not.toBeVisible();
} );

it.each( [
	[
		'uses the address in a recovery link',
		{ success: true, email: 'pat@shop.test' },
		{ [ CURRENT ]: 'pat@shop.test' },
	],
	[
		'ignores an unknown recovery link',
		{ success: false, email: false },
		{},
	],
	[
		'ignores a response that is not an address',
		{ success: true, email: 'pat' },
		{},
	],
	[ 'ignores a response that is not an object', null, {} ],
] )( '%s', async ( _, body, expected ) => {
	answer = async () => Response.json( body );
	openPage( '', {}, '/?mc_cart_id=abc&mc_cart_id=def' );
	await settle();
	expect( requests ).toEqual( [ 'hash abc' ] );
	expect( cookies() ).toEqual( expected );
} );
