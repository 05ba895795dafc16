import { createEventBus } from '@shopfront/behaviors/engine/event-bus';
import { wishlistMarkup } from '../../../../tests/contract/wishlist-recordings';
import { mount } from './wishlist-variation';

const PARENT = 31;

/** As the plugin prints it for a product with options. */
const button = () =>
	wishlistMarkup( 'wishlist-button-variable' ).replaceAll(
		/\b\d\d\b/g,
		String( PARENT )
	);

let controller: AbortController;

const open = ( html: string ) => {
	document.body.innerHTML = html;
	const form = document.querySelector( 'form' ) ?? document.body;
	mount( form, {
		options: {},
		signal: controller.signal,
		addBehaviors: () => {},
	} );
	return createEventBus( window, form );
};

const FORM = `<form class="variations_form" data-product_id="${ PARENT }"><input name="variation_id" value="0"></form>`;

const refs = () =>
	[
		...document.querySelectorAll< HTMLElement >( '[data-fragment-ref]' ),
	].map( ( { dataset } ) => dataset.fragmentRef );

beforeEach( () => {
	controller = new AbortController();
} );
afterEach( () => controller.abort() );

it( 'switches the button to the chosen variation, and back', () => {
	const bus = open( `<div class="product">${ FORM }${ button() }</div>` );
	const before = document.body.innerHTML;
	const started: unknown[] = [];
	document.addEventListener(
		'sf:content',
		( event ) => started.push( ( event as CustomEvent ).detail.isNew ),
		{ signal: controller.signal }
	);
	bus.emit( 'found_variation', { variation_id: 45 } );
	const block = document.querySelector< HTMLElement >(
		'.add-to-wishlist-45'
	);
	const link = block?.querySelector< HTMLElement >( 'a.add_to_wishlist' );
	expect( refs() ).toEqual( [ '45' ] );
	expect( JSON.parse( block?.dataset.fragmentOptions ?? '' ) ).toMatchObject(
		{ product_id: 45 }
	);
	expect( link?.dataset ).toMatchObject( {
		productId: '45',
		originalProductId: String( PARENT ),
		productType: 'variation',
	} );
	expect( started ).toEqual( [ true ] );
	bus.emit( 'reset_data' );
	expect( refs() ).toEqual( [ String( PARENT ) ] );
	expect( link?.dataset ).toMatchObject( {
		productId: String( PARENT ),
		productType: 'variable',
	} );
	expect( document.querySelectorAll( 'a' ) ).toHaveLength(
		before.split( '<a ' ).length - 1
	);
} );

it( 'uses a variation that was chosen before it started', () => {
	open(
		`<div class="product">${ FORM.replace( 'value="0"', 'value="46"' ) }${ button() }</div>`
	);
	expect( refs() ).toEqual( [ '46' ] );
} );

it( 'ignores buttons of other copies of the product', () => {
	const bus = open(
		`<main>${ button() }</main><dialog open><div class="product">${ FORM }${ button() }</div></dialog>`
	);
	bus.emit( 'found_variation', { variation_id: 45 } );
	expect( refs() ).toEqual( [ String( PARENT ), '45' ] );
} );

it( 'finds a button elsewhere on the page if there is none near the form', () => {
	const bus = open(
		`<div class="gallery">${ button() }</div><div class="product">${ FORM }</div>`
	);
	bus.emit( 'found_variation', { variation_id: 45 } );
	expect( refs() ).toEqual( [ '45' ] );
} );

it( 'switches the empty block of the plugin’s newer edition, and keeps the product if the variation has no id', () => {
	const bus = open(
		`<div class="product">${ FORM }<div class="yith-add-to-wishlist-button-block" data-product-id="${ PARENT }"></div></div>`
	);
	const block = document.querySelector< HTMLElement >(
		'.yith-add-to-wishlist-button-block'
	);
	bus.emit( 'found_variation', { variation_id: 45 } );
	expect( block?.dataset.productId ).toBe( '45' );
	bus.emit( 'found_variation', { variation_id: 'x' } );
	expect( block?.dataset.productId ).toBe( String( PARENT ) );
} );
