import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { point } from '../../../../tests/fixtures/modal-dialogs';
import { mount } from './dropdown';

const HTML = `<nav><ul data-sf-dropdown>
	<li id="shop"><a href="#shop-page">Shop</a><ul class="sf-submenu">
		<li id="kitchen"><a href="#kitchen-page">Kitchen</a><ul class="sf-submenu"><li><a href="#mugs">Mugs</a></li></ul></li>
	</ul></li>
	<li id="more"><a href="#">More</a><ul class="sf-submenu"><li><a href="#terms">Terms</a></li></ul></li>
	<li id="own"><button>Own</button><ul class="sf-submenu"><li><a href="#x">X</a></li></ul></li>
</ul></nav><button id="beside">Beside</button>`;

let stop = () => {};
let isLarge = true;
const open = ( markup = HTML, settings: object = {} ) => {
	document.body.innerHTML = markup;
	Object.assign( window, {
		shopfrontSettings: settings,
		matchMedia: () => ( { matches: isLarge } ),
	} );
	stop = mountBehavior( mount, find( '[data-sf-dropdown]' ) );
};
const getOpen = () =>
	[ ...document.querySelectorAll( '.is-open' ) ].map( ( { id } ) => id );
const toggle = ( id: string ) => find( `#${ id } > [aria-expanded]` );
const rest = ( id: string ) => {
	point( find( `#${ id }` ), 'pointerenter', { clientX: 10, clientY: 10 } );
	jest.advanceTimersByTime( 20 );
};
const tap = ( selector: string ) => {
	point( find( selector ), 'pointerdown', { pointerType: 'touch' } );
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		detail: 1,
	} );
	find( selector ).dispatchEvent( event );
	return event;
};

beforeEach( () => {
	jest.useFakeTimers();
	isLarge = true;
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
	jest.restoreAllMocks();
	document.body.className = '';
	history.replaceState( null, '', '/' );
} );

describe( 'with the mouse', () => {
	beforeEach( () => open() );

	it( 'opens when the mouse rests for 20 ms, and closes 70 ms after it leaves', () => {
		point( find( '#shop' ), 'pointerenter', { clientX: 10, clientY: 10 } );
		jest.advanceTimersByTime( 19 );
		expect( getOpen() ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		expect( toggle( 'shop' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		point( find( '#shop' ), 'pointerleave' );
		jest.advanceTimersByTime( 69 );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		jest.advanceTimersByTime( 1 );
		expect( getOpen() ).toEqual( [] );
	} );

	it.each( [
		[ 3, 0, [] ],
		[ 2, 2, [ 'shop' ] ],
	] )(
		'a move by %d and %d px in 20 ms leaves %j open',
		( x, y, expected ) => {
			point( find( '#shop' ), 'pointerenter', {
				clientX: 10,
				clientY: 10,
			} );
			point( find( '#shop' ), 'pointermove', {
				clientX: 10 + x,
				clientY: 10 + y,
			} );
			jest.advanceTimersByTime( 20 );
			expect( getOpen() ).toEqual( expected );
			jest.advanceTimersByTime( 20 );
			expect( getOpen() ).toEqual( [ 'shop' ] );
		}
	);

	it( 'ignores fingers, and a mouse that only crosses it', () => {
		point( find( '#shop' ), 'pointerenter', { clientX: 10 } );
		point( find( '#shop' ), 'pointerleave' );
		point( find( '#more' ), 'pointerenter', { pointerType: 'touch' } );
		jest.advanceTimersByTime( 100 );
		expect( getOpen() ).toEqual( [] );
	} );

	it( 'stays open if the mouse returns in time, and closes at once for another item', () => {
		rest( 'shop' );
		point( find( '#shop' ), 'pointerleave' );
		jest.advanceTimersByTime( 50 );
		rest( 'shop' );
		jest.advanceTimersByTime( 100 );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		rest( 'kitchen' );
		expect( getOpen() ).toEqual( [ 'shop', 'kitchen' ] );
		rest( 'more' );
		expect( getOpen() ).toEqual( [ 'more' ] );
	} );

	it( 'stays open on the first click after hovering, and closes on the second', () => {
		rest( 'own' );
		toggle( 'own' ).click();
		expect( getOpen() ).toEqual( [ 'own' ] );
		toggle( 'own' ).click();
		expect( getOpen() ).toEqual( [] );
		toggle( 'own' ).click();
		toggle( 'own' ).click();
		expect( getOpen() ).toEqual( [] );
	} );

	it( 'closes on a press elsewhere, and when a dialog covers the page', () => {
		rest( 'shop' );
		point( find( '#shop a' ), 'pointerdown' );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		point( find( '#beside' ), 'pointerdown' );
		expect( getOpen() ).toEqual( [] );
		rest( 'shop' );
		document.dispatchEvent( new Event( 'sf:layers:open' ) );
		expect( getOpen() ).toEqual( [] );
	} );
} );

describe( 'with the keyboard', () => {
	const user = () =>
		userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

	it( 'has a button beside the link, named after the item, that opens its menu', async () => {
		open();
		const keys = user();
		expect( toggle( 'shop' ) ).toHaveAccessibleName( 'Submenu of Shop' );
		toggle( 'shop' ).focus();
		await keys.keyboard( '{Enter}' );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		await keys.keyboard( '{Enter}' );
		expect( getOpen() ).toEqual( [] );
	} );

	it.each( [ 'more', 'own' ] )(
		'opens the menu of %s with its own element, by Enter and Space',
		async ( id ) => {
			open();
			const keys = user();
			expect( document.querySelectorAll( `#${ id } > *` ) ).toHaveLength(
				2
			);
			toggle( id ).focus();
			await keys.keyboard( '{Enter}' );
			expect( getOpen() ).toEqual( [ id ] );
			await keys.keyboard( ' ' );
			expect( getOpen() ).toEqual( [] );
		}
	);

	it( "closes one level on each Escape, stops the event, and focuses the level's button", async () => {
		open();
		const keys = user();
		const escaped = jest.fn();
		window.addEventListener( 'keydown', escaped );
		toggle( 'shop' ).click();
		toggle( 'kitchen' ).click();
		find( '[href="#mugs"]' ).focus();
		await keys.keyboard( '{Escape}' );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		expect( toggle( 'kitchen' ) ).toHaveFocus();
		await keys.keyboard( '{Escape}' );
		expect( toggle( 'shop' ) ).toHaveFocus();
		expect(
			escaped.mock.calls.map( ( [ event ] ) => event.defaultPrevented )
		).toEqual( [ true, true ] );
		await keys.keyboard( '{Escape}' );
		expect( escaped.mock.calls[ 2 ]?.[ 0 ].defaultPrevented ).toBe( false );
	} );

	it( 'closes when the focus leaves it', () => {
		open();
		toggle( 'shop' ).click();
		find( '[href="#kitchen-page"]' ).focus();
		expect( getOpen() ).toEqual( [ 'shop' ] );
		find( '#beside' ).focus();
		expect( getOpen() ).toEqual( [] );
	} );
} );

it( 'opens on the first tap on a link, and follows the link on the second', () => {
	open();
	expect( tap( '#shop > a' ).defaultPrevented ).toBe( true );
	expect( getOpen() ).toEqual( [ 'shop' ] );
	expect( tap( '#shop > a' ).defaultPrevented ).toBe( false );
	expect( tap( '[href="#mugs"]' ).defaultPrevented ).toBe( false );
	// From a keyboard on a touch device.
	toggle( 'shop' ).click();
	const key = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	find( '#shop > a' ).dispatchEvent( key );
	expect( key.defaultPrevented ).toBe( false );
} );

it( 'does not change if a listener cancels opening or closing', () => {
	open();
	const veto = ( event: Event ) => event.preventDefault();
	find( '#shop' ).addEventListener( 'sf:dropdown:open', veto );
	toggle( 'shop' ).click();
	expect( getOpen() ).toEqual( [] );
	find( '#shop' ).removeEventListener( 'sf:dropdown:open', veto );
	toggle( 'shop' ).click();
	find( '#shop' ).addEventListener( 'sf:dropdown:close', veto );
	toggle( 'shop' ).click();
	expect( getOpen() ).toEqual( [ 'shop' ] );
} );

describe( 'a vertical menu', () => {
	const vertical = HTML.replace( 'dropdown>', 'dropdown="vertical">' );
	const settings = { header_nav_vertical_fly_out_frontpage: true };

	it( 'keeps its first menu open on the front page, whatever happens', async () => {
		document.body.className = 'home';
		open( vertical, settings );
		expect( getOpen() ).toEqual( [ 'shop' ] );
		rest( 'shop' );
		point( find( '#shop' ), 'pointerleave' );
		jest.advanceTimersByTime( 100 );
		document.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape' } )
		);
		point( find( '#beside' ), 'pointerdown' );
		expect( getOpen() ).toEqual( [ 'shop' ] );
	} );

	it.each( [
		[ 'another page', '', settings, true ],
		[ 'the setting off', 'home', {}, true ],
		[ 'a small window', 'home', settings, false ],
	] )( 'is closed by default with %s', ( _, name, given, large ) => {
		document.body.className = name;
		isLarge = large;
		open( vertical, given );
		expect( getOpen() ).toEqual( [] );
	} );
} );

describe( "near the window's edge", () => {
	const place = ( left: number, containerPx: number ) => {
		Object.defineProperty( document.documentElement, 'clientWidth', {
			configurable: true,
			value: 1000,
		} );
		Object.defineProperty( find( 'nav' ), 'clientWidth', {
			value: containerPx,
		} );
		jest.spyOn(
			HTMLUListElement.prototype,
			'getBoundingClientRect'
		).mockReturnValue( new DOMRect( left, 0, 200, 100 ) );
	};

	it.each( [
		[ 900, 750, '-100px' ],
		[ -30, 750, '30px' ],
		[ 800, 750, '' ],
		[ 900, 749, '' ],
	] )(
		'a menu from %d px in a container of %d px moves by "%s"',
		( left, containerPx, translate ) => {
			open();
			place( left, containerPx );
			toggle( 'shop' ).click();
			expect( find( '#shop > ul' ).style.translate ).toBe( translate );
		}
	);

	it( 'moves a menu beside an item to the other side', () => {
		open();
		place( 900, 1000 );
		toggle( 'shop' ).click();
		toggle( 'kitchen' ).click();
		expect( find( '#kitchen > ul' ) ).toHaveClass( 'is-flipped' );
	} );
} );

it( 'restores the page when it stops', () => {
	open();
	stop();
	expect( document.querySelector( '[aria-expanded]' ) ).toBeNull();
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 2 );
	expect( find( '#more a' ) ).not.toHaveAttribute( 'role' );
} );
