import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './read-more';

let stop = () => {};
let resize = () => {};
let fullPx = 0;
const TEXT = 'One two three four five six seven';

const open = ( html: string, hash = '' ) => {
	history.replaceState( null, '', `/${ hash }` );
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( '.sf-clamp' ) );
};
const toggle = () => screen.queryByRole( 'button' );

beforeEach( () => {
	fullPx = 200;
	// jsdom has no layout: 60 px are three lines.
	Object.defineProperty( HTMLElement.prototype, 'scrollHeight', {
		configurable: true,
		get: () => fullPx,
	} );
	Object.defineProperty( HTMLElement.prototype, 'clientHeight', {
		configurable: true,
		get( this: HTMLElement ) {
			return this.classList.contains( 'is-open' ) ? fullPx : 60;
		},
	} );
	Object.assign( window, {
		shopfrontSettings: undefined,
		ResizeObserver: class {
			constructor( report: () => void ) {
				resize = report;
			}
			observe = () => {};
			disconnect = () => {};
		},
	} );
} );
afterEach( () => stop() );

it.each( [
	[ 60, false ],
	[ 61, false ],
	[ 62, true ],
] )( 'a text of %d px in 60 px has a button: %s', ( px, hasButton ) => {
	fullPx = px;
	open( `<p class="sf-clamp">${ TEXT }</p>` );
	expect( toggle() !== null ).toBe( hasButton );
} );

it( 'opens and closes with the keyboard', async () => {
	const user = userEvent.setup();
	open( `<p class="sf-clamp" id="own">${ TEXT }</p>` );
	await user.tab();
	expect( toggle() ).toHaveAccessibleName( 'Read more' );
	expect( toggle() ).toHaveAttribute( 'aria-controls', 'own' );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'false' );
	await user.keyboard( '{Enter}' );
	expect( toggle() ).toHaveAccessibleName( 'Read less' );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( find( 'p' ) ).toHaveClass( 'is-open' );
	await user.keyboard( ' ' );
	expect( find( 'p' ) ).not.toHaveClass( 'is-open' );
	expect( toggle() ).toHaveFocus();
} );

it( "uses the page's texts", () => {
	Object.assign( window, {
		shopfrontSettings: { i18n: { readMore: 'Mehr', readLess: 'Weniger' } },
	} );
	open( `<p class="sf-clamp">${ TEXT }</p>` );
	toggle()?.click();
	expect( toggle() ).toHaveAccessibleName( 'Weniger' );
	toggle()?.click();
	expect( toggle() ).toHaveAccessibleName( 'Mehr' );
} );

it( 'measures again when the size changes, even while it is open', () => {
	open( `<p class="sf-clamp">${ TEXT }</p>` );
	fullPx = 60;
	resize();
	expect( toggle() ).toBeNull();
	fullPx = 200;
	resize();
	toggle()?.click();
	resize();
	expect( toggle() ).toHaveAccessibleName( 'Read less' );
	expect( find( 'p' ) ).toHaveClass( 'is-open' );
	fullPx = 60;
	resize();
	expect( toggle() ).toBeNull();
} );

it( "opens when it contains the focus or the URL's hash", async () => {
	open( `<p class="sf-clamp">${ TEXT } <a href="#x">Link</a></p>` );
	await userEvent.tab();
	expect( screen.getByRole( 'link' ) ).toHaveFocus();
	expect( find( 'p' ) ).toHaveClass( 'is-open' );
	open( `<p class="sf-clamp">${ TEXT } <b id="in">In</b></p>`, '#in' );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
} );

it.each( [
	[ '12', 'One two thre...' ],
	[ '', TEXT ],
	[ '100', TEXT ],
] )( 'cuts a text after "%s" characters', ( limit, expected ) => {
	open(
		`<p class="sf-clamp" data-sf-trim="${ limit }">One <b>two</b> three four five six seven</p>`
	);
	expect( find( 'p' ) ).toHaveTextContent( expected );
	expect( toggle() !== null ).toBe( expected !== TEXT );
	toggle()?.click();
	expect( find( 'p' ) ).toHaveTextContent( TEXT );
	expect( find( 'b' ) ).toHaveTextContent( 'two' );
} );

it( 'emits events, stays closed after a veto, and shows all when it stops', () => {
	open( `<p class="sf-clamp" data-sf-trim="3">${ TEXT }</p>` );
	const events: string[] = [];
	for ( const name of [ 'open', 'opened', 'close', 'closed' ] ) {
		find( 'p' ).addEventListener( `sf:read-more:${ name }`, () =>
			events.push( name )
		);
	}
	toggle()?.click();
	toggle()?.click();
	find( 'p' ).addEventListener( 'sf:read-more:open', ( event ) =>
		event.preventDefault()
	);
	toggle()?.click();
	expect( find( 'p' ) ).toHaveTextContent( 'One...' );
	expect( events ).toEqual( [ 'open', 'opened', 'close', 'closed', 'open' ] );
	stop();
	expect( find( 'p' ) ).toHaveTextContent( TEXT );
	expect( toggle() ).toBeNull();
} );
