/** @jest-environment node */
import Database from 'libsql';
import {
	findVariation,
	getProduct,
	getProductBySlug,
	getProducts,
	getVariations,
	setStock,
} from './repository';
import { createCatalogueTables } from './schema';
import { seedCatalogue } from './seed';

const database = new Database( ':memory:' );
createCatalogueTables( database );
seedCatalogue( database );

const mustFind = ( id: number ) => {
	const product = getProduct( database, id );
	if ( ! product ) {
		throw new Error( `The seed has no product ${ id }.` );
	}
	return product;
};

test( 'seeds at least 24 products of every kind', () => {
	const all = database
		.prepare( "SELECT id FROM products WHERE type <> 'variation'" )
		.all();
	expect( all.length ).toBeGreaterThanOrEqual( 24 );
	const products = Array.from( { length: 124 }, ( _, index ) => index + 1 )
		.map( ( id ) => getProduct( database, id ) )
		.filter( ( product ) => product !== null );
	const kinds = {
		onSale: products.some( ( { salePrice } ) => salePrice !== null ),
		soldIndividually: products.some( ( p ) => p.isSoldIndividually ),
		virtual: products.some( ( p ) => p.isVirtual && ! p.isDownloadable ),
		downloadable: products.some( ( p ) => p.isDownloadable ),
		grouped: products.some( ( p ) => p.groupedIds.length > 0 ),
		twoAttributes: products.some( ( p ) => p.attributes.length === 2 ),
		steps: products.some( ( p ) => p.quantityMultipleOf !== null ),
		hidden: products.some( ( p ) => p.catalogVisibility === 'hidden' ),
		outOfStock: products.some( ( p ) => p.stockStatus === 'outofstock' ),
		onBackorder: products.some( ( p ) => p.stockStatus === 'onbackorder' ),
		free: products.some( ( p ) => p.regularPrice === 0n ),
		longName: products.some( ( p ) => p.name.length > 120 ),
	};
	expect( Object.entries( kinds ).filter( ( [ , has ] ) => ! has ) ).toEqual(
		[]
	);
} );

test( 'returns a product with all its related data', () => {
	expect( mustFind( 26 ) ).toMatchObject( {
		name: 'Stone Mug',
		slug: 'stone-mug',
		regularPrice: 18_000_000n,
		salePrice: null,
		stockQuantity: null,
		stockStatus: 'instock',
		categoryIds: [ 16 ],
		tagIds: [ 19 ],
		crossSellIds: [ 27, 34, 29 ],
		images: [ { id: 12, file: 'mug.svg' }, { id: 23 } ],
	} );
	expect( mustFind( 49 ).groupedIds ).toEqual( [ 26, 34, 30 ] );
	expect( mustFind( 37 ).attributes ).toMatchObject( [
		{ taxonomy: 'pa_size', terms: [ { id: 20 }, { id: 21 }, { id: 22 } ] },
		{ taxonomy: 'pa_colour', hasVariations: true },
	] );
	expect( getProduct( database, 999_999 ) ).toBeNull();
	expect( getProductBySlug( database, 'stone-mug' )?.id ).toBe( 26 );
	expect(
		getProducts( database, [ 27, 1, 26 ] ).map( ( p ) => p.id )
	).toEqual( [ 27, 26 ] );
	expect( getVariations( database, 37 ) ).toHaveLength( 9 );
} );

test.each( [
	[ 'labels and names', 37, { Size: 'Small', Colour: 'Green' }, 40 ],
	[
		'taxonomies and slugs',
		37,
		{ pa_colour: 'blue', pa_size: 'medium' },
		42,
	],
	[
		'field names',
		37,
		{ attribute_pa_colour: 'red', attribute_pa_size: 'large' },
		44,
	],
	[ 'an open attribute', 47, { Engraving: 'Initials' }, 48 ],
	[ 'an open attribute without a choice', 47, {}, null ],
	[ 'an unknown option', 47, { Engraving: 'A whole poem' }, null ],
	[ 'half a choice', 37, { Size: 'small' }, null ],
	[ 'an unknown term', 37, { Size: 'small', Colour: 'mauve' }, null ],
	[
		'a variation that does not exist',
		102,
		{ Colour: 'slate', Strap: 'Short' },
		null,
	],
	[ 'one fixed, one open', 102, { Colour: 'moss', Strap: 'Short' }, 103 ],
] )( 'finds a variation by %s', ( _, parentId, chosen, expected ) => {
	const attributes = Object.entries( chosen ).map(
		( [ attribute, value ] ) => ( { attribute, value } )
	);
	const variation = findVariation(
		database,
		mustFind( parentId ),
		attributes
	);
	expect( variation?.id ?? null ).toBe( expected );
} );

test( 'derives the stock status from the quantity, up to the parent', () => {
	const now = Date.parse( '2027-01-01T00:00:00Z' );
	setStock( database, 28, 0, now );
	expect( mustFind( 28 ) ).toMatchObject( {
		stockStatus: 'outofstock',
		modifiedAt: '2027-01-01T00:00:00.000Z',
	} );
	setStock( database, 29, 0, now );
	expect( mustFind( 29 ).stockStatus ).toBe( 'onbackorder' );
	for ( const { id } of getVariations( database, 37 ) ) {
		setStock( database, id, 0, now );
	}
	expect( mustFind( 37 ).stockStatus ).toBe( 'outofstock' );
	setStock( database, 40, null, now );
	expect( mustFind( 37 ).stockStatus ).toBe( 'instock' );
	expect( () => setStock( database, 28, -1, now ) ).toThrow();
} );

test( 'adds the new columns to a database of an older version', () => {
	const old = new Database( ':memory:' );
	old.exec( 'CREATE TABLE reviews ( id INTEGER )' );
	createCatalogueTables( old );
	seedCatalogue( old );
	expect( old.prepare( 'SELECT reviewer FROM reviews' ).all() ).not.toEqual(
		[]
	);
} );
