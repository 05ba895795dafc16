/** @jest-environment node */
import { getTerms } from '../../catalogue/terms';
import { setStock } from '../../catalogue/repository';
import { createTestContext } from '../../catalogue/test-shop';
import { completeAttributes, CORE, type GivenAttributes } from './attributes';
import { findCollection, type Reference } from './find-collection';

const MUG = 26;
const CAP = 27;
const SOCKS = 28;

const find = (
	given: GivenAttributes,
	{
		parameters = new URLSearchParams(),
		...reference
	}: Partial< Reference > = {}
) =>
	findCollection( shop, completeAttributes( { queryId: 7, ...given } ), {
		parameters,
		...reference,
	} );
const ids = ( ...args: Parameters< typeof find > ) =>
	find( ...args ).products.map( ( { id } ) => id );
const query = ( values: GivenAttributes[ 'query' ] ) =>
	find( { query: { perPage: 100, ...values } } ).products;
const core = ( name: string, values?: GivenAttributes[ 'query' ] ) => ( {
	collection: `${ CORE }${ name }`,
	query: { perPage: 100, ...values },
} );
const price = ( { prices }: { prices: { price: string } } ) =>
	Number( prices.price );

let shop: ReturnType< typeof createTestContext >;
beforeEach( () => {
	shop = createTestContext();
} );

it( 'shows nine products by title, and has pages for the others', () => {
	const { products, page, pages } = find( {} );
	const all = query( {} );
	expect( products ).toEqual( all.slice( 0, 9 ) );
	expect( [ page, pages ] ).toEqual( [ 1, Math.ceil( all.length / 9 ) ] );
	const names = all.map( ( { name } ) => name );
	expect( names ).toEqual(
		[ ...names ].sort( ( a, b ) => a.localeCompare( b, 'en' ) )
	);
} );

it( 'reads the page from the address by its id, and stays in bounds', () => {
	const at = ( text: string ) =>
		find(
			{ query: { perPage: 4 } },
			{ parameters: new URLSearchParams( text ) }
		);
	const all = query( {} );
	expect( at( 'query-7-page=2' ).products ).toEqual( all.slice( 4, 8 ) );
	expect( at( 'query-8-page=2' ).page ).toBe( 1 );
	expect( at( 'query-7-page=none' ).page ).toBe( 1 );
	expect( at( 'query-7-page=-3' ).page ).toBe( 1 );
	expect( at( 'query-7-page=99999' ).products ).toEqual( [] );
} );

it( 'limits pages and leaves out the first products', () => {
	const all = query( {} );
	const limited = find( { query: { perPage: 4, pages: 2, offset: 3 } } );
	expect( limited.pages ).toBe( 2 );
	expect( limited.products ).toEqual( all.slice( 3, 7 ) );
	expect(
		ids(
			{ query: { perPage: 4, pages: 2 } },
			{ parameters: new URLSearchParams( 'query-7-page=3' ) }
		)
	).toEqual( [] );
} );

it( 'filters by search, sale, stock, feature, price, date and exclusion', () => {
	expect( query( { search: 'mug' } ).map( ( { id } ) => id ) ).toContain(
		MUG
	);
	expect(
		query( { woocommerceOnSale: true } ).every( ( { on_sale: is } ) => is )
	).toBe( true );
	setStock( shop.database, SOCKS, 0, shop.now );
	expect(
		query( { woocommerceStockStatus: [ 'outofstock' ] } ).map(
			( { id } ) => id
		)
	).toContain( SOCKS );
	expect( query( { featured: true } ).length ).toBeLessThan(
		query( {} ).length
	);
	const cheap = query( { priceRange: { max: 10 } } );
	expect( cheap.length ).toBeGreaterThan( 0 );
	expect( Math.max( ...cheap.map( price ) ) ).toBeLessThanOrEqual( 1000 );
	const now = new Date( shop.now ).toISOString();
	expect( query( { timeFrame: { operator: 'in', value: now } } ) ).toEqual(
		[]
	);
	expect(
		query( { timeFrame: { operator: 'not-in', value: now } } )
	).toHaveLength( query( {} ).length );
	expect(
		query( { exclude: [ MUG ] } ).map( ( { id } ) => id )
	).not.toContain( MUG );
} );

it( 'filters by terms and attributes', () => {
	const [ category ] = getTerms( shop.database, 'product_cat' );
	const inCategory = query( {
		taxQuery: { product_cat: [ category?.id ?? 0 ] },
	} );
	expect( inCategory.length ).toBeGreaterThan( 0 );
	expect( inCategory.length ).toBeLessThan( query( {} ).length );
	const [ size ] = getTerms( shop.database, 'pa_size' );
	const inSize = query( {
		woocommerceAttributes: [
			{ taxonomy: 'pa_size', termId: size?.id ?? 0 },
		],
	} );
	expect( inSize.length ).toBeGreaterThan( 0 );
	expect(
		inSize.every( ( { attributes } ) =>
			attributes.some( ( { taxonomy } ) => taxonomy === 'pa_size' )
		)
	).toBe( true );
} );

it( 'applies the filters of the address only if it is filterable', () => {
	const parameters = new URLSearchParams(
		'max_price=10&filter_stock_status=instock,odd&rating_filter='
	);
	const filtered = ids(
		{ query: { perPage: 100, filterable: true } },
		{ parameters }
	);
	expect( filtered.length ).toBeLessThan( query( {} ).length );
	expect( ids( { query: { perPage: 100 } }, { parameters } ) ).toHaveLength(
		query( {} ).length
	);
} );

it( 'sorts by sales, price and the order of hand-picked products', () => {
	const prices = query( { orderBy: 'price', order: 'desc' } ).map( price );
	expect( prices ).toEqual( [ ...prices ].sort( ( a, b ) => b - a ) );
	expect(
		query( { orderBy: 'sales', order: 'desc' } ).map( ( { id } ) => id )
	).toEqual( ids( core( 'best-sellers' ) ) );
	expect(
		ids(
			core( 'hand-picked', {
				woocommerceHandPickedProducts: [ SOCKS, MUG, CAP ],
			} )
		)
	).toEqual( [ SOCKS, MUG, CAP ] );
	expect( query( { orderBy: 'random' } ) ).toHaveLength( query( {} ).length );
} );

it( 'finds what belongs to a product', () => {
	const related = ids( core( 'related' ), { productId: MUG } );
	expect( related ).not.toContain( MUG );
	expect( related.length ).toBeGreaterThan( 0 );
	expect(
		ids(
			core( 'related', {
				relatedBy: { categories: false, tags: false },
			} ),
			{ productId: MUG }
		)
	).toEqual( [] );
	expect( ids( core( 'cross-sells' ), { productId: MUG } ) ).toEqual(
		expect.arrayContaining( [ CAP ] )
	);
	const dearer = find( core( 'upsells' ), { productId: MUG } ).products;
	expect(
		dearer.every( ( product ) => {
			const highest = product.prices.price_range?.max_amount;
			return Number( highest ?? price( product ) ) > 1800;
		} )
	).toBe( true );
	expect( dearer.length ).toBeLessThan( related.length );
} );

it.each( [
	[ 'hand-picked', {} ],
	[ 'related', { productId: 999_999 } ],
	[ 'cross-sells', { productId: 999_999 } ],
	[ 'cart-contents', {} ],
] )( '%s without its reference is empty', ( name, reference ) => {
	expect( ids( core( name ), reference ) ).toEqual( [] );
} );

it( 'shows a collection that nobody has registered by its query', () => {
	expect(
		ids( {
			collection: 'my-plugin/product-collection/unknown',
			query: { search: 'mug' },
		} )
	).toContain( MUG );
} );
