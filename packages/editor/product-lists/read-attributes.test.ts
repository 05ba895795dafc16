/** @jest-environment node */
import fc from 'fast-check';
import {
	getLayoutClass,
	readDisplayLayout,
	readPerPage,
	readTagName,
	readTexts,
} from './read-attributes';
import { readLayout, move } from './all-products-layout';

jest.mock( '@wordpress/components', () => ( {} ), { virtual: true } );
jest.mock( './element-table', () => ( {} ) );

it( 'reads attributes of any content', () => {
	fc.assert(
		fc.property( fc.anything(), ( value ) => {
			const { type, columns } = readDisplayLayout( value );
			expect( [ 'flex', 'list', 'carousel' ] ).toContain( type );
			expect( columns ).toBeGreaterThanOrEqual( 1 );
			expect( columns ).toBeLessThanOrEqual( 6 );
			const perPage = readPerPage( { perPage: value } );
			expect( perPage ).toBeGreaterThanOrEqual( 1 );
			expect( perPage ).toBeLessThanOrEqual( 100 );
			expect( readTagName( value ) ).toMatch( /^[a-z][a-z0-9-]*$/i );
			expect(
				readTexts( value ).every( ( text ) => typeof text === 'string' )
			).toBe( true );
			expect( readLayout( value ).length ).toBeGreaterThan( 0 );
		} ),
		// It converts to neither a number nor a text.
		{ examples: [ [ { toString: '' } ] ] }
	);
} );

it.each( [
	[ undefined, 'wc-block-product-template__responsive columns-3' ],
	[ { type: 'flex', columns: 4 }, 'is-flex-container columns-4' ],
	[
		{ type: 'flex', columns: 4, shrinkColumns: true },
		'wc-block-product-template__responsive columns-4',
	],
	[ { type: 'list', columns: 4 }, 'is-product-collection-layout-list' ],
	[ { type: 'carousel' }, 'is-product-collection-layout-carousel' ],
] )(
	'gives the layout %j the class that the server prints',
	( layout, name ) => {
		expect( getLayoutClass( readDisplayLayout( layout ) ) ).toBe( name );
	}
);

it( 'keeps parts of add-ons and their attributes when another part moves', () => {
	const layout = readLayout( [
		[ 'a/one', { size: 2 } ],
		'broken',
		[ 'woocommerce/product-title' ],
	] );
	expect( move( layout, 1, 0 ) ).toEqual( [
		[ 'woocommerce/product-title' ],
		[ 'a/one', { size: 2 } ],
	] );
} );
