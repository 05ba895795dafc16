import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = readFileSync(
	join( __dirname, '../../php-stubs/mini-cart/share-cart.js' ),
	'utf8'
);
const CART = 'https://shop.test/wp-json/wc/store/v1/cart';

/** Requests that reached the network, with a function that responds to each. */
let sent: Array< { url: string; respond: ( body: string ) => void } >;
/** The page's `fetch` before the code ran. */
let fetchOfPage: unknown;

const fetchText = async ( url: string, init?: object ) => {
	const response = await Reflect.apply(
		Reflect.get( window, 'fetch' ),
		null,
		[ url, init ]
	);
	return response.text();
};

beforeEach( () => {
	jest.useFakeTimers();
	sent = [];
	fetchOfPage = ( url: string ) =>
		new Promise( ( resolve ) =>
			sent.push( {
				url,
				respond: ( body ) => {
					const create = () => ( {
						text: async () => body,
						clone: create,
					} );
					resolve( create() );
				},
			} )
		);
	Reflect.set( window, 'fetch', fetchOfPage );
	const data = document.createElement( 'script' );
	data.type = 'application/json';
	data.className = 'sf-mini-cart-data';
	data.textContent = JSON.stringify( { apiUrl: CART } );
	const script = document.createElement( 'script' );
	script.textContent = CODE;
	document.body.append( data, script );
} );

afterEach( () => {
	window.dispatchEvent( new Event( 'pagehide' ) );
} );

it( 'sends one request for two scripts that need the cart', async () => {
	const buttons = fetchText( CART, { method: 'GET', cache: 'no-store' } );
	const badge = fetchText( CART, { cache: 'no-store' } );
	sent[ 0 ]?.respond( 'cart' );
	expect( await Promise.all( [ buttons, badge ] ) ).toEqual( [
		'cart',
		'cart',
	] );
	expect( await fetchText( CART ) ).toBe( 'cart' );
	expect( sent ).toHaveLength( 1 );
} );

it( 'shares no other request', () => {
	void fetchText( CART );
	void fetchText( `${ CART }?page=2` );
	void fetchText( `${ CART }?page=2` );
	expect( sent.map( ( { url } ) => url ) ).toEqual( [
		CART,
		`${ CART }?page=2`,
		`${ CART }?page=2`,
	] );
} );

it.each( [
	[
		'a request that changes something',
		() => void fetchText( `${ CART }/add-item`, { method: 'POST' } ),
		2,
	],
	[
		'an event for an added item',
		() =>
			document.body.dispatchEvent(
				new Event( 'wc-blocks_added_to_cart', { bubbles: true } )
			),
		1,
	],
	[
		'a change in another tab',
		() => window.dispatchEvent( new Event( 'storage' ) ),
		1,
	],
] )( 'sends the next request after %s', async ( _, change, count ) => {
	const first = fetchText( CART );
	sent[ 0 ]?.respond( 'old' );
	await first;
	change();
	expect( Reflect.get( window, 'fetch' ) ).toBe( fetchOfPage );
	void fetchText( CART );
	expect( sent ).toHaveLength( count + 1 );
} );

it.each( [
	[ 4999, 1 ],
	[ 5001, 2 ],
] )( 'sends, %i ms after the response, %i requests', async ( ms, count ) => {
	const first = fetchText( CART );
	sent[ 0 ]?.respond( 'old' );
	await first;
	await jest.advanceTimersByTimeAsync( ms );
	void fetchText( CART );
	expect( sent ).toHaveLength( count );
} );
