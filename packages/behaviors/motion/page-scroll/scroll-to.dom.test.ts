import { fireEvent } from '@testing-library/dom';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mountLinks as mount } from '.';

let isStill = false;
let stop = () => {};
const scrollTo = jest.fn( ( { top }: { top: number } ) =>
	Object.assign( window, { scrollY: top } )
);
const TARGET_PX = 1000;

beforeEach( () => {
	jest.useFakeTimers();
	isStill = false;
	scrollTo.mockClear();
	Object.assign( window, {
		matchMedia: () => ( { matches: isStill } ),
		scrollTo,
		scrollY: 0,
	} );
	Element.prototype.getClientRects = () => [ {} ] as unknown as DOMRectList;
	Element.prototype.getBoundingClientRect = function () {
		return {
			top: ( this.id === 'sizes' ? TARGET_PX : 0 ) - window.scrollY,
		} as DOMRect;
	};
	document.body.innerHTML = `<a href="#sizes">Sizes</a>
		<h2 id="sizes" style="scroll-margin-top: 40px">Sizes</h2>`;
	stop = mountBehavior( mount, document.body );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
	history.replaceState( null, '', '/' );
} );

const click = ( init?: MouseEventInit ) => fireEvent.click( find( 'a' ), init );
const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

it( 'scrolls for a second, then sets the URL and the focus', async () => {
	expect( click() ).toBe( false );
	await pass( 500 );
	expect( window.scrollY ).toBeGreaterThan( 300 );
	expect( window.scrollY ).toBeLessThan( 700 );
	await pass( 480 );
	expect( location.hash ).toBe( '' );
	await pass( 60 );
	expect( window.scrollY ).toBe( TARGET_PX - 40 );
	expect( location.hash ).toBe( '#sizes' );
	expect( find( 'h2' ) ).toHaveFocus();
	find( 'h2' ).blur();
	expect( find( 'h2' ) ).not.toHaveAttribute( 'tabindex' );
} );

it( 'jumps with reduced motion', async () => {
	isStill = true;
	click();
	await pass( 0 );
	expect( window.scrollY ).toBe( TARGET_PX - 40 );
	expect( find( 'h2' ) ).toHaveFocus();
} );

it.each( [ 'wheel', 'touchstart', 'keydown' ] )(
	'stops when the visitor takes over by %s',
	async ( type ) => {
		click();
		await pass( 300 );
		const { scrollY } = window;
		window.dispatchEvent( new Event( type ) );
		await pass( 2000 );
		expect( window.scrollY ).toBe( scrollY );
		expect( location.hash ).toBe( '#sizes' );
		expect( find( 'h2' ) ).not.toHaveFocus();
	}
);

it( 'follows the last clicked link', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<a id="up" href="#top">Up</a>'
	);
	click();
	await pass( 300 );
	fireEvent.click( find( '#up' ) );
	await pass( 1100 );
	expect( window.scrollY ).toBe( 0 );
	expect( location.hash ).toBe( '#top' );
} );

it( 'scrolls for other links with data-sf-scroll', async () => {
	find( 'a' ).setAttribute( 'href', '/sizes/' );
	find( 'a' ).dataset.sfScroll = '#sizes';
	expect( click() ).toBe( false );
	await pass( 1100 );
	expect( window.scrollY ).toBe( TARGET_PX - 40 );
} );

it.each( [
	[
		'to another page',
		() => ( find< HTMLAnchorElement >( 'a' ).href = '/other/#sizes' ),
	],
	[ 'to nothing', () => ( find< HTMLAnchorElement >( 'a' ).href = '#none' ) ],
	[ 'without a name', () => ( find< HTMLAnchorElement >( 'a' ).href = '#' ) ],
	[
		'to a new tab',
		() => ( find< HTMLAnchorElement >( 'a' ).target = '_blank' ),
	],
	[
		'to hidden content',
		() =>
			( find( 'h2' ).getClientRects = () =>
				[] as unknown as DOMRectList ),
	],
	[
		'that another behavior handles',
		() =>
			find( 'a' ).addEventListener( 'click', ( event ) =>
				event.preventDefault()
			),
	],
] )( 'does not scroll for a link %s', async ( _, change ) => {
	change();
	// jsdom doesn't follow links.
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	click();
	await pass( 1100 );
	expect( scrollTo ).not.toHaveBeenCalled();
} );

it( 'lets the browser open new tabs', () => {
	expect( click( { ctrlKey: true } ) ).toBe( true );
} );
