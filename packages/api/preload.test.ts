/** @jest-environment node */
import type { PreloadedResponse } from '@shopfront/host';
import { createPreload } from './preload';

const CART = '/wc/store/v1/cart';
const PRODUCTS = '/wc/store/v1/products?b=2&a[]=1&a[]=0';

const preload = () =>
	createPreload(
		new Map< string, PreloadedResponse >( [
			[ CART, { body: { items: [] }, headers: { 'Cart-Hash': 'h' } } ],
			[ PRODUCTS, { body: [ 7 ], headers: {} } ],
		] )
	);

it( 'returns the response and headers for the first read of a path only', () => {
	const { take } = preload();
	const reply = take( { path: CART } );
	expect( reply?.body ).toEqual( { items: [] } );
	expect( reply?.headers.get( 'cart-hash' ) ).toBe( 'h' );
	expect( take( { path: CART } ) ).toBeNull();
} );

it( 'skips a fresh read, and preserves the response', () => {
	const { take } = preload();
	expect( take( { path: CART, isFresh: true } ) ).toBeNull();
	expect( take( { path: CART } ) ).not.toBeNull();
} );

it( 'finds a path with its query in any order', () => {
	const path = '/wc/store/v1/products?a[]=1&a[]=0&b=2';
	expect( preload().take( { path } )?.body ).toEqual( [ 7 ] );
} );

it( 'distinguishes other paths, and values in another order', () => {
	const { take } = preload();
	const reordered = '/wc/store/v1/products?a[]=0&a[]=1&b=2';
	expect( take( { path: reordered } ) ).toBeNull();
	expect( take( { path: `${ CART }/items` } ) ).toBeNull();
} );

it( 'returns nothing after a write', () => {
	const { take } = preload();
	expect( take( { path: `${ CART }/add-item`, method: 'POST' } ) ).toBeNull();
	expect( take( { path: CART } ) ).toBeNull();
} );
