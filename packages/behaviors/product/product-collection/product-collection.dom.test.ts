import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { productCollection } from './descriptor';
import { mount } from './product-collection';

const HTML = `<div class="wp-block-woocommerce-product-collection" data-collection="shop/product-collection/new">
	<ul class="wc-block-product-template">
		<li class="wc-block-product post-37 product"><h3><a href="#mug">Mug</a></h3><a class="add_to_cart_button" href="#add">Add</a><a class="add_to_wishlist" rel="nofollow" href="#wish">Wish</a></li>
		<li class="wc-block-product"><a class="unknown" href="#lamp">Lamp</a></li>
	</ul></div>`;

const events = jest.fn();
const collection = 'shop/product-collection/new';
let stop = () => {};
const root = () => find( '.wp-block-woocommerce-product-collection' );
const open = ( html = HTML ) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, root() );
};
const announce = ( element: Element ) =>
	document.dispatchEvent(
		new CustomEvent( 'sf:content', { detail: { root: element } } )
	);
const details = ( type: string ) =>
	events.mock.calls
		.map( ( [ event ] ) => event )
		.filter( ( event ) => event.type.endsWith( type ) )
		.map( ( { detail, target } ) => [ detail, target ] );

beforeEach( () => {
	for ( const type of [
		'wc-blocks_product_list_rendered',
		'wc-blocks_viewed_product',
	] ) {
		window.addEventListener( type, events );
	}
} );
afterEach( () => {
	stop();
	events.mockReset();
} );

it( 'emits an event when a list is shown, and when its content is new', () => {
	open();
	const each = [ { collection }, document.body ];
	expect( details( 'rendered' ) ).toEqual( [ each ] );
	announce( root() );
	announce( document.body );
	expect( details( 'rendered' ) ).toEqual( [ each, each ] );
	stop();
	announce( root() );
	expect( details( 'rendered' ) ).toEqual( [ each, each ] );
} );

it( 'emits an event for a viewed product, but not for an added product', () => {
	open();
	find( '.add_to_cart_button' ).click();
	find( '.add_to_wishlist' ).click();
	expect( details( 'product' ) ).toEqual( [] );
	find( 'h3 a' ).click();
	find( '.unknown' ).click();
	expect( details( 'product' ) ).toEqual( [
		[ { collection, productId: 37 }, document.body ],
		[ { collection, productId: undefined }, document.body ],
	] );
} );

describe( "on a page with WooCommerce's script", () => {
	const SCRIPT =
		'<script type="text/plain" id="woocommerce/product-collection-js-module"></script>';

	it( "leaves WooCommerce's collections to WooCommerce's script", () => {
		document.body.innerHTML =
			HTML.replace( '<div', '<div data-wp-interactive="shop"' ) + SCRIPT;
		expect( root().matches( productCollection.selector ) ).toBe( false );
		find( 'script' ).remove();
		expect( root().matches( productCollection.selector ) ).toBe( true );
	} );

	it( 'emits the events of other collections', () => {
		open( HTML + SCRIPT );
		expect( root().matches( productCollection.selector ) ).toBe( true );
		expect( events ).toHaveBeenCalledTimes( 1 );
	} );
} );
