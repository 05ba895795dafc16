import type { ContentEvent } from '@shopfront/behaviors/engine/behavior';
import { readParams } from '@shopfront/behaviors/gallery/product-gallery';
import type {
	JQueryFunction,
	JQueryWindow,
} from '@shopfront/behaviors/engine/event-bus';
import { addJQueryPlugins } from '.';

const jQuery: JQueryFunction = jest.requireActual( 'jquery' );
const view: JQueryWindow = Object.assign( window, { jQuery } );
const announced: unknown[] = [];

const call = ( selector: string, plugin: string, ...args: unknown[] ) => {
	const collection = jQuery( selector );
	return [ Object( collection )[ plugin ]( ...args ), collection ];
};

beforeAll( () => {
	addJQueryPlugins( jQuery );
	// The plugins' file and the page's script may both add them.
	addJQueryPlugins( jQuery );
	document.addEventListener( 'sf:content', ( event ) =>
		announced.push( ( event as ContentEvent ).detail )
	);
} );
beforeEach( () => {
	announced.length = 0;
	document.body.innerHTML =
		'<form></form><form></form><div class="wc-tabs-wrapper"><select id="rating"></select></div>';
} );

it.each( [ 'wc_variation_form', 'wc_product_gallery' ] )(
	'%s restarts each element and returns the collection',
	( plugin ) => {
		const [ returned, collection ] = call( 'form', plugin );
		expect( returned ).toBe( collection );
		expect( announced ).toEqual(
			[ ...document.forms ].map( ( root ) => ( { root, isNew: true } ) )
		);
	}
);

it( "passes a call's parameters to the gallery", () => {
	Reflect.set( view, 'wc_single_product_params', {
		zoom_enabled: '1',
		flexslider_enabled: '1',
	} );
	call( 'form:first', 'wc_product_gallery', { zoom_enabled: false } );
	const [ first, second ] = document.forms;
	expect( first && readParams( first ) ).toEqual( {
		zoom_enabled: false,
		flexslider_enabled: '1',
	} );
	expect( second && readParams( second ).zoom_enabled ).toBe( '1' );
} );

it.each( [ '.wc-tabs-wrapper', '#rating' ] )(
	'the event init restarts %s',
	( selector ) => {
		jQuery( selector ).trigger( 'init', [] );
		expect( announced ).toContainEqual( {
			root: document.querySelector( selector ),
			isNew: true,
		} );
		expect(
			announced.filter(
				( detail ) =>
					Object( detail ).root === document.querySelector( selector )
			)
		).toHaveLength( 1 );
	}
);
