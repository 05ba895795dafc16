import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync( join( __dirname, 'add-to-cart.js' ), 'utf8' );

/** The parts of a shop page that the script uses. */
const PAGE = `
	<form data-sf-add="37" data-sf-lost="The connection was lost. Look in your cart before you try again."
		data-sf-added="“Linen Shirt” has been added to your cart." action="/cart/add" method="post">
		<input type="hidden" name="add-to-cart" value="37">
		<select name="attribute_pa_size"><option value="small" selected>Small</option></select>
		<input name="quantity" value="2">
		<button type="submit">Add to cart</button>
		<p data-sf-message></p>
	</form>
	<form id="other"><button type="submit">Other</button></form>
	<div id="sf-live"></div>`;

type Reply = () => Promise< unknown >;

let requests: Array< { url: string; init: RequestInit } >;
let reply: Reply;
const events: string[] = [];

const answer =
	( status: number, body: unknown, nonce = 'fresh' ): Reply =>
	async () => ( {
		ok: status < 400,
		status,
		headers: new Map( [ [ 'Nonce', nonce ] ] ),
		json: async () => {
			if ( typeof body === 'string' ) {
				throw new SyntaxError( 'Not JSON' );
			}
			return body;
		},
	} );

beforeAll( () => {
	Reflect.set( window, 'wcBlocksMiddlewareConfig', {
		storeApiNonce: 'first',
	} );
	Reflect.set( window, 'fetch', ( url: string, init: RequestInit ) => {
		requests.push( { url, init } );
		return reply();
	} );
	Object.defineProperty( document, 'currentScript', {
		value: { dataset: { api: '/wp-json/wc/store/v1' } },
	} );
	// The file is a classic script: it is run as a page runs it, once.
	// eslint-disable-next-line no-eval -- There is nothing to import.
	window.eval( SCRIPT );
	for ( const name of [
		'wc-blocks_adding_to_cart',
		'wc-blocks_added_to_cart',
	] ) {
		document.body.addEventListener( name, () => events.push( name ) );
	}
} );

beforeEach( () => {
	requests = [];
	events.length = 0;
	document.body.innerHTML = PAGE;
} );

const element = ( selector: string ): HTMLElement => {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		throw new Error( `The page has no ${ selector }.` );
	}
	return found;
};
const press = () => element( '[data-sf-add] button' ).click();
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

test( 'adds once for repeated presses during the request', async () => {
	reply = answer( 201, { items_count: 5 } );
	press();
	press();
	press();
	expect( element( '[data-sf-add] button' ).ariaDisabled ).toBe( 'true' );
	await settle();
	expect( requests ).toHaveLength( 1 );
	expect( requests[ 0 ]?.url ).toBe(
		'/wp-json/wc/store/v1/cart/add-item?_locale=site'
	);
	expect( JSON.parse( String( requests[ 0 ]?.init.body ) ) ).toEqual( {
		id: 37,
		quantity: 2,
		variation: [ { attribute: 'attribute_pa_size', value: 'small' } ],
	} );
	expect( element( '#sf-live' ).textContent ).toBe(
		'“Linen Shirt” has been added to your cart.'
	);
	expect( element( '[data-sf-add] button' ).ariaDisabled ).toBe( 'false' );
	expect( events ).toEqual( [
		'wc-blocks_adding_to_cart',
		'wc-blocks_added_to_cart',
	] );
} );

test( 'shows the error as text beside the button, and sends the newest nonce next', async () => {
	reply = answer(
		400,
		{ message: 'You cannot add &quot;Socks&quot; <img src=x>.' },
		'second'
	);
	press();
	await settle();
	expect( element( '[data-sf-message]' ).textContent ).toBe(
		'You cannot add "Socks" .'
	);
	expect( element( '[data-sf-message]' ).children ).toHaveLength( 0 );
	expect( element( '#sf-live' ).textContent ).toContain( 'You cannot add' );
	expect( events ).toEqual( [ 'wc-blocks_adding_to_cart' ] );

	reply = answer( 201, { items_count: 1 } );
	press();
	await settle();
	expect( requests[ 1 ]?.init.headers ).toMatchObject( { Nonce: 'second' } );
	expect( element( '[data-sf-message]' ).textContent ).toBe( '' );
} );

test.each< [ string, Reply ] >( [
	[
		'a lost connection',
		() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
	],
	[ 'an HTML page instead of a reply', answer( 200, '<html>' ) ],
] )( 'does not retry by itself after %s', async ( _, failure ) => {
	reply = failure;
	press();
	await settle();
	expect( requests ).toHaveLength( 1 );
	expect( element( '[data-sf-message]' ).textContent ).toBe(
		'The connection was lost. Look in your cart before you try again.'
	);
	expect( element( '[data-sf-add] button' ).ariaDisabled ).toBe( 'false' );
} );

test.each( [ 401, 403 ] )(
	'repeats the request with the new nonce of a %s, once',
	async ( status ) => {
		const refusal = { message: 'Nonce is invalid.' };
		const replies = [
			answer( status, refusal, 'renewed' ),
			answer( status, refusal, 'renewed again' ),
		];
		reply = async () => replies.shift()?.();
		press();
		await settle();
		expect( requests ).toHaveLength( 2 );
		expect( requests[ 1 ]?.init.headers ).toMatchObject( {
			Nonce: 'renewed',
		} );
		expect( requests[ 1 ]?.init.body ).toBe( requests[ 0 ]?.init.body );
		expect( element( '[data-sf-message]' ).textContent ).toBe(
			'Nonce is invalid.'
		);
	}
);

test( 'ignores other forms', () => {
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	element( '#other' ).dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
	expect( requests ).toHaveLength( 0 );
} );
