import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './page-notices';

const MESSAGE =
	'<div class="woocommerce-message" role="alert" id="first">Added.</div>';

let stop = () => {};
const scrollTo = jest.fn();
let top = 0;

const open = ( html: string ) => {
	document.body.innerHTML = `<div class="woocommerce-notices-wrapper">${ html }</div><input><button>Send</button>`;
	stop = mountBehavior( mount, find( 'div' ) );
};
const pass = ( ms: number ) => jest.advanceTimersByTime( ms );

beforeEach( () => {
	jest.useFakeTimers();
	top = 50;
	scrollTo.mockClear();
	Object.assign( window, {
		scrollTo,
		innerHeight: 800,
		matchMedia: () => ( { matches: true } ),
	} );
	Element.prototype.getBoundingClientRect = () =>
		new DOMRect( 0, top, 100, 40 );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it( 'focuses the first alert after half a second', () => {
	open(
		`<div class="woocommerce-info">Info</div>${ MESSAGE }<ul class="woocommerce-error" role="alert"></ul>`
	);
	pass( 499 );
	expect( document.body ).toHaveFocus();
	pass( 1 );
	expect( find( '#first' ) ).toHaveFocus();
	expect( find( '#first' ) ).toHaveAttribute( 'tabindex', '-1' );
	expect( scrollTo ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'woocommerce-error', 'alert', true ],
	[ 'wc-block-components-notice-banner', 'alert', true ],
	[ 'woocommerce-message', 'status', false ],
	[ 'woocommerce-info', 'alert', false ],
] )(
	'a notice %s with the role %s gets the focus: %s',
	( name, role, hasFocus ) => {
		open( `<p class="${ name }" role="${ role }">Text</p>` );
		pass( 500 );
		expect( find( 'p' ).matches( ':focus' ) ).toBe( hasFocus );
	}
);

const load = () => jest.advanceTimersByTimeAsync( 0 );

it.each( [
	[ -30, -130 ],
	[ 770, 670 ],
] )( 'scrolls to a notice at %d px, with 100 px above it', async ( at, to ) => {
	top = at;
	open( MESSAGE );
	pass( 500 );
	await load();
	expect( scrollTo ).toHaveBeenCalledWith( { top: to, behavior: 'instant' } );
} );

it( 'scrolls for one second, unless the visitor takes over', async () => {
	Object.assign( window, { matchMedia: () => ( { matches: false } ) } );
	top = 1000;
	open( MESSAGE );
	pass( 500 );
	await load();
	pass( 516 );
	const [ { top: middle } ] = scrollTo.mock.lastCall;
	expect( middle ).toBeGreaterThan( 300 );
	expect( middle ).toBeLessThan( 600 );
	pass( 600 );
	expect( scrollTo.mock.lastCall ).toEqual( [
		{ top: 900, behavior: 'instant' },
	] );
	const count = scrollTo.mock.calls.length;
	pass( 500 );
	expect( scrollTo ).toHaveBeenCalledTimes( count );

	stop();
	open( MESSAGE );
	pass( 500 );
	await load();
	pass( 100 );
	window.dispatchEvent( new Event( 'wheel' ) );
	const before = scrollTo.mock.calls.length;
	pass( 1000 );
	expect( scrollTo ).toHaveBeenCalledTimes( before );
} );

it.each( [ 'item_removed_from_classic_cart', 'updated_wc_div' ] )(
	'checks for new notices after %s, and focuses each once',
	( event ) => {
		open( MESSAGE );
		pass( 500 );
		find( 'button' ).focus();
		document.body.dispatchEvent( new Event( event ) );
		pass( 500 );
		expect( find( 'button' ) ).toHaveFocus();
		find( 'div' ).innerHTML = MESSAGE;
		document.body.dispatchEvent( new Event( event ) );
		pass( 500 );
		expect( find( '#first' ) ).toHaveFocus();
	}
);

it( 'keeps the focus in a field while the visitor types', () => {
	open( MESSAGE );
	find( 'input' ).focus();
	pass( 500 );
	expect( find( 'input' ) ).toHaveFocus();
} );

it.each( [
	[
		'of blocks',
		`<div class="wp-block-woocommerce-cart">${ MESSAGE }</div>`,
	],
	[
		'of WooCommerce’s script',
		`${ MESSAGE }<script id="woocommerce-js"></script>`,
	],
] )( 'ignores notices %s', ( _, html ) => {
	open( html );
	pass( 500 );
	expect( document.body ).toHaveFocus();
} );

it( 'skips notices in closed dialogs', () => {
	open(
		`<dialog>${ MESSAGE.replace( 'first', 'closed' ) }</dialog>${ MESSAGE }`
	);
	find( '#closed' ).checkVisibility = () => false;
	pass( 500 );
	expect( find( '#first' ) ).toHaveFocus();
} );

it( 'does not move the focus once it has stopped', () => {
	open( MESSAGE );
	stop();
	pass( 500 );
	expect( document.body ).toHaveFocus();
} );
