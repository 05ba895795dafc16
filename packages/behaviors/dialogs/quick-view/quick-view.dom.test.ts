import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import {
	point,
	press,
	provideModalDialogs,
} from '../../../../tests/fixtures/modal-dialogs';
import { find } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './quick-view';

const SETTINGS = {
	ajaxurl: '/wp-admin/admin-ajax.php',
	nonce: 'abc',
	actions: { quickView: 'shopfront_quickview' },
	i18n: {
		quickView: 'Quick view',
		close: 'Close',
		quickViewLoading: 'Loading the product…',
		quickViewFailed: 'We couldn’t load the product.',
		quickViewRetry: 'Try again',
		quickViewDetails: 'View full details',
	},
};

const PRODUCT = `
	<div class="product">
		<h2 class="product_title">Linen Shirt</h2>
		<form class="variations_form" data-product_variations='[{"price_html":"<b onclick=\\"x()\\">$30</b>"}]'>
			<label for="size">Size</label><select id="size" name="attribute_pa_size"></select>
			<button type="submit">Add</button>
		</form>
	</div>`;

const pressEscape = provideModalDialogs();
let stop = () => {};
let answer: () => Promise< Partial< Response > >;
const fetched = jest.fn( ( _: string, init: RequestInit ) => {
	void init;
	return answer();
} );
const mounted = jest.fn();
const unmounted = jest.fn();
const html =
	( text: string, status = 200 ) =>
	async () => ( {
		ok: status === 200,
		text: async () => text,
	} );

const settle = async () => {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
};
/** A task later, the history has moved, too. */
const settleTask = ( ms = 20 ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );
const link = () => find< HTMLAnchorElement >( 'a[data-sf-quick-view]' );
const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog[open]' );
const button = ( name: string ) =>
	[ ...( dialog()?.querySelectorAll( 'button' ) ?? [] ) ].find(
		( one ) =>
			( one.getAttribute( 'aria-label' ) ?? one.textContent ) === name
	);
const open = async () => {
	link().focus();
	link().click();
	await settle();
	Object.assign( dialog() ?? {}, {
		getBoundingClientRect: () => new DOMRect( 100, 100, 200, 200 ),
	} );
};

beforeEach( () => {
	window.IntersectionObserver = class {
		disconnect = () => {};
	} as unknown as typeof IntersectionObserver;
	window.matchMedia = ( () => ( { matches: true } ) ) as never;
	Object.assign( window, { fetch: fetched, shopfrontSettings: SETTINGS } );
	answer = html( PRODUCT );
	document.body.innerHTML = `
		<select id="size"></select>
		<a href="#product" data-sf-quick-view="37">Quick view</a>`;
	stop = startBehaviors( document, [
		{
			name: 'quick-view',
			selector: '[data-sf-quick-view]',
			load: async () => ( { mount } ),
			starts: 'intent',
		},
		{
			name: 'variation-form',
			selector: '.variations_form',
			load: async () => ( {
				mount: ( element ) => {
					mounted( element );
					return unmounted;
				},
			} ),
		},
	] );
} );
afterEach( async () => {
	dialog()?.close();
	await settleTask();
	stop();
	jest.clearAllMocks();
	history.replaceState( null, '', '/' );
} );

it( 'shows the product in a dialog, with its behaviors', async () => {
	const opened = jest.fn();
	document.addEventListener( 'sf:quick-view:opened', opened );
	await open();
	expect( opened ).toHaveBeenCalledTimes( 1 );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe( SETTINGS.ajaxurl );
	expect( String( fetched.mock.calls[ 0 ]?.[ 1 ].body ) ).toBe(
		'action=shopfront_quickview&nonce=abc&context=frontend&product=37'
	);
	await settle();
	expect( dialog() ).toHaveTextContent( 'Linen Shirt' );
	expect( mounted ).toHaveBeenCalledTimes( 1 );
	expect( find( '.product_title' ) ).toHaveFocus();
	expect(
		document.getElementById(
			dialog()?.getAttribute( 'aria-labelledby' ) ?? ''
		)
	).toHaveTextContent( 'Linen Shirt' );
} );

it( 'renames ids that the page already has', async () => {
	await open();
	await settle();
	const select = dialog()?.querySelector( 'select' );
	expect( select?.id ).toBe( 'size-quick-view' );
	expect( dialog()?.querySelector( 'label' )?.htmlFor ).toBe(
		'size-quick-view'
	);
} );

it( 'runs no scripts from the response', async () => {
	answer = html( `<div class="product" onclick="x()"><h2>A</h2>
		<script>window.isHacked = true</script><img src="x" onerror="x()">
		<iframe src="/x"></iframe><style>body{display:none}</style>
		<a href="javascript:x()">a</a><form action="javascript:x()"></form>
		<form class="variations_form" data-product_variations='[{"price_html":"<img src=x onerror=x()>"}]'></form></div>` );
	await open();
	await settle();
	const shown = dialog()?.querySelector( '.product' )?.outerHTML ?? '';
	expect( shown ).toContain( 'variations_form' );
	expect( shown ).not.toMatch(
		/script|onerror|onclick|iframe|<style|javascript/
	);
	expect( Reflect.get( window, 'isHacked' ) ).toBeUndefined();
} );

it( "keeps the variations' data, but no inline handlers", async () => {
	await open();
	await settle();
	expect(
		JSON.parse(
			find( 'dialog .variations_form' ).dataset.product_variations ?? ''
		)
	).toEqual( [ { price_html: '<b>$30</b>' } ] );
} );

it.each( [
	[ 'a lost connection', () => Promise.reject( new Error( 'Lost' ) ) ],
	[ 'an error', html( PRODUCT, 500 ) ],
	[ 'a product that is gone', html( '', 404 ) ],
	[ 'a response without a product', html( '<p>0</p>' ) ],
] )( "offers a retry and the product's page after %s", async ( _, failure ) => {
	answer = failure;
	await open();
	await settle();
	const alert = find( 'dialog [role=alert]' );
	expect( alert ).toHaveTextContent( 'We couldn’t load the product.' );
	expect( alert ).toBeVisible();
	expect( find( 'dialog [role=status]' ) ).toHaveTextContent( '' );
	expect( button( 'Close' ) ).toHaveFocus();
	expect(
		find( '.sf-quick-view__failure a' ).getAttribute( 'href' )
	).toMatch( /#product$/ );
	answer = html( PRODUCT );
	button( 'Try again' )?.click();
	expect( button( 'Close' ) ).toHaveFocus();
	await settle();
	expect( alert ).not.toBeVisible();
	expect( dialog() ).toHaveTextContent( 'Linen Shirt' );
} );

it( 'announces that the product is loading, and leaves the focus where the shopper has moved it', async () => {
	let finish = () => {};
	answer = () =>
		new Promise( ( resolve ) => {
			finish = () => resolve( { ok: true, text: async () => PRODUCT } );
		} );
	await open();
	expect( find( 'dialog [role=status]' ) ).toHaveTextContent( 'Loading' );
	expect( button( 'Close' ) ).toHaveFocus();
	find( '.sf-quick-view__footer a' ).focus();
	finish();
	await settle();
	expect( find( '.sf-quick-view__footer a' ) ).toHaveFocus();
} );

it.each( [
	[ 'the button', () => button( 'Close' )?.click() ],
	[ 'Escape', () => pressEscape( find( 'dialog' ) ) ],
	[ 'a click beside it', () => press( find( 'dialog' ), 20, 20 ) ],
	[ 'Back', () => history.back() ],
	[ 'the browser itself', () => dialog()?.close() ],
] )( 'is closed by %s', async ( _, close ) => {
	const closed = jest.fn();
	document.addEventListener( 'sf:quick-view:closed', closed );
	await open();
	await settle();
	expect( mounted ).toHaveBeenCalledTimes( 1 );
	expect( history.state.shopfrontQuickView ).toBe( true );
	const { length } = history;
	close();
	await waitFor( () => expect( dialog() ).toBeNull() );
	expect( closed ).toHaveBeenCalledTimes( 1 );
	expect( link() ).toHaveFocus();
	await waitFor( () => {
		expect( history.state?.shopfrontQuickView ).toBeUndefined();
		expect( document.querySelector( 'dialog' ) ).toBeNull();
		expect( unmounted ).toHaveBeenCalledTimes( 1 );
	} );
	// The next dialog's history entry replaces the one that we left behind.
	await open();
	expect( history.length ).toBe( length );
	expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
	document.removeEventListener( 'sf:quick-view:closed', closed );
} );

it( 'stays open after a text selection past its edge, or a veto', async () => {
	await open();
	press( find( 'dialog div' ), 150, 150 );
	point( find( 'dialog' ), 'click', { clientX: 20, clientY: 20 } );
	await settleTask();
	expect( dialog() ).not.toBeNull();
	const veto = ( event: Event ) => event.preventDefault();
	document.addEventListener( 'sf:quick-view:close', veto );
	button( 'Close' )?.click();
	await settleTask();
	expect( dialog() ).not.toBeNull();
	document.removeEventListener( 'sf:quick-view:close', veto );
} );

it( 'ignores a response that arrives after it was closed', async () => {
	let finish = () => {};
	answer = () =>
		new Promise( ( resolve ) => {
			finish = () => resolve( { ok: true, text: async () => PRODUCT } );
		} );
	await open();
	const signal = fetched.mock.calls[ 0 ]?.[ 1 ].signal;
	dialog()?.close();
	expect( signal?.aborted ).toBe( true );
	finish();
	await settle();
	expect( mounted ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'no settings', () => Reflect.set( window, 'shopfrontSettings', {} ) ],
	[ 'no product', () => ( link().dataset.sfQuickView = '' ) ],
] )( 'is a link with %s', async ( _, change ) => {
	change();
	await open();
	await settleTask();
	expect( dialog() ).toBeNull();
	expect( fetched ).not.toHaveBeenCalled();
	expect( location.hash ).toBe( '#product' );
} );

it( "prefers the element's settings", async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="shopfront-settings">${ JSON.stringify(
			{ ...SETTINGS, ajaxurl: '/other' }
		) }</script>`
	);
	await open();
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toBe( '/other' );
} );

it( 'lets the browser open new tabs', async () => {
	await userEvent.hover( link() );
	await settle();
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		ctrlKey: true,
	} );
	link().dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
	expect( dialog() ).toBeNull();
} );
