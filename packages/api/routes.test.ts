/** @jest-environment node */
import {
	addQuery,
	isStoreApiPath,
	storeApiRoute,
	withRequestQuery,
	isBatched,
	needsCredentials,
	hasAuthoritativeCart,
	isQueued,
} from './routes';

describe( 'addQuery', () => {
	it.each( [
		[ '/a', { b: 1 }, '/a?b=1' ],
		[ '/a?b=0&c=x', { b: 1 }, '/a?b=1&c=x' ],
		[ '/a?b[]=1&b[]=2', { c: true }, '/a?b%5B%5D=1&b%5B%5D=2&c=true' ],
		[ '/a', { name: 'a b&c' }, '/a?name=a+b%26c' ],
		[ '/a?', {}, '/a' ],
	] )( 'extends %s by %j to %s', ( path, args, expected ) => {
		expect( addQuery( path, args ) ).toBe( expected );
	} );

	it.each( [
		[ 'POST', '/wc/store/v1/batch', '/wc/store/v1/batch?_locale=site' ],
		[ 'GET', '/wc/store/v1/cart', '/wc/store/v1/cart' ],
		[ 'POST', '/wp/v2/posts', '/wp/v2/posts' ],
		[
			'PUT',
			'/wc/store/v1/checkout?__experimental_calc_totals=true',
			'/wc/store/v1/checkout?__experimental_calc_totals=true&_locale=site&_method=PUT',
		],
	] )(
		'adds the language of the site, and the method, to %s %s',
		( method, path, expected ) => {
			expect( withRequestQuery( path, method ) ).toBe( expected );
		}
	);
} );

it.each( [
	[ '/wc/store/v1/cart/add-item?x=1', 'cart/add-item' ],
	[ '/wc/store/cart/', 'cart' ],
	[ '/wc/store/v1/', '' ],
	[ '/wc/v3/orders', null ],
	[ '/wp/v2/posts?path=/wc/store/v1/cart', null ],
] )( 'the route of %s is %j', ( path, route ) => {
	expect( storeApiRoute( path ) ).toBe( route );
	expect( isStoreApiPath( path ) ).toBe( route !== null );
} );

/** Method; path; whether the request is queued, is batched, needs credentials. */
it.each( [
	[ 'GET', '/wc/store/v1/cart', true, false, false ],
	[ 'GET', '/wc/store/v1/cart/items', true, false, false ],
	[ 'POST', '/wc/store/v1/cart/add-item', true, true, true ],
	[ 'POST', '/wc/store/cart/add-item', true, true, true ],
	[ 'DELETE', '/wc/store/v1/cart/items/k', true, true, true ],
	[ 'POST', '/wc/store/v1/cart/select-shipping-rate', true, false, true ],
	[ 'POST', '/wc/store/v1/shopper-lists/wishlist/items', true, false, true ],
	[ 'GET', '/wc/store/v1/checkout', true, false, true ],
	[ 'POST', '/wc/store/v1/checkout', true, false, true ],
	[ 'POST', '/wc/store/v1/checkout/81', true, false, true ],
	[ 'PUT', '/wc/store/v1/checkout?a=b', true, false, true ],
	[ 'POST', '/wc/store/v1/batch', true, false, true ],
	[ 'GET', '/wc/store/v1/products', false, false, false ],
	[ 'GET', '/wc/store/v1/cartography', false, false, false ],
	[ 'GET', '/wp/v2/posts', false, false, false ],
	[ 'POST', '/wp/v2/posts', false, false, false ],
] as const )(
	'classifies %s %s',
	( method, path, queued, batched, credentials ) => {
		const request = { method, path };
		expect( isQueued( request ) ).toBe( queued );
		expect( isBatched( request ) ).toBe( batched );
		expect( needsCredentials( request ) ).toBe( credentials );
	}
);

// A checkout response without calculated totals has a cart without shipping rates: see `checkout-get-no-draft`.
it.each( [
	[ 'GET', '/wc/store/v1/cart', true ],
	[ 'POST', '/wc/store/v1/cart/select-shipping-rate', true ],
	[ 'GET', '/wc/store/v1/checkout', false ],
	[ 'GET', '/wc/store/v1/checkout?_=1&_locale=user', false ],
	[ 'POST', '/wc/store/v1/checkout', false ],
	[ 'POST', '/wc/store/v1/checkout/81', false ],
	[ 'PUT', '/wc/store/v1/checkout', false ],
	[ 'PUT', '/wc/store/v1/checkout?__experimental_calc_totals=true', true ],
	[
		'PUT',
		'/wc/store/checkout?_locale=site&__experimental_calc_totals=true',
		true,
	],
	[ 'PUT', '/wc/store/v1/checkout?__experimental_calc_totals=false', false ],
] as const )(
	'returns whether the cart in the response to %s %s is authoritative: %s',
	( method, path, expected ) => {
		expect( hasAuthoritativeCart( { method, path } ) ).toBe( expected );
	}
);
