import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mountTop as mount } from '.';

const scroll = ( y: number ) => {
	Object.assign( window, { scrollY: y } );
	window.dispatchEvent( new Event( 'scroll' ) );
};
afterEach( () => scroll( 0 ) );

it( "is reachable once the page has scrolled by the window's height", () => {
	Object.assign( window, { innerHeight: 600 } );
	document.body.innerHTML = '<a class="sf-top" href="#top">Top</a>';
	const link = find( 'a' );
	const stop = mountBehavior( mount, link );
	expect( link.inert ).toBe( true );
	scroll( 599 );
	expect( link.inert ).toBe( true );
	expect( link ).not.toHaveClass( 'is-visible' );
	scroll( 600 );
	expect( link.inert ).toBe( false );
	expect( link ).toHaveClass( 'is-visible' );
	scroll( 0 );
	expect( link.inert ).toBe( true );
	stop();
	expect( link.inert ).toBe( false );
} );
