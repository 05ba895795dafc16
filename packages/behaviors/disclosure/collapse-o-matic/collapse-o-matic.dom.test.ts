import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './collapse-o-matic';
import type { CollapseWindow } from './settings';

const view: CollapseWindow = window;
let stops: Array< () => void > = [];
const scrollTo = jest.fn();
const scrolledTo = jest.fn();
const animate = jest.fn();

const open = ( html: string ) => {
	document.body.innerHTML = html;
	stops = [
		...document.querySelectorAll< HTMLElement >(
			'.collapseomatic,.expandall,.collapseall'
		),
	].map( ( element ) => mountBehavior( mount, element ) );
};
const section = ( id: string, attributes = '', content = '', classes = '' ) =>
	`<span class="collapseomatic ${ classes }" id="${ id }" ${ attributes }>${ id }</span><div class="collapseomatic_content" id="target-${ id }">${ content }</div>`;
const openPanels = () =>
	[ ...document.querySelectorAll( '.collapseomatic_content' ) ]
		.filter( ( panel ) => ! ( panel as HTMLElement ).hidden )
		.map( ( { id } ) => id.replace( 'target-', '' ) )
		.join( ' ' );
const press = ( id: string ) => find( `#${ id }` ).click();

beforeEach( () => {
	scrollTo.mockClear();
	scrolledTo.mockClear();
	animate.mockClear();
	Object.assign( window, {
		scrollTo,
		matchMedia: () => ( { matches: true } ),
	} );
	Element.prototype.getBoundingClientRect = function () {
		scrolledTo( this.id );
		return new DOMRect( 0, 100 );
	};
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	delete view.com_options;
	delete view.colomat_callback;
	delete view.colomatoffset;
} );

it( 'closes panels at first, unless their trigger says otherwise', () => {
	open( section( 'a' ) + section( 'b', '', '', 'colomat-close' ) );
	expect( openPanels() ).toBe( 'b' );
	expect( find( '#a' ) ).toHaveAttribute( 'aria-controls', 'target-a' );
	expect( find( '#a' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( find( '#b' ) ).toHaveAttribute( 'aria-expanded', 'true' );
} );

it( "opens by click, Enter and Space, with the plugin's classes", async () => {
	const user = userEvent.setup();
	open( section( 'a', 'tabindex="0"' ) );
	const trigger = screen.getByRole( 'button', { name: 'a' } );
	await user.click( trigger );
	expect( trigger ).toHaveClass( 'colomat-close', 'colomat-visited' );
	await user.keyboard( ' ' );
	expect( openPanels() ).toBe( '' );
	expect( trigger ).not.toHaveClass( 'colomat-close' );
	expect( trigger ).toHaveClass( 'colomat-visited' );
	await user.keyboard( '{Enter}' );
	expect( openPanels() ).toBe( 'a' );
} );

it( 'shows inline panels inline', () => {
	open(
		section( 'a' ).replace( '_content"', '_content colomat-inline"' ) +
			section( 'b' )
	);
	press( 'a' );
	press( 'b' );
	expect( find( '#target-a' ).style.display ).toBe( 'inline' );
	expect( find( '#target-b' ).style.display ).toBe( 'block' );
} );

it.each( [ 'extra1-my-care', 'extra-bottom-my-care', 'bot-my-care' ] )(
	'the additional trigger %s toggles the main trigger',
	( id ) => {
		open(
			`${ section( 'my-care' ) }<span class="collapseomatic" id="${ id }" data-swaptitle="Less">More</span>`
		);
		press( id );
		expect( openPanels() ).toBe( 'my-care' );
		expect( find( `#${ id }` ) ).toHaveTextContent( 'Less' );
		expect( find( `#${ id }` ) ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( find( `#${ id }` ) ).toHaveClass( 'colomat-close' );
		press( 'my-care' );
		expect( find( `#${ id }` ) ).toHaveTextContent( 'More' );
		expect( find( `#${ id }` ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	}
);

it( 'ignores triggers without a panel', () => {
	open(
		'<span class="collapseomatic" id="extra1-none">a</span><span class="collapseomatic" id="other-x">b</span><span class="collapseomatic">c</span>'
	);
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'swaps the texts of the trigger and its excerpt', () => {
	open(
		`${ section( 'a' ) }<div id="swap-a" class="colomat-swap"><b>Close it</b></div>
		<p id="excerpt-a">Short</p><p id="swapexcerpt-a">Long</p>`
	);
	press( 'a' );
	expect( find( '#a' ).innerHTML ).toBe( '<b>Close it</b>' );
	expect( find( '#swap-a' ) ).toHaveTextContent( 'a' );
	expect( find( '#excerpt-a' ) ).toHaveTextContent( 'Long' );
	press( 'a' );
	expect( find( '#a' ) ).toHaveTextContent( 'a' );
	expect( find( '#excerpt-a' ) ).toHaveTextContent( 'Short' );
} );

it( 'swaps pictures', () => {
	open(
		`<img class="collapseomatic" id="a" src="/plus.svg" alt="Open"><div class="collapseomatic_content" id="target-a"></div>
		<img id="swap-a" class="colomat-swap" src="/minus.svg" alt="Close">`
	);
	press( 'a' );
	expect( find( '#a' ) ).toHaveAttribute(
		'src',
		`${ location.origin }/minus.svg`
	);
	expect( screen.getByRole( 'button', { name: 'Close' } ) ).toBe(
		find( '#a' )
	);
} );

it( 'applies group rules from the attributes', () => {
	open(
		section( 'a', 'rel="x-highlander"', section( 'inner' ) ) +
			section( 'b', 'rel="x-highlander"', '', 'must-be-one' ) +
			section( 'c', 'data-togglegroup="y-highlander"' ) +
			section( 'd', 'data-togglegroup="y-highlander"' ) +
			section( 'e', '', '', 'colomat-expand-only' )
	);
	press( 'a' );
	press( 'inner' );
	press( 'b' );
	press( 'b' );
	expect( openPanels() ).toBe( 'b' );
	press( 'c' );
	press( 'd' );
	press( 'e' );
	press( 'e' );
	expect( openPanels() ).toBe( 'b d e' );
} );

it.each( [
	[ 'expandall', '', 'a b c' ],
	[ 'expandall', 'rel="x"', 'a c' ],
	[ 'expandall', 'data-togglegroup="y"', 'b c' ],
	[ 'collapseall', '', 'c' ],
	[ 'collapseall', 'rel="x"', 'c' ],
] )( 'the control %s %s leaves %s open', ( classes, attributes, expected ) => {
	open(
		section( 'a', 'rel="x"' ) +
			section( 'b', 'data-togglegroup="y"' ) +
			section( 'c', '', '', 'colomat-expand-only colomat-close' ) +
			`<a href="#" id="all" class="${ classes }" ${ attributes }>All</a>`
	);
	press( 'all' );
	expect( openPanels() ).toBe( expected );
} );

it.each( [
	[ 'class="find-me"', 'auto', 'target-a' ],
	[ 'class="find-me"', 'target', 'target-a' ],
	[ 'class="find-me"', 'trigger', 'a' ],
] )( 'scrolls after opening: %s %s', ( _, findme, expected ) => {
	view.colomatoffset = 30;
	open( section( 'a', `data-findme="${ findme }"`, '', 'find-me' ) );
	press( 'a' );
	expect( scrolledTo ).toHaveBeenLastCalledWith( expected );
	expect( scrollTo ).toHaveBeenCalledWith( { top: 70, behavior: 'instant' } );
	press( 'a' );
	expect( scrollTo ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ 'auto', { top: 100, behavior: 'instant' } ],
	[ '240', { top: 240 } ],
] )( 'scrolls to %s on closing', ( name, expected ) => {
	open(
		`${ section( 'a', '', '', 'scroll-to-trigger' ) }<input type="hidden" id="scrollonclose-a" name="${ name }">`
	);
	press( 'a' );
	expect( scrollTo ).not.toHaveBeenCalled();
	press( 'a' );
	expect( scrollTo ).toHaveBeenCalledWith( expected );
} );

it( 'marks the parent of an open section, and a hovered or focused trigger', async () => {
	const user = userEvent.setup();
	open( `<div id="parent-a">${ section( 'a' ) }</div>` );
	press( 'a' );
	expect( find( '#parent-a' ) ).toHaveClass( 'colomat-parent-highlight' );
	press( 'a' );
	expect( find( '#parent-a' ) ).not.toHaveClass( 'colomat-parent-highlight' );
	await user.tab();
	expect( find( '#a' ) ).toHaveClass( 'colomat-hover' );
	await user.tab();
	expect( find( '#a' ) ).not.toHaveClass( 'colomat-hover' );
	await user.hover( find( '#a' ) );
	expect( find( '#a' ) ).toHaveClass( 'colomat-hover' );
} );

describe( "the page's settings", () => {
	/** Calls the listener as for a trusted click, which animates. Scripts can't dispatch trusted events. */
	const pressTrusted = ( id: string ) => {
		const listener = jest
			.mocked( EventTarget.prototype.addEventListener )
			.mock.contexts.findIndex(
				( target, index ) =>
					target === find( `#${ id }` ) &&
					jest.mocked( EventTarget.prototype.addEventListener ).mock
						.calls[ index ]?.[ 0 ] === 'click'
			);
		const call = jest.mocked( EventTarget.prototype.addEventListener ).mock
			.calls[ listener ]?.[ 1 ];
		( call as ( event: object ) => void )( {
			isTrusted: true,
			preventDefault: () => {},
		} );
	};
	beforeEach( () => {
		Object.assign( window, { matchMedia: () => ( { matches: false } ) } );
		animate.mockReturnValue( { cancel: () => {} } );
		HTMLElement.prototype.animate = animate;
		jest.spyOn( EventTarget.prototype, 'addEventListener' );
	} );
	afterEach( () => {
		Reflect.deleteProperty( HTMLElement.prototype, 'animate' );
		jest.restoreAllMocks();
	} );
	const lastMotion = () => {
		const [ frames, { duration } = { duration: 0 } ] =
			animate.mock.lastCall ?? [];
		return [ duration, 'opacity' in frames[ 0 ], 'height' in frames[ 0 ] ];
	};

	it.each( [
		[ undefined, '', [ 200, true, true ] ],
		[ { colomatduration: 'slow' }, '', [ 600, true, true ] ],
		[ { colomatduration: '750' }, '', [ 750, true, true ] ],
		[ { colomatduration: 'other' }, '', [ 400, true, true ] ],
		[ { colomatslideEffect: 'fadeOnly' }, '', [ 200, true, false ] ],
		[ { colomatslideEffect: 'slideToggle' }, '', [ 200, false, true ] ],
		[ { colomatslideEffect: 'unknown' }, '', [ 200, true, true ] ],
		[
			{ colomatslideEffect: 'fadeOnly', colomatduration: 'slow' },
			'data-animation_effect="slideToggle" data-duration="50"',
			[ 50, false, true ],
		],
	] )( 'animates with %j and %s: %j', ( options, attributes, expected ) => {
		view.com_options = options;
		open( section( 'a', attributes ) );
		pressTrusted( 'a' );
		expect( lastMotion() ).toEqual( expected );
	} );

	it( 'closes at once with snap-shut, and with reduced motion', () => {
		open( section( 'a', '', '', 'snap-shut' ) );
		pressTrusted( 'a' );
		expect( animate ).toHaveBeenCalledTimes( 1 );
		pressTrusted( 'a' );
		expect( animate ).toHaveBeenCalledTimes( 1 );
		expect( openPanels() ).toBe( '' );
		Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
		pressTrusted( 'a' );
		expect( animate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'hides a panel after its animation, unless it has opened again', () => {
		open( section( 'a', '', '', 'colomat-close' ) );
		const first: Partial< Animation > = { cancel: jest.fn() };
		animate.mockReturnValueOnce( first );
		pressTrusted( 'a' );
		expect( openPanels() ).toBe( 'a' );
		expect( find( '#a' ) ).toHaveAttribute( 'aria-expanded', 'false' );
		pressTrusted( 'a' );
		expect( first.cancel ).toHaveBeenCalled();
		const second: Partial< Animation > = {};
		animate.mockReturnValueOnce( second );
		pressTrusted( 'a' );
		second.onfinish?.call( second as Animation, {} as never );
		expect( openPanels() ).toBe( '' );
	} );

	it( 'starts after the pause, unless it was stopped by then', () => {
		jest.useFakeTimers();
		view.com_options = { colomatpauseInit: '300' };
		open( section( 'a' ) + section( 'b' ) );
		jest.advanceTimersByTime( 299 );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		stops[ 1 ]?.();
		jest.advanceTimersByTime( 1 );
		jest.useRealTimers();
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'reacts to the start of a touch on request', () => {
		open( section( 'a' ) );
		fireEvent.touchStart( find( '#a' ) );
		expect( openPanels() ).toBe( '' );
		stops.forEach( ( stop ) => stop() );
		view.com_options = { colomattouchstart: '1' };
		open( section( 'a' ) );
		expect( fireEvent.touchStart( find( '#a' ) ) ).toBe( false );
		expect( openPanels() ).toBe( 'a' );
	} );

	it( 'calls the callback after each change', () => {
		const states: string[] = [];
		view.colomat_callback = () => states.push( openPanels() );
		open( section( 'a' ) );
		press( 'a' );
		press( 'a' );
		expect( states ).toEqual( [ 'a', '' ] );
	} );
} );

it( 'emits one event for posts that a script has loaded', async () => {
	const announced = jest.fn();
	document.addEventListener( 'sf:content', announced );
	open( section( 'a' ) + section( 'b' ) );
	document.body.dispatchEvent( new Event( 'post-load' ) );
	await Promise.resolve();
	document.removeEventListener( 'sf:content', announced );
	expect( announced ).toHaveBeenCalledTimes( 1 );
} );

it( 'emits events, and stays closed after a veto', () => {
	open( section( 'a' ) );
	const events: string[] = [];
	for ( const name of [ 'open', 'opened', 'close', 'closed' ] ) {
		document.body.addEventListener( `sf:collapse-o-matic:${ name }`, () =>
			events.push( name )
		);
	}
	press( 'a' );
	press( 'a' );
	document.body.addEventListener(
		'sf:collapse-o-matic:open',
		( event ) => event.preventDefault(),
		{ once: true }
	);
	press( 'a' );
	expect( openPanels() ).toBe( '' );
	expect( events ).toEqual( [ 'open', 'opened', 'close', 'closed', 'open' ] );
} );

it( 'leaves the page to the plugin’s own script', () => {
	open(
		`<script src="/wp-content/plugins/jquery-collapse-o-matic/js/collapse.js"></script>${ section( 'a' ) }`
	);
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'shows panels when it stops', () => {
	open( section( 'a' ) );
	stops.forEach( ( stop ) => stop() );
	expect( find( '#target-a' ) ).toBeVisible();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
