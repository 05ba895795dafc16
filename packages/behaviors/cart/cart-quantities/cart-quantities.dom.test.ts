import {
	createCart,
	openPage,
	stopPagesAfterEach,
	storeSummary,
} from '../../../../tests/fixtures/mini-cart-page';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const HTML = `<div data-sf-cart-api="/cart">
	<button data-product_id="37"><span data-sf-in-cart="### in cart">Add to cart</span></button>
	<button data-product_id="38"><span data-sf-in-cart="### in cart">Add to cart</span></button></div>`;

const ITEMS = [
	{ id: 37, quantity: 2 },
	{ id: 37, quantity: 1 },
	{ id: 40, quantity: 9 },
];

const fetchCart = jest.fn();
let items: object[];
let stop = () => {};
const root = () => find( '[data-sf-cart-api]' );
const texts = () =>
	[ ...document.querySelectorAll( 'button' ) ].map( ( { textContent } ) =>
		textContent?.trim()
	);
const setCookie = ( name: string, value: string ) => {
	document.cookie = `${ name }=${ value }${ value ? '' : ';max-age=0' }`;
};
const settle = () => jest.advanceTimersByTimeAsync( 400 );
const mountList = async () => {
	// Buttons start once a page.
	jest.resetModules();
	const { mount }: Behavior = await import( './cart-quantities' );
	stop = mountBehavior( mount, root() );
	await settle();
};
const open = () => {
	document.body.innerHTML = HTML;
	return mountList();
};
const emit = ( name: string, detail: unknown = [] ) =>
	document.body.dispatchEvent( new CustomEvent( name, { detail } ) );

stopPagesAfterEach();
beforeEach( () => {
	jest.useFakeTimers();
	items = ITEMS;
	fetchCart.mockReset().mockImplementation( async () => ( {
		ok: true,
		headers: new Headers( { 'Cart-Hash': 'abc' } ),
		json: async () => ( { ...createCart( 1 ), items } ),
	} ) );
	Object.assign( window, { fetch: fetchCart } );
	setCookie( 'woocommerce_items_in_cart', '1' );
	setCookie( 'woocommerce_cart_hash', 'abc' );
} );
afterEach( () => {
	stop();
	localStorage.clear();
	jest.useRealTimers();
} );

it( 'requests nothing for a visitor without a cart', async () => {
	setCookie( 'woocommerce_items_in_cart', '' );
	await open();
	expect( fetchCart ).not.toHaveBeenCalled();
	expect( texts() ).toEqual( [ 'Add to cart', 'Add to cart' ] );
} );

it( "adds up a product's cart lines", async () => {
	await open();
	expect( fetchCart ).toHaveBeenCalledTimes( 1 );
	expect( texts() ).toEqual( [ '3 in cart', 'Add to cart' ] );
} );

it( 'uses the cart stored by an earlier page if the cookie has its hash', async () => {
	storeSummary( 'abc', 12 );
	localStorage.setItem( 'storeApiCartHash', 'abc' );
	localStorage.setItem(
		'storeApiCartData',
		JSON.stringify( { items: ITEMS } )
	);
	await open();
	expect( fetchCart ).not.toHaveBeenCalled();
	expect( texts()[ 0 ] ).toBe( '3 in cart' );
} );

it( 'requests the cart if the stored cart is outdated', async () => {
	localStorage.setItem( 'storeApiCartHash', 'older' );
	localStorage.setItem(
		'storeApiCartData',
		JSON.stringify( { items: [ { id: 38, quantity: 1 } ] } )
	);
	await open();
	expect( texts() ).toEqual( [ '3 in cart', 'Add to cart' ] );
} );

it( 'follows added and removed products, with one request for all events', async () => {
	await open();
	items = [ { id: 38, quantity: 1 } ];
	emit( 'added_to_cart' );
	emit( 'wc-blocks_added_to_cart', {} );
	await settle();
	expect( fetchCart ).toHaveBeenCalledTimes( 2 );
	expect( texts() ).toEqual( [ 'Add to cart', '1 in cart' ] );
} );

it( 'never shows an older response after a newer one', async () => {
	let answer: ( response: object ) => void = () => {};
	fetchCart.mockReturnValueOnce(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	await open();
	emit( 'added_to_cart' );
	await settle();
	answer( {
		ok: true,
		headers: new Headers(),
		json: async () => createCart( 0 ),
	} );
	await settle();
	expect( texts()[ 0 ] ).toBe( '3 in cart' );
} );

const cache = ( quantity: number, hash = 'abc' ) => {
	storeSummary( hash, quantity );
	localStorage.setItem( 'storeApiCartHash', hash );
	localStorage.setItem(
		'storeApiCartData',
		JSON.stringify( { items: [ { id: 37, quantity } ] } )
	);
};

it( "shares the badge's request", async () => {
	openPage( { html: HTML } );
	await mountList();
	await jest.advanceTimersByTimeAsync( 10_000 );
	expect( texts() ).toContain( '3 in cart' );
	expect( fetchCart ).toHaveBeenCalledTimes( 1 );
	emit( 'wc-blocks_added_to_cart' );
	await settle();
	expect( fetchCart ).toHaveBeenCalledTimes( 2 );
} );

it( "shows the cart store's lines at once, without a request", async () => {
	cache( 1 );
	await open();
	localStorage.setItem( 'storeApiCartData', '' );
	window.dispatchEvent(
		new CustomEvent( 'sf:cart', {
			detail: {
				hash: '',
				count: 2,
				totals: null,
				items: [ { id: 37, quantity: 2 } ],
			},
		} )
	);
	expect( texts()[ 0 ] ).toBe( '2 in cart' );
	await jest.advanceTimersByTimeAsync( 10_000 );
	expect( fetchCart ).not.toHaveBeenCalled();
} );

describe( 'after a change in another tab', () => {
	const publish = () => {
		setCookie( 'woocommerce_cart_hash', 'def' );
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key: 'shopfrontCartSummary',
				newValue: '{"hash":"def","count":5,"totals":null}',
			} )
		);
	};

	it( 'shows the lines once the tab has stored them', async () => {
		cache( 1 );
		await open();
		publish();
		await settle();
		expect( texts()[ 0 ] ).toBe( '1 in cart' );
		cache( 5, 'def' );
		window.dispatchEvent(
			new StorageEvent( 'storage', { key: 'storeApiCartData' } )
		);
		expect( texts()[ 0 ] ).toBe( '5 in cart' );
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( fetchCart ).not.toHaveBeenCalled();
	} );

	it( 'requests the cart once if the tab stores no lines', async () => {
		cache( 1 );
		await open();
		publish();
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( texts()[ 0 ] ).toBe( '3 in cart' );
		expect( fetchCart ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'shows the quantities on the next page of the list', async () => {
	await open();
	root().innerHTML =
		'<button data-product_id="37"><span data-sf-in-cart="### in cart">Add</span></button>';
	document.dispatchEvent(
		new CustomEvent( 'sf:content', { detail: { root: root() } } )
	);
	expect( texts() ).toEqual( [ '3 in cart' ] );
} );

it( 'keeps the texts if the cart cannot be read, and tries again', async () => {
	fetchCart.mockRejectedValueOnce( new TypeError( 'Lost' ) );
	await open();
	expect( texts()[ 0 ] ).toBe( 'Add to cart' );
	emit( 'removed_from_cart' );
	await settle();
	expect( texts()[ 0 ] ).toBe( '3 in cart' );
} );
