/** @jest-environment node */
import type { ShopOptions } from '../options';
import { createTestApp, createTestContext } from './test-shop';
import { isRecord } from '../is-record';

const PRODUCTS = '/wp-json/wc/store/v1/products';

const get = async ( path: string, options: Partial< ShopOptions > = {} ) => {
	const response = await createTestApp(
		createTestContext( options )
	).request( path );
	const body: unknown = await response.json();
	return { response, body };
};

const getIds = async ( query: string ): Promise< unknown[] > => {
	const { body } = await get( `${ PRODUCTS }?per_page=100&${ query }` );
	return Array.isArray( body ) ? body.map( ( { id } ) => id ) : [ body ];
};

test.each( [
	[ 'sku=MUG,CAP', [ 27, 26 ] ],
	[ 'slug=stone-mug', [ 26 ] ],
	[ 'include[]=27&include[]=26&orderby=include&order=asc', [ 27, 26 ] ],
	[ 'include=26,27,30&exclude=27', [ 30, 26 ] ],
	[ 'featured=true', [ 26, 113 ] ],
	[ 'type=grouped', [ 49, 301, 114 ] ],
	[ 'category=kitchen&on_sale=true', [ 113 ] ],
	[ 'category=60&type=grouped', [ 114 ] ],
	[ 'category=textiles,kitchen&category_operator=and', [ 109 ] ],
	[ 'brand=northmade&tag=handmade', [ 101 ] ],
	[ 'stock_status[]=onbackorder', [ 109 ] ],
	[ 'rating=5&include=26,27,101', [ 26, 101 ] ],
	[ 'min_price=2000000', [ 106 ] ],
	[ 'max_price=0', [ 107 ] ],
	[
		'attributes[0][attribute]=pa_material&attributes[0][term_id]=72',
		[ 124, 116 ],
	],
	[
		'attributes[0][attribute]=pa_material&attributes[0][slug][]=wool&attributes[1][attribute]=pa_size&attributes[1][slug]=large',
		[ 116 ],
	],
	[
		'attributes[0][attribute]=pa_material&attributes[0][slug]=copper&attributes[1][attribute]=pa_colour&attributes[1][slug]=slate&attribute_relation=in',
		[ 113, 102 ],
	],
	[ 'catalog_visibility=hidden', [ 35 ] ],
	[ 'search=100%25', [] ],
	[ 'search=roll-top canvas', [ 102 ] ],
	[ 'before=2026-10-05T00:00:00&include=26,101', [ 101 ] ],
	[ 'after=2026-10-05T00:00:00&include=26,101', [ 26 ] ],
	[ 'type=variation&parent=116', [ 119, 117 ] ],
	[ 'orderby=rating&include=26,27,101', [ 101, 26, 27 ] ],
	[ 'orderby=title&order=asc&include=26,27,113', [ 27, 113, 26 ] ],
	[ 'orderby=popularity&include=26,27,113', [ 26, 27, 113 ] ],
	[ 'offset=1&include=26,27,30', [ 27, 26 ] ],
] )( 'finds the expected products for ?%s: %j', async ( query, ids ) => {
	expect( await getIds( query ) ).toEqual( ids );
} );

test.each( [
	[
		'per_page=0',
		'per_page must be between 1 (inclusive) and 100 (inclusive)',
	],
	[ 'per_page[]=5', 'per_page is not of type integer.' ],
	[ 'page=0', 'page must be greater than or equal to 1' ],
	[ 'offset=99999999999999999999', 'offset is not of type integer.' ],
	[ 'page=9007199254740991', 'page is not of type integer.' ],
	[ 'include=1,99999999999', 'include[1] is not of type integer.' ],
	[ 'order=up', 'order is not one of asc, and desc.' ],
	[ 'on_sale=maybe', 'on_sale is not of type boolean.' ],
	[ 'include=1,two', 'include[1] is not of type integer.' ],
	[
		'stock_status=lost',
		'stock_status[0] is not one of instock, outofstock, and onbackorder.',
	],
	[ 'attributes[]=pa_colour', 'attributes[0] is not of type object.' ],
	[ 'search[a]=b', 'search is not of type string.' ],
] )( 'refuses ?%s: %s', async ( query, message ) => {
	const { response, body } = await get( `${ PRODUCTS }?${ query }` );
	expect( response.status ).toBe( 400 );
	expect( body ).toMatchObject( { code: 'rest_invalid_param' } );
	const data = isRecord( body ) && isRecord( body.data ) ? body.data : {};
	expect( Object.values( data.params ?? {} ) ).toEqual( [ message ] );
} );

test( 'links to the previous and next page', async () => {
	const { response } = await get(
		`${ PRODUCTS }?per_page=10&page=2&orderby=title`
	);
	const link = response.headers.get( 'Link' ) ?? '';
	const addresses = [ ...link.matchAll( /<([^>]+)>; rel="(\w+)"/g ) ].map(
		( [ , url = '', rel ] ) => [
			rel,
			new URL( url ).searchParams.get( 'page' ),
			new URL( url ).searchParams.get( 'orderby' ),
		]
	);
	expect( addresses ).toEqual( [
		[ 'prev', '1', 'title' ],
		[ 'next', '3', 'title' ],
	] );
} );

test.each( [
	[ { taxDisplayShop: 'excl' }, '1800' ],
	[ { taxDisplayShop: 'incl' }, '1954' ],
	[ { taxDisplayShop: 'incl', pricesIncludeTax: true }, '1800' ],
	[ { taxDisplayShop: 'excl', pricesIncludeTax: true }, '1659' ],
	[ { taxDisplayShop: 'incl', defaultLocation: 'GB' }, '2160' ],
	[ { taxDisplayShop: 'incl', taxesEnabled: false }, '1800' ],
	[ { currency: 'JPY' }, '18' ],
	[ { currency: 'KWD' }, '18000' ],
] as const )( 'shows the mug, with %j, at %s', async ( options, price ) => {
	const { body } = await get( `${ PRODUCTS }/26`, options );
	expect( body ).toMatchObject( { prices: { price } } );
} );

test.each( [
	[
		'EUR',
		'18,00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span>',
	],
	[
		'CHF',
		'<span class="woocommerce-Price-currencySymbol">CHF</span>&nbsp;18.00',
	],
	[
		'SEK',
		'18,00&nbsp;<span class="woocommerce-Price-currencySymbol">kr</span>',
	],
	[
		'USD',
		'<span class="woocommerce-Price-currencySymbol">&#036;</span>18.00',
	],
] as const )( 'formats the price in %s as %s', async ( currency, markup ) => {
	const { body } = await get( `${ PRODUCTS }/26`, { currency } );
	expect( body ).toMatchObject( {
		price_html: `<span class="woocommerce-Price-amount amount">${ markup }</span>`,
	} );
} );

test( 'sanitizes names and descriptions', async () => {
	const { body } = await get( `${ PRODUCTS }/110` );
	expect( body ).toMatchObject( {
		name: 'Field <em>Notes</em> &#038; &#8220;Sketches&#8221;',
		add_to_cart: {
			description:
				'Add to cart: &ldquo;Field Notes &#038; &#8220;Sketches&#8221;&rdquo;',
		},
	} );
	expect( JSON.stringify( body ) ).not.toMatch(
		/<script|onclick=|onload=|javascript:|<iframe/i
	);
} );

test.each( [
	[ `${ PRODUCTS }/no-such-slug`, 'woocommerce_rest_product_invalid_slug' ],
	[ `${ PRODUCTS }/attributes/99`, 'woocommerce_rest_attribute_invalid_id' ],
	[ `${ PRODUCTS }/categories/99`, 'woocommerce_rest_category_invalid_id' ],
	[ `${ PRODUCTS }/brands/99`, 'woocommerce_rest_brand_invalid_id' ],
	[ `${ PRODUCTS }/brands/nobody`, 'woocommerce_rest_brand_invalid_slug' ],
] )( 'responds to %s with 404 %s', async ( path, code ) => {
	const { response, body } = await get( path );
	expect( response.status ).toBe( 404 );
	expect( body ).toMatchObject( { code } );
} );

test( 'returns the requested part of the terms', async () => {
	const names = async ( query: string ) => {
		const { body } = await get( `${ PRODUCTS }/categories?${ query }` );
		return Array.isArray( body ) ? body.map( ( { slug } ) => slug ) : [];
	};
	expect( await names( 'orderby=count&order=desc&per_page=2' ) ).toHaveLength(
		2
	);
	expect( await names( 'parent=60' ) ).toEqual( [ 'tea' ] );
	expect( await names( 'search=tex' ) ).toEqual( [ 'textiles' ] );
	expect( await names( 'include=16,17&exclude=17' ) ).toEqual( [
		'homeware',
	] );
} );

test( "ignores the filter of a count's own taxonomy in the counts of a listing", async () => {
	const { body } = await get(
		`${ PRODUCTS }/collection-data?category=kitchen&stock_status=instock&min_price=100000&calculate_stock_status_counts=true&calculate_price_range=true&calculate_taxonomy_counts[]=product_brand`
	);
	expect( body ).toMatchObject( {
		price_range: { min_price: '1600', max_price: '14825' },
		rating_counts: null,
		attribute_counts: null,
	} );
} );
