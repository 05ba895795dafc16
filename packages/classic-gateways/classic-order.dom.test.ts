import { createClassicOrder, type ClassicOrder } from './classic-order';
import { findClassicForm } from './classic-form';
import type { CheckoutResult, GatewayData, QueryFunction } from './types';

// Habits of the scripts of published gateways.

type Handler = ( event: Event, ...args: never[] ) => unknown;

/** jQuery as scripts call it. */
interface ScriptQuery {
	on: ( events: string, ...more: Array< string | Handler > ) => void;
	off: ( events?: string ) => void;
	trigger: ( event: string ) => void;
}
const jQuery: QueryFunction = jest.requireActual( 'jquery' );
const $: ( target: Document | Element | string ) => ScriptQuery =
	jest.requireActual( 'jquery' );

const DATA: GatewayData = {
	title: 'Card',
	description: '',
	icons: [],
	buttonText: '',
	supports: [],
	shopfrontClassic: { check: 'Check the details.' },
};
const ORDERED: CheckoutResult = {
	orderId: 7,
	redirectUrl: '/received/',
	processingResponse: { paymentDetails: { next: 'code' } },
};

let order: ClassicOrder;
let presses: number;
let releases: number;
let form: HTMLFormElement;

beforeEach( () => {
	document.body.innerHTML = `<div id="shopfront-classic-gateways" class="woocommerce"><form class="checkout">
		<input type="radio" name="payment_method" value="card" checked>
		<ul><li class="wc_payment_method payment_method_card"><div class="payment_box">
			<div class="woocommerce-error">Test mode</div><input name="card"></div></li></ul>
		<button type="submit" id="place_order">Place order</button></form></div>`;
	Reflect.set( window, 'wc_checkout_params', {
		wc_ajax_url: '/?wc-ajax=%%endpoint%%',
		checkout_url: '/?wc-ajax=checkout',
	} );
	const found = findClassicForm( document, jQuery );
	if ( ! found ) {
		throw new Error( 'The page has no form.' );
	}
	form = found.element;
	presses = 0;
	releases = 0;
	order = createClassicOrder( {
		page: document,
		query: jQuery,
		form: found,
		gateway: 'card',
		data: DATA,
		press: () => presses++,
		release: () => releases++,
	} );
} );

afterEach( () => {
	order.stop();
	$( document ).off( '.test' );
	$( form ).off();
} );

const formOf = async ( setUp: ReturnType< ClassicOrder[ 'setUp' ] > ) => {
	const answer = await setUp;
	return answer.type === 'success'
		? atob( answer.meta.paymentMethodData.shopfront_classic_form ?? '' )
		: answer;
};
const append = ( html: string ) => form.insertAdjacentHTML( 'beforeend', html );

test( 'a script that waits for a click on the button prepares the payment', async () => {
	$( form ).on( 'click', '#place_order', ( event: Event ) => {
		if ( ! form.querySelector( '#token' ) ) {
			event.preventDefault();
			append( '<input type="hidden" id="token" name="token" value="a">' );
			$( form ).trigger( 'submit' );
		}
	} );
	expect( await formOf( order.setUp() ) ).toContain( 'token=a' );
} );

test( 'a script that waits for the form’s submit prepares the payment', async () => {
	let token = '';
	$( form ).on( 'checkout_place_order_card', () => token !== '' );
	form.addEventListener( 'submit', () => {
		if ( ! token ) {
			setTimeout( () => {
				token = 'b';
				append(
					`<input type="hidden" name="token" value="${ token }">`
				);
				$( form ).trigger( 'submit' );
			} );
		}
	} );
	expect( await formOf( order.setUp() ) ).toContain( 'token=b' );
} );

test( 'an older error is none, and a drawn error goes once the order is sent', async () => {
	let isValid = false;
	$( form ).on( 'checkout_place_order_card', () => {
		if ( ! isValid ) {
			form.insertAdjacentHTML(
				'afterbegin',
				'<ul class="woocommerce-error"><li>Number missing</li></ul>'
			);
		}
		return isValid;
	} );
	expect( await order.setUp() ).toEqual( {
		type: 'error',
		message: 'Number missing',
	} );
	isValid = true;
	expect( await order.setUp() ).toMatchObject( { type: 'success' } );
	expect( form.textContent ).not.toContain( 'Number missing' );
	expect( form.textContent ).toContain( 'Test mode' );
} );

test( 'a hidden field beside an older error does not stop the order', async () => {
	let isReady = false;
	$( form ).on( 'checkout_place_order_card', () => {
		if ( ! isReady ) {
			form.querySelector( '.payment_box' )?.insertAdjacentHTML(
				'beforeend',
				'<input type="hidden" name="token" value="c">'
			);
			setTimeout( () => {
				isReady = true;
				$( form ).trigger( 'submit' );
			}, 20 );
		}
		return isReady;
	} );
	expect( await formOf( order.setUp() ) ).toContain( 'token=c' );
} );

test( 'a script finds the order’s request, stops the redirect, and sends the order again', async () => {
	const answers: unknown[] = [];
	let url = '';
	let request: { done: ( hear: ( answer: unknown ) => void ) => void };
	$( document ).on(
		'ajaxSend.test',
		( event: Event, xhr: typeof request, settings: { url: string } ) => {
			request = xhr;
			url = settings.url;
		}
	);
	$( form ).on( 'checkout_place_order_success', () => {
		request.done( ( answer ) => answers.push( answer ) );
		return false;
	} );
	await order.setUp();
	expect( url ).toBe( '/?wc-ajax=checkout' );
	const waiting = order.succeed( ORDERED );
	expect( answers ).toEqual( [
		expect.objectContaining( {
			result: 'success',
			next: 'code',
			order_id: 7,
		} ),
	] );
	$( '#place_order' ).trigger( 'submit' );
	expect( await waiting ).toEqual( { type: 'error', message: '' } );
	expect( presses ).toBe( 1 );
	expect( await order.setUp() ).toMatchObject( { type: 'success' } );
} );

test( 'a shopper who returns from the script’s dialog to the fields can order again', async () => {
	$( form ).on( 'checkout_place_order_success', () => false );
	await order.setUp();
	const waiting = order.succeed( ORDERED );
	form.querySelector( '[name="card"]' )?.dispatchEvent(
		new Event( 'pointerdown', { bubbles: true } )
	);
	expect( await waiting ).toEqual( { type: 'error', message: '' } );
	expect( presses ).toBe( 0 );
} );

test( 'a payment at a fragment of the page that has failed makes Place Order ready', async () => {
	const tell = () => new Promise( ( resolve ) => setTimeout( resolve ) );
	await order.setUp();
	order.succeed( { ...ORDERED, redirectUrl: '#confirm-secret' } );
	form.classList.add( 'blocked' );
	await tell();
	expect( releases ).toBe( 0 );
	form.classList.remove( 'processing' );
	await tell();
	expect( releases ).toBe( 1 );
	// The next order, which leaves the page.
	await order.setUp();
	order.succeed( ORDERED );
	form.classList.remove( 'processing' );
	await tell();
	expect( releases ).toBe( 1 );
} );
