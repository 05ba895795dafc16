import { readdirSync, readFileSync } from 'node:fs';
import { createSettings } from '@shopfront/settings';
import { render } from '@testing-library/react';
import type { BlockSettings } from '@wordpress/blocks';
import { isRecord } from '@shopfront/store-api';
import fc from 'fast-check';
import { getCollections } from './collections';
import { registerAllProducts } from './register-all-products';

const mockRegistered = new Map< string, BlockSettings >();

jest.mock(
	'@wordpress/blocks',
	() => ( {
		getCategories: () => [],
		getBlockType: () => undefined,
		registerBlockType: ( name: string, settings: BlockSettings ) =>
			mockRegistered.set( name, settings ),
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/block-editor',
	() => ( {
		// Like the editor, puts the block's class first.
		useBlockProps: {
			save: ( { className }: { className: string } ) => ( {
				className: `wp-block-woocommerce-all-products ${ className }`,
			} ),
		},
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/components', () => ( {} ), { virtual: true } );

const FOLDER = 'tests/wordpress/recordings/product-lists';

/** Saved by versions of WooCommerce: tests/wordpress/record-content.mjs. */
const RECORDED = readdirSync( FOLDER )
	.filter( ( name ) => name.endsWith( '.html' ) )
	.map( ( name ) => ( {
		version: name.replace( '.html', '' ),
		content: readFileSync( `${ FOLDER }/${ name }`, 'utf8' ),
	} ) );

const readAttributes = ( content: string, block: string ): unknown[] =>
	[
		...content.matchAll(
			new RegExp( `<!-- wp:${ block } ({.*}) -->`, 'g' )
		),
	].map( ( [ , json = '' ] ): unknown => JSON.parse( json ) );

/** Leaves out values that depend on the page, or aren't saved since 10.6. */
const withoutPage = ( attributes: unknown ): unknown => {
	const { queryId, __privatePreviewState, ...saved } = Object( attributes );
	return saved;
};

const settings = createSettings( {
	stockStatusOptions: {
		instock: 'In stock',
		outofstock: 'Out of stock',
		onbackorder: 'On backorder',
	},
} );

/** The editor saves no attributes with default values, or without a schema. */
const toSaved = ( attributes: object ): unknown => {
	const { inherit, forcePageReload, ...saved } = Object( attributes );
	return JSON.parse( JSON.stringify( saved ) );
};

describe( 'Collections', () => {
	it.each( RECORDED )(
		'save the attributes that WooCommerce $version saves',
		( { content } ) => {
			const saved = readAttributes(
				content,
				'woocommerce/product-collection'
			).map( withoutPage );
			expect( saved.length ).toBeGreaterThan( 9 );
			const ours = getCollections( settings );
			for ( const attributes of saved ) {
				const { collection } = Object( attributes );
				const same = ours.find( ( { name } ) => name === collection );
				// Versions before 10.0 save less.
				expect( toSaved( same?.attributes ?? {} ) ).toMatchObject(
					Object( attributes )
				);
			}
		}
	);

	it( 'save nothing that WooCommerce 11.0.1 does not save', () => {
		const { content = '' } =
			RECORDED.find( ( { version } ) => version === '11.0.1' ) ?? {};
		const [ catalog ] = readAttributes(
			content,
			'woocommerce/product-collection'
		);
		expect(
			toSaved( getCollections( settings )[ 0 ]?.attributes ?? {} )
		).toEqual( withoutPage( catalog ) );
	} );

	it( 'contain a product template each, and only the catalog a text for no results', () => {
		const withText = getCollections( settings ).filter(
			( { innerBlocks = [] } ) => {
				const names = innerBlocks.map( ( [ name ] ) => name );
				expect( names ).toContain( 'woocommerce/product-template' );
				return names.includes(
					'woocommerce/product-collection-no-results'
				);
			}
		);
		expect( withText.map( ( { title } ) => title ) ).toEqual( [
			'Product Catalog',
		] );
	} );
} );

const saveAllProducts = ( attributes: Record< string, unknown > ): string => {
	registerAllProducts();
	const block = mockRegistered.get( 'woocommerce/all-products' );
	const { container } = render( <>{ block?.save( { attributes } ) }</> );
	return container.innerHTML;
};

describe( 'The all-products block', () => {
	it.each( RECORDED )(
		'saves the container that WooCommerce $version saves',
		( { content } ) => {
			const [ attributes ] = readAttributes(
				content,
				'woocommerce/all-products'
			);
			const saved = saveAllProducts( {
				...( isRecord( attributes ) ? attributes : {} ),
				// The default value isn't in the comment.
				isPreview: false,
			} );
			expect( content ).toContain( saved );
		}
	);

	it( 'saves all attributes in a fixed order', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.jsonValue() ),
				( attributes ) => {
					const saved = saveAllProducts( attributes );
					const reversed = Object.fromEntries(
						Object.entries( attributes ).reverse()
					);
					expect( saveAllProducts( reversed ) ).toBe( saved );
					const document_ = new DOMParser().parseFromString(
						saved,
						'text/html'
					);
					const { attributes: json = '' } =
						document_.querySelector( 'div' )?.dataset ?? {};
					expect( JSON.parse( json ) ).toEqual(
						JSON.parse( JSON.stringify( attributes ) )
					);
				}
			),
			{ numRuns: 50 }
		);
	} );
} );
