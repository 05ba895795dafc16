/** @jest-environment node */
import { recording } from '../../tests/contract/recordings';
import { setStock } from './repository';
import { RECORDED_PRODUCTS } from './seed/index';
import { createTestApp, createTestContext } from './test-shop';
import { isRecord } from '../is-record';

/** We differ on purpose here; the function picks the part to compare. */
const OWN_FIELDS: Record< string, ( value: unknown ) => unknown > = {
	// We have our own texts and images.
	description: ( text ) => typeof text,
	images: ( images ) =>
		Array.isArray( images ) && images.map( Object.keys )[ 0 ],
	product_image: ( image ) => Object.keys( image ?? {} ),
	reviewer_avatar_urls: ( urls ) => Object.keys( urls ?? {} ),
	// Our links never add to the cart; they open a page with a form.
	url: ( url ) => String( url ).includes( 'add-to-cart' ),
	// We sort sizes from small to large.
	terms: ( terms ) => new Set( Array.isArray( terms ) ? terms : [] ),
};

const comparable = ( value: unknown ): unknown => {
	if ( Array.isArray( value ) ) {
		return value.map( comparable );
	}
	if ( ! isRecord( value ) ) {
		return value;
	}
	return Object.fromEntries(
		Object.entries( value ).map( ( [ key, inner ] ) => [
			key,
			OWN_FIELDS[ key ]?.( inner ) ?? comparable( inner ),
		] )
	);
};

/** The API applies `_fields` outside these routes. */
const pickRequestedFields = ( path: string, body: unknown ): unknown => {
	const fields = new URL( path, 'http://shop.test' ).searchParams.get(
		'_fields'
	);
	if ( fields === null || ! Array.isArray( body ) ) {
		return body;
	}
	return body.map( ( item: unknown ) =>
		isRecord( item )
			? Object.fromEntries(
					fields
						.split( ',' )
						.map( ( field ) => [ field, item[ field ] ] )
				)
			: item
	);
};

/** Recorded after another shopper bought the last socks. */
const AFTER_THE_SOCKS_WENT = new Set( [
	'products-stock-status',
	'product-collection-data',
] );

test.each( [
	'product-attribute-by-id',
	'product-attribute-terms',
	'product-attribute-terms-bad',
	'product-brands',
	'product-by-id-backorder',
	'product-by-id-bad',
	'product-by-id-grouped',
	'product-by-id-min-max',
	'product-by-id-out-of-stock',
	'product-by-id-simple',
	'product-by-id-variable',
	'product-by-id-variation',
	'product-by-slug',
	'product-categories',
	'product-category-by-id',
	'product-collection-data',
	'product-reviews',
	'product-reviews-by-product',
	'product-tags',
	'products-attribute-filter',
	'products-bad-parameter',
	'products-by-category',
	'products-include',
	'products-list',
	'products-list-page-2',
	'products-min-max-price',
	'products-on-sale',
	'products-orderby-price',
	'products-related',
	'products-search',
	'products-stock-status',
	'products-variations',
	'products-visibility-catalog',
] )( 'responds to %s as recorded', async ( name ) => {
	const context = createTestContext( {}, RECORDED_PRODUCTS );
	if ( AFTER_THE_SOCKS_WENT.has( name ) ) {
		setStock( context.database, 28, 0, context.now );
	}
	const { request, response } = recording( name );
	const answer = await createTestApp( context ).request( request.path );
	expect( answer.status ).toBe( response.status );
	for ( const header of [ 'X-WP-Total', 'X-WP-TotalPages' ] ) {
		expect( answer.headers.get( header ) ).toBe(
			response.headers[ header ] ?? null
		);
	}
	const body = pickRequestedFields( request.path, await answer.json() );
	expect( comparable( body ) ).toEqual( comparable( response.body ) );
} );
