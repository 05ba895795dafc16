import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './sticky-header';

let report: ( isIntersecting: boolean, bottom: number ) => void;
let resize: ( heightPx: number ) => void;
let stop = () => {};
const disconnected = jest.fn();
const height = () =>
	document.documentElement.style.getPropertyValue( '--sf-sticky-height' );
const header = () => find( 'header' );
const scroll = ( y: number ) => {
	Object.assign( window, { scrollY: y } );
	window.dispatchEvent( new Event( 'scroll' ) );
};
const open = ( mode: string ) => {
	document.body.innerHTML = `<header class="sf-header" data-sf-sticky="${ mode }"></header>`;
	stop = mountBehavior( mount, header() );
};

beforeEach( () => {
	disconnected.mockClear();
	Object.assign( window, {
		scrollY: 0,
		shopfrontSettings: { sticky_height: 70 },
		IntersectionObserver: class {
			constructor( callBack: ( entries: object[] ) => void ) {
				report = ( isIntersecting, bottom ) =>
					callBack( [
						{
							isIntersecting,
							boundingClientRect: { bottom },
						},
					] );
			}
			observe = () => {};
			disconnect = disconnected;
		},
		ResizeObserver: class {
			constructor( callBack: ( entries: object[] ) => void ) {
				resize = ( blockSize ) =>
					callBack( [ { borderBoxSize: [ { blockSize } ] } ] );
			}
			observe = () => {};
			disconnect = disconnected;
		},
	} );
} );
afterEach( () => stop() );

it( 'publishes the height from the settings first, then its own', () => {
	open( 'always' );
	expect( height() ).toBe( '70px' );
	resize( 81.5 );
	expect( height() ).toBe( '81.5px' );
} );

it( 'is stuck once the page has scrolled past its height', () => {
	open( 'always' );
	report( true, 80 );
	expect( header() ).not.toHaveClass( 'is-stuck' );
	report( false, 0 );
	expect( header() ).toHaveClass( 'is-stuck' );
	scroll( 500 );
	expect( header() ).not.toHaveClass( 'is-away' );
	report( true, 20 );
	expect( header() ).not.toHaveClass( 'is-stuck' );
} );

it( 'is not stuck while it is below the viewport', () => {
	open( 'always' );
	report( false, 1200 );
	expect( header() ).not.toHaveClass( 'is-stuck' );
} );

it( 'hides when the page scrolls down, shows when it scrolls up, and ignores a trembling finger', () => {
	open( 'up' );
	scroll( 40 );
	expect( header() ).not.toHaveClass( 'is-away' );
	Object.assign( window, { scrollY: 100 } );
	report( false, -1 );
	scroll( 104 );
	expect( header() ).not.toHaveClass( 'is-away' );
	scroll( 105 );
	expect( header() ).toHaveClass( 'is-away' );
	scroll( 101 );
	expect( header() ).toHaveClass( 'is-away' );
	scroll( 100 );
	expect( header() ).not.toHaveClass( 'is-away' );
	scroll( 300 );
	report( true, 10 );
	expect( header() ).not.toHaveClass( 'is-away' );
	scroll( 320 );
	expect( header() ).not.toHaveClass( 'is-away' );
} );

it( 'restores the page when it stops', () => {
	open( 'up' );
	report( false, -1 );
	stop();
	expect( document.body.innerHTML ).toBe(
		'<header class="sf-header" data-sf-sticky="up"></header>'
	);
	expect( height() ).toBe( '' );
	expect( disconnected ).toHaveBeenCalledTimes( 2 );
	scroll( 900 );
	expect( header() ).not.toHaveClass( 'is-away' );
} );
