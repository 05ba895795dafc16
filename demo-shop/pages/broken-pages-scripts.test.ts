/** @jest-environment node */
import { JSDOM, VirtualConsole } from 'jsdom';
import type { MiniCartBlock } from '@shopfront/behaviors/cart/block-loader';
// Jest can't parse this module's syntax.
jest.mock( 'photoswipe', () =>
	jest.requireActual(
		'../../node_modules/photoswipe/dist/umd/photoswipe.umd.min.js'
	)
);

import { createTestBrowser, type TestBrowser } from './test-browser';

/** Node has these classes too, but jsdom's documents only accept instances of their own. */
const REPLACED = [
	'AbortController',
	'AbortSignal',
	'CustomEvent',
	'Event',
	'EventTarget',
	'FormData',
];

/** Other globals that scripts use without `window`. */
const USED = [
	'document',
	'getComputedStyle',
	'history',
	'location',
	'matchMedia',
	'requestAnimationFrame',
	'cancelAnimationFrame',
	'window',
];

class SilentObserver {
	observe: ( target?: Element ) => void = () => {};
	unobserve = () => {};
	disconnect = () => {};
}

/** Everything is in view, as in a window without layout. */
class VisibleObserver extends SilentObserver {
	constructor( report: ( entries: unknown[] ) => void ) {
		super();
		this.observe = ( target?: Element ) =>
			queueMicrotask( () =>
				report( [ { isIntersecting: true, target } ] )
			);
	}
}

/** jsdom lacks these classes. */
const MISSING = {
	IntersectionObserver: VisibleObserver,
	ResizeObserver: SilentObserver,
};

const ORIGINAL = Object.getOwnPropertyDescriptors( globalThis );

let browser: TestBrowser;
let dom: JSDOM;
let requests: string[];
/** jsdom's word for leaving the page. */
let failures: string[];

beforeEach( () => {
	jest.resetModules();
	browser = createTestBrowser();
	requests = [];
	failures = [];
} );
afterEach( () => {
	dom.window.close();
	for ( const name of Object.keys(
		Object.getOwnPropertyDescriptors( globalThis )
	) ) {
		const original = ORIGINAL[ name ];
		if ( ! original ) {
			Reflect.deleteProperty( globalThis, name );
		} else if ( REPLACED.includes( name ) ) {
			Object.defineProperty( globalThis, name, original );
		}
	}
	browser.shop.close();
} );

const send = async ( url: string, init: RequestInit = {} ) => {
	const { href, pathname, search } = new URL( url, dom.window.location.href );
	requests.push( pathname + search );
	// The signal is the page's, not Node's.
	return browser.shop.fetch(
		new Request( href, { ...init, signal: undefined } )
	);
};

const settle = async () => {
	for ( let turn = 0; turn < 40; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	}
};

/** Opens a page as a browser does, with its inline scripts and all behaviors. */
const open = async ( path: string, prepare: () => void = () => {} ) => {
	const { text } = await browser.open( path );
	const virtualConsole = new VirtualConsole();
	virtualConsole.on( 'jsdomError', ( { message } ) =>
		failures.push( message )
	);
	dom = new JSDOM( text, {
		url: `http://shop.test${ path }`,
		runScripts: 'dangerously',
		pretendToBeVisual: true,
		virtualConsole,
	} );
	const { window } = dom;
	Object.assign( window, {
		fetch: send,
		matchMedia: () => ( { matches: true } ),
		...MISSING,
	} );
	window.CSSStyleSheet.prototype.replaceSync = () => {};
	window.HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	Object.assign( window.document, { adoptedStyleSheets: [] } );
	Object.defineProperty( window.document.documentElement, 'clientWidth', {
		value: window.innerWidth,
	} );
	// A window that runs scripts doesn't list its classes.
	for ( const name of [
		...Object.getOwnPropertyNames( new JSDOM().window ),
		...Object.keys( MISSING ),
	] ) {
		if (
			( /^[A-Z]/.test( name ) && ! ( name in globalThis ) ) ||
			[ ...REPLACED, ...USED ].includes( name )
		) {
			Object.defineProperty( globalThis, name, {
				configurable: true,
				writable: true,
				value: Reflect.get( window, name ),
			} );
		}
	}
	Object.defineProperty( globalThis, 'fetch', {
		...ORIGINAL.fetch,
		value: send,
	} );
	prepare();
	await import( '../../assets/entries/behaviors' );
	await settle();
};

const find = < E extends Element = HTMLElement >( selector: string ): E => {
	const element = dom.window.document.querySelector< E >( selector );
	if ( ! element ) {
		throw new Error( `The page has no ${ selector }.` );
	}
	return element;
};
const press = async ( selector: string ) => {
	find( selector ).click();
	await settle();
};
const choose = async ( selector: string, index: number ) => {
	const select = find< HTMLSelectElement >( selector );
	select.selectedIndex = index;
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settle();
};
const hasRun = () => Reflect.get( dom.window, 'hasRun' );

it( 'shows the price of a variation below the choices, though the data of the page cannot be read', async () => {
	await open( '/broken/variations/' );
	const [ size, color ] = [
		...dom.window.document.querySelectorAll( '.variations select' ),
	].map( ( { id } ) => `#${ id }` );
	await choose( size ?? '', 1 );
	expect( requests ).toEqual( [] );
	await choose( color ?? '', 1 );
	expect( requests ).toEqual( [ '/?wc-ajax=get_variation' ] );
	expect( find( '.single_variation' ).textContent ).toMatch( /\$\d/ );
	expect( find< HTMLInputElement >( '.variation_id' ).value ).toMatch(
		/^[1-9]/
	);
	expect( find( '.single_add_to_cart_button' ).className ).not.toContain(
		'disabled'
	);
} );

it( 'says in the full-screen view which picture is missing, and links to it', async () => {
	await open( '/broken/pictures/' );
	await press( '.woocommerce-product-gallery__trigger' );
	// jsdom loads no picture, so we make each one fail.
	for ( const image of dom.window.document.querySelectorAll(
		'.pswp__img'
	) ) {
		image.dispatchEvent( new Event( 'error' ) );
	}
	await settle();
	const message = find< HTMLAnchorElement >(
		'.sf-lightbox .pswp__error-msg a'
	);
	expect( message.textContent ).toMatch( /#1 .*could not be loaded/ );
	expect( message.href ).toContain( '/broken/picture.svg' );
} );

it( 'shows below the button how many of a product there are', async () => {
	await open( '/broken/stock/', () => {
		// The cart's block, reduced to its request and its error.
		const block: MiniCartBlock = {
			mount: () => () => {},
			addItem: async ( id, quantity ) => {
				const response = await send( '/wp-json/wc/store/v1/cart', {} );
				const answer = await send(
					'/wp-json/wc/store/v1/cart/add-item',
					{
						method: 'POST',
						headers: {
							'Content-Type': 'application/json',
							Nonce: response.headers.get( 'Nonce' ) ?? '',
						},
						body: JSON.stringify( { id, quantity } ),
					}
				);
				if ( ! answer.ok ) {
					throw await answer.json();
				}
			},
		};
		Object.assign( dom.window, {
			shopfrontMiniCart: Promise.resolve( block ),
		} );
		const sources = document.createElement( 'script' );
		sources.type = 'application/json';
		sources.className = 'sf-mini-cart-data';
		sources.text = '{}';
		document.body.append( sources );
	} );
	await press( 'form[data-sf-add] [type=submit]' );
	expect( requests.at( -1 ) ).toContain( '/cart/add-item' );
	const message = find( 'form[data-sf-add] [data-sf-message]' );
	expect( message.textContent ).toMatch( /\b3\b/ );
	expect( find( 'body > [role=status]:last-of-type' ).textContent ).toBe(
		message.textContent
	);
} );

it( 'opens the page itself where the second page has no list', async () => {
	await open( '/broken/collection/' );
	const before = find( '.wp-block-woocommerce-product-collection' ).innerHTML;
	await press( '.wp-block-query-pagination a' );
	expect( requests ).toEqual( [ '/broken/collection/?page=2' ] );
	// jsdom can't leave a page, and says so.
	expect( failures ).toEqual( [ expect.stringContaining( 'navigation' ) ] );
	expect( find( '.wp-block-woocommerce-product-collection' ).innerHTML ).toBe(
		before
	);
} );

it( 'turns pages without running the scripts in them', async () => {
	await open( '/broken/script/' );
	await press( '.wp-block-query-pagination a' );
	expect( requests ).toEqual( [ '/broken/script/?page=2' ] );
	const list = find( '.wp-block-woocommerce-product-collection' );
	const links = [ ...list.querySelectorAll( 'a' ) ].filter(
		( { textContent } ) => textContent === 'Hostile link'
	);
	expect( links.length ).toBeGreaterThan( 0 );
	links[ 0 ]?.click();
	list.querySelector( '[src="/pictures/none"]' )?.dispatchEvent(
		new Event( 'error' )
	);
	await settle();
	expect( hasRun() ).toBeUndefined();
	expect( dom.window.document.title ).not.toBe( 'Hacked' );
} );

it( 'shows a quick view without running the scripts in it', async () => {
	await open( '/broken/script/' );
	await press( '[data-sf-quick-view]' );
	const dialog = find( 'dialog.sf-quick-view' );
	expect( dialog.querySelector( '.product_title' ) ).not.toBeNull();
	expect( dialog.querySelector( 'script' ) ).toBeNull();
	const link = [ ...dialog.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === 'Hostile link'
	);
	expect( link ).toBeDefined();
	link?.click();
	dialog
		.querySelector( '[src="/pictures/none"]' )
		?.dispatchEvent( new Event( 'error' ) );
	await settle();
	expect( hasRun() ).toBeUndefined();
} );
