import { searchProducts } from '../pages/listing';
import { findProducts } from './find-products';
import { ALL_PRODUCTS } from './product-query';
import { price, type SeedProduct } from './seed/define-product';
import { createTestContext } from './test-shop';

const product = (
	id: number,
	name: string,
	more: Partial< SeedProduct > = {}
): SeedProduct => ( {
	id,
	name,
	slug: `p-${ id }`,
	sku: `P-${ id }`,
	regularPrice: price( '5' ),
	createdAt: '2026-01-01T00:00:00Z',
	...more,
} );

const PRODUCTS = [
	product( 1, 'Plate', {
		description: '<p>Fits the <b>kitchen</b> cup.</p>',
	} ),
	product( 2, 'Tray', {
		attributes: [
			{ name: 'Made for', options: [ 'Kitchen' ], hasVariations: false },
		],
	} ),
	product( 3, 'Spoon', { categories: [ 'kitchen' ] } ),
	product( 4, 'Fork', { sku: 'KITCHEN-4' } ),
	product( 5, 'Kitchen Café Towel' ),
	product( 6, 'Kitchen Towel', { totalSales: 9 } ),
	product( 7, 'Kitchen Secret', { catalogVisibility: 'hidden' } ),
	product( 8, 'Kitchen Listed', { catalogVisibility: 'catalog' } ),
	product( 9, 'Candlewick' ),
	product( 10, 'Shirt', { type: 'variable' } ),
	product( 11, 'Shirt, blue', {
		type: 'variation',
		parentId: 10,
		sku: 'SHIRT-BLUE',
	} ),
];

const shop = createTestContext( {}, PRODUCTS );
const namesOf = ( text: string, query = {} ) =>
	searchProducts( shop, text, query ).products.map( ( { name } ) => name );

it( 'ranks by name, SKU, category, attribute and description', () => {
	expect( namesOf( 'kitchen' ) ).toEqual( [
		'Kitchen Towel',
		'Kitchen Café Towel',
		'Fork',
		'Spoon',
		'Tray',
		'Plate',
	] );
} );

it.each( [
	[ 'kitch tow', [ 'Kitchen Towel', 'Kitchen Café Towel' ] ],
	[ 'TOWEL cafe', [ 'Kitchen Café Towel' ] ],
	[ 'kitchen-4', [ 'Fork' ] ],
	[ 'shirt-blue', [ 'Shirt' ] ],
	[ 'spoon kitchen', [ 'Spoon' ] ],
	// No word begins with it.
	[ 'wick', [ 'Candlewick' ] ],
	[ 'xyzzy', [] ],
	[ '&&&', [] ],
	[ '"', [] ],
] )( 'finds for %p: %p', ( text, names ) => {
	expect( namesOf( text ) ).toEqual( names );
} );

it.each( [
	'" OR name:*',
	'name : mug',
	'NEAR(mug)',
	'mug*',
	"'; DROP TABLE products; --",
	'{name}',
	'^mug + -mug',
	'\u0000mug',
	'%_%',
	'x'.repeat( 10_000 ),
	'mug '.repeat( 1000 ),
	'\ud83d',
] )( 'takes %p as text', ( text ) => {
	expect( () => namesOf( text ) ).not.toThrow();
} );

it( 'keeps another order, a category and pages', () => {
	expect( namesOf( 'kitchen', { orderBy: 'title', order: 'asc' } ) ).toEqual(
		[
			'Fork',
			'Kitchen Café Towel',
			'Kitchen Towel',
			'Plate',
			'Spoon',
			'Tray',
		]
	);
	expect(
		namesOf( 'kitchen', {
			terms: [
				{
					taxonomy: 'product_cat',
					terms: [ 'kitchen' ],
					operator: 'in',
				},
			],
		} )
	).toEqual( [ 'Spoon' ] );
	const page = searchProducts( shop, 'kitchen', { perPage: 2, page: 2 } );
	expect( page.total ).toBe( 6 );
	expect( page.products.map( ( { name } ) => name ) ).toEqual( [
		'Fork',
		'Spoon',
	] );
} );

it( 'leaves listings without a search as they are', () => {
	expect( findProducts( shop.database, ALL_PRODUCTS ).total ).toBe( 10 );
} );
