import { act } from '@testing-library/react';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './slider';

const WIDTH_PX = 300;

let isStill = false;
let stop = () => {};
/** Number of slides in view, which the styles would set. */
let perView = 1;

const measure = (
	name: 'offsetLeft' | 'offsetWidth' | 'offsetHeight',
	read: ( element: HTMLElement, index: number ) => number
) =>
	jest
		.spyOn( HTMLElement.prototype, name, 'get' )
		.mockImplementation( function ( this: HTMLElement ) {
			return read(
				this,
				[ ...( this.parentElement?.children ?? [] ) ].indexOf( this )
			);
		} );
const isSlide = ( { parentElement }: HTMLElement ) =>
	parentElement?.className === 'sf-slider__track';

beforeEach( () => {
	isStill = false;
	perView = 1;
	class Observer {
		observe = () => {};
		disconnect = () => {};
	}
	Object.assign( window, {
		IntersectionObserver: Observer,
		ResizeObserver: Observer,
		matchMedia: () => ( { matches: isStill } ),
	} );
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
		WIDTH_PX
	);
	measure( 'offsetWidth', ( element ) =>
		isSlide( element ) ? WIDTH_PX / perView : WIDTH_PX
	);
	measure( 'offsetLeft', ( element, index ) =>
		isSlide( element ) ? ( index * WIDTH_PX ) / perView : 0
	);
	measure( 'offsetHeight', ( element, index ) =>
		isSlide( element ) ? 100 + index : 100
	);
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const open = ( options: object = {}, count = 3, dir = 'ltr' ) => {
	// jsdom computes no direction from `dir`.
	document.head.innerHTML = `<style>div { direction: ${ dir } } li { margin: 0 }</style>`;
	document.body.innerHTML = `<div data-sf-slider aria-label="Offers"><ul class="sf-slider__track">${ Array.from(
		{ length: count },
		( _, index ) => `<li><a href="#${ index }">Offer ${ index }</a></li>`
	).join( '' ) }</ul></div><button>Outside</button>`;
	stop = mountBehavior( mount, find( '[data-sf-slider]' ), {
		...options,
	} );
};
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const inView = () =>
	[ ...document.querySelectorAll< HTMLElement >( 'li' ) ].flatMap(
		( { inert }, index ) => ( inert ? [] : [ index ] )
	);

it( 'is a carousel with labeled slides, and only slides in view are reachable', () => {
	open();
	const carousel = screen.getByRole( 'group', { name: 'Offers' } );
	expect( carousel ).toHaveAttribute( 'aria-roledescription', 'carousel' );
	expect(
		screen
			.getAllByRole( 'group', { name: /\d \/ 3/ } )
			.map( ( slide ) => slide.getAttribute( 'aria-label' ) )
	).toEqual( [ '1 / 3', '2 / 3', '3 / 3' ] );
	expect( inView() ).toEqual( [ 0 ] );
	expect( button( 'Previous slide' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it.each( [
	[ 'ltr', '{ArrowRight}' ],
	[ 'rtl', '{ArrowLeft}' ],
] )( 'moves with arrows, dots and keys on a page %s', async ( dir, key ) => {
	open( {}, 3, dir );
	const changed = jest.fn();
	document.addEventListener( 'sf:slider:change', changed, { once: true } );
	await userEvent.click( button( 'Next slide' ) );
	expect( inView() ).toEqual( [ 1 ] );
	expect( changed.mock.calls[ 0 ]?.[ 0 ].detail ).toEqual( {
		index: 1,
		total: 3,
	} );
	await userEvent.keyboard( key );
	expect( inView() ).toEqual( [ 2 ] );
	expect( button( 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( button( '1 / 3' ) );
	expect( inView() ).toEqual( [ 0 ] );
	expect( button( '1 / 3' ) ).toHaveAttribute( 'aria-current', 'true' );
} );

it( 'shows several slides, and a counter for many', async () => {
	perView = 3;
	open( { slidesPerView: 3 }, 12 );
	expect( inView() ).toEqual( [ 0, 1, 2 ] );
	await userEvent.click( button( 'Next slide' ) );
	expect( inView() ).toEqual( [ 1, 2, 3 ] );
	expect( screen.getByText( '2 / 10' ) ).toBeVisible();
} );

it( 'has no controls if all slides fit, or if the options hide them', () => {
	perView = 3;
	open( { slidesPerView: 3 }, 3 );
	expect( screen.queryByRole( 'button', { name: /slide/ } ) ).toBeNull();
	expect( inView() ).toEqual( [ 0, 1, 2 ] );
	stop();
	perView = 1;
	open( { arrows: false, dots: false } );
	expect( screen.queryByRole( 'button', { name: /slide|\d/ } ) ).toBeNull();
} );

it( 'keeps all slides reachable after a free swipe', () => {
	open( { freeScroll: true } );
	expect( inView() ).toEqual( [ 0, 1, 2 ] );
} );

it( 'is as high as its slide, on request', async () => {
	open( { adaptiveHeight: true } );
	const { style } = find( '.sf-slider__track' );
	expect( style.blockSize ).toBe( '100px' );
	await userEvent.click( button( 'Next slide' ) );
	expect( style.blockSize ).toBe( '101px' );
	stop();
	expect( style.blockSize ).toBe( '' );
} );

describe( 'autoplay', () => {
	const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
	const play = ( options: object = {} ) => {
		jest.useFakeTimers();
		open( { autoplay: 2000, ...options } );
	};

	it( 'shows the next slide each time, and starts over after the last', () => {
		play();
		pass( 1999 );
		expect( inView() ).toEqual( [ 0 ] );
		pass( 1 );
		expect( inView() ).toEqual( [ 1 ] );
		pass( 2000 );
		expect( inView() ).toEqual( [ 2 ] );
		pass( 2000 );
		expect( inView() ).toEqual( [ 0 ] );
	} );

	it( 'pauses by its button, and is silent in screen readers while it plays', () => {
		play();
		const track = find( '.sf-slider__track' );
		expect( track ).toHaveAttribute( 'aria-live', 'off' );
		button( 'Pause slides' ).click();
		expect( track ).toHaveAttribute( 'aria-live', 'polite' );
		pass( 9000 );
		expect( inView() ).toEqual( [ 0 ] );
		button( 'Play slides' ).click();
		pass( 2000 );
		expect( inView() ).toEqual( [ 1 ] );
	} );

	it( 'waits while the focus is inside or the page is hidden', async () => {
		play();
		find( 'a' ).focus();
		await act( async () => {} );
		pass( 9000 );
		expect( inView() ).toEqual( [ 0 ] );
		screen.getByText( 'Outside' ).focus();
		await act( async () => {} );
		Object.defineProperty( document, 'hidden', {
			configurable: true,
			value: true,
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		pass( 9000 );
		expect( inView() ).toEqual( [ 0 ] );
		Reflect.deleteProperty( document, 'hidden' );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		pass( 2000 );
		expect( inView() ).toEqual( [ 1 ] );
	} );

	it.each( [
		[ true, [ 0 ] ],
		[ false, [ 1 ] ],
	] )(
		'with pauseOnHover %s shows %j under a pointer',
		async ( pauseOnHover, shown ) => {
			play( { pauseOnHover } );
			const slider = find( '[data-sf-slider]' );
			jest.spyOn( slider, 'matches' ).mockImplementation(
				( selector: string ) => selector === ':hover'
			);
			slider.dispatchEvent( new Event( 'pointerenter' ) );
			await act( async () => {} );
			pass( 2000 );
			expect( inView() ).toEqual( shown );
		}
	);

	it( 'does not start with reduced motion', () => {
		isStill = true;
		play();
		expect( screen.queryByRole( 'button', { name: /Pause/ } ) ).toBeNull();
		pass( 60_000 );
		expect( inView() ).toEqual( [ 0 ] );
	} );

	it( 'ends with the behavior', () => {
		play();
		stop();
		// Frames that were requested before.
		pass( 100 );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( inView() ).toEqual( [ 0, 1, 2 ] );
		expect( find( 'li' ) ).not.toHaveAttribute( 'role' );
	} );
} );

it( 'ignores a row with one slide', () => {
	open( {}, 1 );
	expect( find( '[data-sf-slider]' ) ).not.toHaveAttribute( 'role' );
} );
