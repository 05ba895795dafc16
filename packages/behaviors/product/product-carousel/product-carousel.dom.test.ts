import { screen } from '@testing-library/react';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './product-carousel';

const CAROUSEL = `
	<div class="wp-block-woocommerce-product-collection">
		<div class="wc-block-next-previous-buttons" hidden>
			<button aria-disabled="true" aria-label="Previous products"></button>
			<button aria-disabled="false" aria-label="Next products"></button>
		</div>
		<ul class="wc-block-product-template is-product-collection-layout-carousel"></ul>
	</div>`;

let stop = () => {};
let isStill = false;
const scrollBy = jest.fn();

const list = () => find( 'ul' );
const buttons = () => find( '.wc-block-next-previous-buttons' );
const button = ( name: 'Previous' | 'Next' ) =>
	screen.getByLabelText( `${ name } products` );
const moveTo = ( scrollLeft: number ) => {
	list().scrollLeft = scrollLeft;
	list().dispatchEvent( new Event( 'scroll' ) );
};
const open = ( { width = 1000, style = '', html = CAROUSEL } = {} ) => {
	document.body.innerHTML = html;
	Object.defineProperties( list(), {
		scrollWidth: { value: width },
		clientWidth: { value: 400 },
		scrollBy: { value: scrollBy },
	} );
	list().setAttribute( 'style', style );
	stop = mountBehavior( mount, list() );
};
const disabled = () =>
	[ ...buttons().children ].map( ( each ) =>
		each.getAttribute( 'aria-disabled' )
	);

beforeEach( () => {
	isStill = false;
	window.ResizeObserver = jest.fn( () => ( {
		observe: () => {},
		unobserve: () => {},
		disconnect: () => {},
	} ) ) as unknown as typeof ResizeObserver;
	window.matchMedia = jest.fn( () => ( {
		matches: isStill,
	} ) ) as unknown as typeof matchMedia;
} );
afterEach( () => {
	stop();
	scrollBy.mockReset();
} );

it.each( [
	[ 'ltr', 1 ],
	[ 'rtl', -1 ],
] )( 'scrolls by most of its width in %s', ( direction, sign ) => {
	open( { style: `direction: ${ direction }` } );
	button( 'Next' ).click();
	button( 'Previous' ).click();
	expect( scrollBy.mock.calls ).toEqual( [
		[ { left: 360 * sign, behavior: 'smooth' } ],
		[ { left: -360 * sign, behavior: 'smooth' } ],
	] );
} );

it( "scrolls in the arrow key's direction, at once with reduced motion", () => {
	isStill = true;
	open( { style: 'direction: rtl' } );
	button( 'Next' ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'ArrowLeft', bubbles: true } )
	);
	expect( scrollBy ).toHaveBeenCalledWith( {
		left: -360,
		behavior: 'auto',
	} );
} );

it( 'disables a button at each end', () => {
	open();
	expect( buttons() ).toBeVisible();
	expect( disabled() ).toEqual( [ 'true', 'false' ] );
	moveTo( 300 );
	expect( disabled() ).toEqual( [ 'false', 'false' ] );
	moveTo( 596 );
	expect( disabled() ).toEqual( [ 'false', 'true' ] );
	moveTo( -596 );
	expect( disabled() ).toEqual( [ 'false', 'true' ] );
} );

it( 'hides the buttons if everything fits', () => {
	open( { width: 404 } );
	expect( buttons() ).not.toBeVisible();
} );

it( "leaves the buttons to WooCommerce's script", () => {
	const html = `${ CAROUSEL }<script type="text/plain" id="woocommerce/product-collection-js-module"></script>`;
	open( { html } );
	button( 'Next' ).click();
	// WooCommerce's script only handles collections with its attributes.
	expect( scrollBy ).toHaveBeenCalledTimes( 1 );
	stop();
	scrollBy.mockReset();
	open( {
		html: html.replace( '<div', '<div data-wp-interactive="shop"' ),
	} );
	button( 'Next' ).click();
	expect( scrollBy ).not.toHaveBeenCalled();
} );
