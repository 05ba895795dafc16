import { screen, waitFor, within } from '@testing-library/react';
import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { mount } from '.';

const PARAMS = {
	i18n_product_gallery_trigger_text: 'View full-screen image gallery',
	flexslider_enabled: '1',
	zoom_enabled: '1',
	photoswipe_enabled: '1',
};

let stop = () => {};
const intent = jest.fn();

const open = async (
	params: object = PARAMS,
	markup = readMarkup( 'product-gallery' )
) => {
	document.body.innerHTML = markup;
	Object.assign( window, { wc_single_product_params: params } );
	stop = mountBehavior( mount, find( '.woocommerce-product-gallery' ) );
	await waitFor( () => expect( gallery().style.opacity ).toBe( '1' ) );
};
const gallery = () => find( '.woocommerce-product-gallery' );
const trigger = () =>
	screen.queryByRole( 'button', { name: 'View full-screen image gallery' } );

beforeEach( () => document.addEventListener( 'focusin', intent ) );
afterEach( () => {
	stop();
	document.removeEventListener( 'focusin', intent );
	intent.mockClear();
	history.replaceState( null, '', '/' );
} );

it( 'shows the gallery, which the server hides until a script runs', async () => {
	await open();
	expect( gallery().style.opacity ).toBe( '1' );
} );

it( 'adds a named button for each picture', async () => {
	await open();
	const buttons = within( find( '.flex-control-nav' ) ).getAllByRole(
		'button'
	);
	expect( buttons ).toHaveLength( 5 );
	expect( buttons[ 0 ] ).toHaveAccessibleName( 'lamp picture' );
	expect( buttons[ 0 ] ).toHaveAttribute( 'aria-current', 'true' );
	expect( buttons[ 1 ] ).toHaveAttribute( 'aria-current', 'false' );
	expect( buttons[ 0 ]?.querySelector( 'img' )?.srcset ).toContain(
		'lamp-150x150'
	);
} );

it( 'adds the link to the full-screen view', async () => {
	await open();
	expect( trigger() ).toHaveAttribute( 'aria-haspopup', 'dialog' );
} );

it.each( [
	[ 'slider', { ...PARAMS, flexslider_enabled: '' }, '.flex-control-nav' ],
	[
		'full-screen view',
		{ ...PARAMS, photoswipe_enabled: '' },
		'.woocommerce-product-gallery__trigger',
	],
	[
		'zoom',
		{ ...PARAMS, zoom_enabled: '' },
		'.woocommerce-product-gallery__trigger',
	],
] )( 'omits the parts of a missing %s', async ( _, params, selector ) => {
	await open( params );
	expect( document.querySelector( selector ) ).toBeNull();
} );

it( 'adds neither thumbnails nor a link to a product without pictures', async () => {
	await open(
		PARAMS,
		'<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image--placeholder"><img></div></div></div>'
	);
	expect( trigger() ).toBeNull();
	expect( document.querySelector( '.flex-control-nav' ) ).toBeNull();
} );

it( 'scrolls a focused picture entirely into view', async () => {
	await open();
	const [ link ] = screen.getAllByRole( 'link' );
	const scrollIntoView = jest.fn();
	Object.assign( link ?? {}, { scrollIntoView } );
	link?.focus();
	expect( scrollIntoView ).toHaveBeenCalledWith( { block: 'nearest' } );
} );

it( 'emits events for add-ons before and after', async () => {
	const events: string[] = [];
	const names = [
		'wc-product-gallery-before-init',
		'wc-product-gallery-after-init',
		'wc-product-gallery-before-destroy',
	];
	const listen = ( { type }: Event ) => events.push( type );
	names.forEach( ( name ) => document.addEventListener( name, listen ) );
	await open();
	stop();
	names.forEach( ( name ) => document.removeEventListener( name, listen ) );
	expect( events ).toEqual( names );
	expect( trigger() ).toBeNull();
} );

it.each( [
	[ '/#&gid=1&pid=2', 1 ],
	[ '/', 0 ],
] )( 'at %s, signals intent %d times', async ( address, times ) => {
	history.replaceState( null, '', address );
	await open();
	expect( intent ).toHaveBeenCalledTimes( times );
} );

it( 'shows the pictures without a slider if its code fails to load', async () => {
	jest.doMock( './gallery-parts', () => {
		throw new Error( 'Lost' );
	} );
	await open();
	jest.dontMock( './gallery-parts' );
	expect( document.querySelector( '.flex-control-nav' ) ).toBeNull();
	expect( screen.getAllByRole( 'link' )[ 0 ] ).toBeVisible();
} );
