import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { mount } from './gallery-zoom';

let stop = () => {};

const open = ( { params = { zoom_enabled: '1' }, width = 400 } = {} ) => {
	document.body.innerHTML = readMarkup( 'product-gallery' );
	Object.assign( window, { wc_single_product_params: params } );
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
		width
	);
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockReturnValue(
		new DOMRect( 0, 0, 400, 400 )
	);
	stop = mountBehavior( mount, find( '.woocommerce-product-gallery' ), {
		textImageFailed: 'The image could not be loaded',
	} );
};
const slide = () => find( '.woocommerce-product-gallery__image' );
/** jsdom has no PointerEvent. */
const point = ( type: string, pointerType: string, x = 0, y = 0 ) => {
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		clientX: x,
		clientY: y,
		detail: type === 'click' ? 1 : 0,
	} );
	Object.assign( event, { pointerType } );
	slide().dispatchEvent( event );
	return event;
};
const zoomed = () =>
	document.querySelector< HTMLImageElement >( '.sf-zoom-image' );

afterEach( () => {
	stop();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'shows the large picture under the mouse until it leaves', () => {
	open();
	point( 'pointermove', 'mouse', 0, 0 );
	expect( zoomed()?.src ).toBe(
		'http://shop.test/wp-content/uploads/2026/11/lamp.png'
	);
	expect( zoomed() ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( zoomed()?.style.transform ).toBe( 'translate(0px, 0px)' );
	point( 'pointermove', 'mouse', 400, 200 );
	expect( zoomed()?.style.transform ).toBe( 'translate(-400px, -200px)' );
	point( 'pointerleave', 'mouse' );
	expect( zoomed() ).toBeNull();
} );

it( 'zooms in on a tap, and out on the next', () => {
	open();
	point( 'pointermove', 'touch' );
	expect( zoomed() ).toBeNull();
	const tap = () => {
		point( 'pointerdown', 'touch' );
		point( 'pointerup', 'touch' );
		point( 'pointerleave', 'touch' );
		return point( 'click', 'touch' );
	};
	expect( tap().defaultPrevented ).toBe( true );
	expect( zoomed() ).not.toBeNull();
	tap();
	expect( zoomed() ).toBeNull();
	tap();
	find( 'body' ).dispatchEvent(
		new MouseEvent( 'pointerdown', { bubbles: true } )
	);
	expect( zoomed() ).toBeNull();
} );

it( 'zooms by a first tap, which the engine repeats as a click', () => {
	Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
	open();
	Reflect.deleteProperty( window, 'matchMedia' );
	find( '.woocommerce-product-gallery__image a img' ).click();
	expect( zoomed() ).not.toBeNull();
} );

it( 'leaves a tap on a small picture to the full-screen view', () => {
	open( { width: 900 } );
	point( 'pointerdown', 'touch' );
	expect( point( 'click', 'touch' ).defaultPrevented ).toBe( false );
} );

it( 'ignores clicks of the mouse and the keyboard', () => {
	open();
	point( 'pointerdown', 'touch' );
	const byKey = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	find( '.woocommerce-product-gallery__image a' ).focus();
	slide().dispatchEvent( byKey );
	expect( byKey.defaultPrevented ).toBe( false );
	point( 'pointerdown', 'mouse' );
	expect( point( 'click', 'mouse' ).defaultPrevented ).toBe( false );
} );

it.each( [
	[ 'is not larger than the gallery', { width: 900 } ],
	[ 'is in a theme without zoom', { params: { zoom_enabled: '' } } ],
] )( 'does not zoom a picture that %s', ( _, page ) => {
	open( page );
	point( 'pointermove', 'mouse' );
	expect( zoomed() ).toBeNull();
} );

it( 'shows for 2.5 seconds that a picture cannot be loaded', () => {
	jest.useFakeTimers();
	open();
	point( 'pointermove', 'mouse' );
	zoomed()?.dispatchEvent( new Event( 'error' ) );
	expect( zoomed() ).toBeNull();
	expect( find( '.sf-zoom-error' ).textContent ).toBe(
		'The image could not be loaded'
	);
	jest.advanceTimersByTime( 2499 );
	expect( document.querySelector( '.sf-zoom-error' ) ).not.toBeNull();
	jest.advanceTimersByTime( 1 );
	expect( document.querySelector( '.sf-zoom-error' ) ).toBeNull();
} );
