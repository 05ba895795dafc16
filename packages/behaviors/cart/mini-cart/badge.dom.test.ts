import { startMiniCart } from './start';
import {
	createCart,
	createFakeServer,
	getName,
	hasTaxLabel,
	openPage,
	setCookies,
	settle,
	shownAmount,
	shownCount,
	stopPagesAfterEach,
	storeSummary,
	type FakeResponse,
	type FakeServer,
} from '../../../../tests/fixtures/mini-cart-page';

let server: FakeServer;
let runIdle: () => void;

beforeEach( () => {
	server = createFakeServer();
	localStorage.clear();
	setCookies( '' );
	Reflect.deleteProperty( window, 'jQuery' );
	const callbacks: Array< () => void > = [];
	Reflect.set( window, 'requestIdleCallback', ( callback: () => void ) =>
		callbacks.push( callback )
	);
	runIdle = () => callbacks.splice( 0 ).forEach( ( run ) => run() );
} );

stopPagesAfterEach();

const emit = ( name: string, detail?: object ) =>
	document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, detail } )
	);
const emitStorage = ( newValue: string | null ) =>
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'shopfrontCartSummary', newValue } )
	);
const CACHED_CART = '{"billingAddress":{"address_1":"1 Main St"}}';
const cacheCart = () => {
	localStorage.setItem( 'storeApiCartData', CACHED_CART );
	localStorage.setItem( 'storeApiCartHash', 'abc' );
};
const cachedCart = () => [
	localStorage.getItem( 'storeApiCartData' ),
	localStorage.getItem( 'storeApiCartHash' ),
];
const summary = ( count: number, hash = 'h' ) => ( {
	hash,
	count,
	totals: createCart( count ).totals,
} );

describe( 'without a request', () => {
	it( 'shows an empty cart if there is no cookie', async () => {
		storeSummary( 'old', 4 );
		openPage();
		runIdle();
		await settle();
		expect( shownCount() ).toBe( '' );
		expect( getName() ).toBe( 'Number of items in the cart: 0' );
		expect( server.requests ).toHaveLength( 0 );
	} );

	it( "shows the stored number if its hash equals the cookie's", async () => {
		setCookies( 'abc' );
		storeSummary( 'abc', 3 );
		openPage();
		expect( shownCount() ).toBe( '3' );
		expect( getName() ).toBe( 'Number of items in the cart: 3' );
		runIdle();
		await settle();
		expect( server.requests ).toHaveLength( 0 );
	} );

	it( 'shows 0 if the merchant always wants a number', () => {
		openPage( { attributes: 'data-product-count-visibility="always"' } );
		expect( shownCount() ).toBe( '0' );
	} );

	it.each( [ 'abc', '' ] )(
		'keeps the numbers that the server printed for the cart %j',
		async ( cartHash ) => {
			setCookies( cartHash );
			openPage( { data: { cartHash } } );
			runIdle();
			await settle();
			expect( getName() ).toBe( 'Cart' );
			expect( server.requests ).toHaveLength( 0 );
		}
	);

	it( "replaces the numbers of another visitor's cart on a cached page", () => {
		setCookies( '' );
		openPage( { data: { cartHash: 'other' } } );
		expect( getName() ).toBe( 'Number of items in the cart: 0' );
	} );

	it( 'reports an emptied cart to other tabs', () => {
		storeSummary( 'old', 4 );
		openPage();
		expect( localStorage.getItem( 'shopfrontCartSummary' ) ).toBeNull();
	} );

	it.each( [
		[ 'a page from a cache', {} ],
		[ 'a page with the cart of this visitor', { cartHash: '' } ],
	] )(
		'removes the cached cart with its addresses on %s after the session has ended',
		( _, data ) => {
			cacheCart();
			openPage( { data } );
			expect( cachedCart() ).toEqual( [ null, null ] );
		}
	);

	it( 'removes the cached cart when a page is shown again after a logout', () => {
		setCookies( 'abc' );
		storeSummary( 'abc', 3 );
		cacheCart();
		openPage();
		expect( cachedCart() ).toEqual( [ CACHED_CART, 'abc' ] );
		setCookies( '' );
		window.dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted: true } )
		);
		expect( cachedCart() ).toEqual( [ null, null ] );
	} );

	it( 'waits for the cart block on a page that has one', async () => {
		setCookies( 'abc' );
		openPage( { html: '<div class="wp-block-woocommerce-cart"></div>' } );
		runIdle();
		await settle();
		expect( getName() ).toBe( 'Cart' );
		window.dispatchEvent(
			new CustomEvent( 'sf:cart', { detail: summary( 2 ) } )
		);
		expect( shownCount() ).toBe( '2' );
		expect( server.requests ).toHaveLength( 0 );
	} );
} );

describe( 'with one request', () => {
	it.each( [
		[ 'nothing is stored', null ],
		[ 'the stored hash differs', { hash: 'old', count: 9 } ],
		[ 'the stored summary is invalid', 'x' ],
	] )( "shows the server's number if %s", async ( _, stored ) => {
		setCookies( 'abc' );
		if ( stored ) {
			localStorage.setItem(
				'shopfrontCartSummary',
				JSON.stringify( stored )
			);
		}
		openPage();
		expect( shownCount() ).toBe( '' );
		expect( getName() ).toBe( 'Cart' );
		expect( server.requests ).toHaveLength( 0 );
		runIdle();
		await settle();
		expect( server.requests ).toHaveLength( 1 );
		await server.requests[ 0 ]?.( { body: createCart( 5 ), hash: 'abc' } );
		expect( shownCount() ).toBe( '5' );
		expect( getName() ).toBe( 'Number of items in the cart: 5' );
	} );

	it( 'fetches the number if the server printed no cart hash', async () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		openPage();
		runIdle();
		await settle();
		expect( server.requests ).toHaveLength( 1 );
	} );

	it( 'stores cart, hash, nonce and summary for the next page', async () => {
		setCookies( 'abc' );
		openPage();
		runIdle();
		await settle();
		await server.requests[ 0 ]?.( { body: createCart( 5 ), hash: 'abc' } );
		const stored = ( key: string ) =>
			JSON.parse( localStorage.getItem( key ) ?? 'null' );
		expect( localStorage.getItem( 'storeApiCartHash' ) ).toBe( 'abc' );
		expect( stored( 'storeApiCartData' ) ).toMatchObject( {
			itemsCount: 5,
			needsShipping: expect.any( Boolean ),
		} );
		expect( stored( 'storeApiNonce' ) ).toEqual( {
			nonce: 'fresh',
			timestamp: 1700000000,
		} );
		expect( stored( 'shopfrontCartSummary' ) ).toMatchObject( {
			hash: 'abc',
			count: 5,
		} );
	} );

	it( 'removes the cached cart if the server has an empty one', async () => {
		setCookies( 'abc' );
		cacheCart();
		openPage();
		runIdle();
		await settle();
		await server.requests[ 0 ]?.( { body: createCart( 0 ), hash: '' } );
		expect( cachedCart() ).toEqual( [ null, null ] );
	} );

	it.each( [
		[ 'keeps', 'a newer nonce', '{"nonce":"n","timestamp":1700000001}' ],
		[ 'keeps', 'a newer one', '{"nonce":"n","timestamp":"1700000001"}' ],
		[
			'replaces',
			'an older nonce',
			'{"nonce":"n","timestamp":1699999999}',
		],
		[ 'replaces', 'a corrupt nonce', '{' ],
	] )( '%s %s of another page: %s', async ( outcome, _, stored ) => {
		setCookies( 'abc' );
		localStorage.setItem( 'storeApiNonce', stored );
		openPage();
		runIdle();
		await settle();
		await server.requests[ 0 ]?.( { body: createCart( 5 ), hash: 'abc' } );
		expect( localStorage.getItem( 'storeApiNonce' ) ).toBe(
			outcome === 'keeps'
				? stored
				: '{"nonce":"fresh","timestamp":1700000000}'
		);
		expect( shownCount() ).toBe( '5' );
	} );

	it.each< [ string, FakeResponse | null ] >( [
		[ '403', { status: 403, body: { code: 'x', message: 'No.' } } ],
		[ '429', { status: 429, body: '' } ],
		[ '500', { status: 500, body: createCart( 5 ), hash: 'abc' } ],
		[ 'HTML', { body: '<html>' } ],
		[ 'no cart', { body: { items_count: '5' } } ],
		[ 'null', { body: null } ],
		[ 'a lost connection', null ],
	] )(
		'shows a mark without a number after %s, and tries again after the next change',
		async ( _, response ) => {
			setCookies( 'abc' );
			storeSummary( 'old', 9 );
			openPage();
			runIdle();
			await settle();
			await server.requests[ 0 ]?.( response );
			expect( shownCount() ).toBe( '•' );
			expect( getName() ).toBe( 'Cart' );
			expect( server.requests ).toHaveLength( 1 );
			emit( 'wc-blocks_added_to_cart' );
			await settle();
			await server.requests[ 1 ]?.( {
				body: createCart( 6 ),
				hash: 'def',
			} );
			expect( shownCount() ).toBe( '6' );
		}
	);
} );

describe( 'if storage is blocked', () => {
	beforeEach( () =>
		jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'Blocked', 'SecurityError' );
		} )
	);

	it( 'shows an empty cart', () => {
		openPage();
		expect( getName() ).toBe( 'Number of items in the cart: 0' );
	} );

	it( 'shows the number from the server', async () => {
		setCookies( 'abc' );
		openPage();
		runIdle();
		await settle();
		await server.requests[ 0 ]?.( { body: createCart( 5 ), hash: 'abc' } );
		expect( shownCount() ).toBe( '5' );
	} );
} );

describe( 'the amount', () => {
	it( 'shows the subtotal with its name and tax label', () => {
		setCookies( 'abc' );
		localStorage.setItem(
			'shopfrontCartSummary',
			JSON.stringify( {
				hash: 'abc',
				count: 2,
				totals: {
					...createCart( 2 ).totals,
					total_items: '3600',
					total_items_tax: '306',
				},
			} )
		);
		openPage( { hasAmount: true, data: { pricesIncludeTax: true } } );
		expect( shownAmount() ).toBe( '$39.06' );
		expect( hasTaxLabel() ).toBe( true );
		expect( getName() ).toBe(
			'Number of items in the cart: 2. Total price of $39.06'
		);
	} );

	it( 'is hidden for an empty cart', () => {
		openPage( { hasAmount: true } );
		expect( shownAmount() ).toBe( '' );
		expect( hasTaxLabel() ).toBe( false );
		expect( getName() ).toBe( 'Number of items in the cart: 0' );
	} );

	it( 'is hidden while it is unconfirmed, but the number is not', () => {
		openPage( { hasAmount: true } );
		window.dispatchEvent(
			new CustomEvent( 'sf:cart', {
				detail: { hash: '', count: 2, totals: null },
			} )
		);
		expect( shownCount() ).toBe( '2' );
		expect( shownAmount() ).toBe( '' );
		expect( getName() ).toBe( 'Number of items in the cart: 2' );
	} );
} );

describe( 'changes', () => {
	beforeEach( () => {
		setCookies( 'abc' );
		storeSummary( 'abc', 1 );
		openPage();
		runIdle();
	} );

	it( "follows the page's cart store", () => {
		window.dispatchEvent(
			new CustomEvent( 'sf:cart', { detail: summary( 7 ) } )
		);
		expect( shownCount() ).toBe( '7' );
	} );

	it( 'follows other tabs', () => {
		emitStorage( JSON.stringify( summary( 8 ) ) );
		expect( shownCount() ).toBe( '8' );
	} );

	it.each( [ null, '{', '{"count":"8"}' ] )(
		'validates the number again if another tab stores %j',
		( text ) => {
			localStorage.removeItem( 'shopfrontCartSummary' );
			setCookies( '' );
			emitStorage( text );
			expect( getName() ).toBe( 'Number of items in the cart: 0' );
		}
	);

	it( "fetches the cart after changes by WooCommerce's interactivity store", async () => {
		const sync = ( type: string ) =>
			window.dispatchEvent(
				new CustomEvent( 'wc-blocks_store_sync_required', {
					detail: { type },
				} )
			);
		sync( 'from_@wordpress/data' );
		await settle();
		expect( server.requests ).toHaveLength( 0 );
		sync( 'from_iAPI' );
		await settle();
		await server.requests[ 0 ]?.( { body: createCart( 2 ), hash: 'def' } );
		expect( shownCount() ).toBe( '2' );
	} );

	it.each( [ 'wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart' ] )(
		'fetches the cart after %s, unless it asks to keep the cart data',
		async ( name ) => {
			emit( name, { preserveCartData: true } );
			await settle();
			expect( server.requests ).toHaveLength( 0 );
			expect( shownCount() ).toBe( '1' );
			emit( name );
			expect( shownCount() ).toBe( '' );
			await settle();
			await server.requests[ 0 ]?.( {
				body: createCart( 2 ),
				hash: 'def',
			} );
			expect( shownCount() ).toBe( '2' );
		}
	);

	it( 'sends one request for events that are dispatched together', async () => {
		emit( 'wc-blocks_added_to_cart' );
		emit( 'wc-blocks_removed_from_cart' );
		await settle();
		expect( server.requests ).toHaveLength( 1 );
	} );

	it( 'fetches again after an event that the current request may have missed', async () => {
		emit( 'wc-blocks_added_to_cart' );
		await settle();
		emit( 'wc-blocks_added_to_cart' );
		await server.requests[ 0 ]?.( { body: createCart( 2 ), hash: 'b' } );
		expect( shownCount() ).toBe( '' );
		await server.requests[ 1 ]?.( { body: createCart( 3 ), hash: 'c' } );
		expect( shownCount() ).toBe( '3' );
		expect( server.requests ).toHaveLength( 2 );
	} );

	it( "ignores a response that is older than the page's cart", async () => {
		emit( 'wc-blocks_added_to_cart' );
		await settle();
		window.dispatchEvent(
			new CustomEvent( 'sf:cart', { detail: summary( 4 ) } )
		);
		await server.requests[ 0 ]?.( { body: createCart( 2 ), hash: 'b' } );
		expect( shownCount() ).toBe( '4' );
		expect( localStorage.getItem( 'shopfrontCartSummary' ) ).toContain(
			'"count":1'
		);
	} );

	it( "leaves the request to the page's cart store", async () => {
		window.dispatchEvent(
			new CustomEvent( 'sf:cart', { detail: summary( 4, 'xyz' ) } )
		);
		emit( 'wc-blocks_added_to_cart' );
		await settle();
		expect( server.requests ).toHaveLength( 0 );
	} );

	it( 'compares the cookies again when the page returns from the back/forward cache', async () => {
		setCookies( 'later' );
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		expect( shownCount() ).toBe( '' );
		await settle();
		await server.requests[ 0 ]?.( {
			body: createCart( 3 ),
			hash: 'later',
		} );
		expect( shownCount() ).toBe( '3' );
	} );
} );

it.each( [
	[ 'fetches the cart after', '', 1 ],
	[
		"leaves the page's cart store alone after",
		'<div class="wp-block-woocommerce-cart"></div>',
		0,
	],
] )( "%s jQuery's event", async ( _, html, count ) => {
	const handlers = new Map< string, () => void >();
	Reflect.set( window, 'jQuery', () => ( {
		on: ( name: string, listener: () => void ) =>
			handlers.set( name, listener ),
	} ) );
	openPage( { html } );
	runIdle();
	await settle();
	handlers.get( 'added_to_cart' )?.();
	await settle();
	expect( server.requests ).toHaveLength( count );
} );

it( 'changes nothing on a page without mini-cart data', () => {
	document.body.innerHTML =
		'<div class="wc-block-mini-cart"><button class="wc-block-mini-cart__button" aria-label="Cart"></button></div>';
	startMiniCart( window );
	expect( getName() ).toBe( 'Cart' );
} );
