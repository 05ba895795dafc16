import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import {
	point,
	provideModalDialogs,
} from '../../../../tests/fixtures/modal-dialogs';
import { mount, mountAuto, mountLogin, mountPanel, mountTerms } from '.';

provideModalDialogs();

let stops: Array< () => void > = [];
const start = (
	behavior: typeof mount,
	selector: string,
	options: object = {}
) =>
	stops.push(
		mountBehavior( behavior, find( selector ), {
			...options,
		} )
	);
const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog[open]' );
const click = ( selector: string, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	find( selector ).focus();
	find( selector ).dispatchEvent( event );
	return event;
};
let becomeLarge: () => void;

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, {
		matchMedia: ( query: string ) => ( {
			matches: false,
			addEventListener: (
				_: string,
				listener: () => void,
				{ signal }: { signal: AbortSignal }
			) => {
				if ( query === '(min-width: 850px)' ) {
					becomeLarge = () => {
						if ( ! signal.aborted ) {
							listener();
						}
					};
				}
			},
		} ),
		CSS: { supports: () => true },
	} );
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.runAllTimers();
	jest.useRealTimers();
	history.replaceState( null, '', '/' );
	document.dir = '';
} );

describe( 'a part of the page', () => {
	const html = `<main><a href="#sizes" data-sf-lightbox>Sizes</a>
		<section id="sizes" hidden><h2>Size guide</h2><input></section><footer></footer></main>`;
	const open = ( options: object = {}, markup = html ) => {
		document.body.innerHTML = markup;
		start( mount, 'a', options );
		return click( 'a' );
	};

	it( "opens in a dialog, and returns to its place with the shopper's input", () => {
		const event = open();
		expect( event.defaultPrevented ).toBe( true );
		expect( dialog() ).toContainElement( find( '#sizes' ) );
		expect( find( '#sizes' ) ).toBeVisible();
		expect( dialog() ).toHaveAccessibleName( 'Size guide' );
		find< HTMLInputElement >( 'input' ).value = '42';
		find( '.sf-dialog__close' ).click();
		expect( find( 'a' ) ).toHaveFocus();
		jest.advanceTimersByTime( 300 );
		expect( find( '#sizes' ).nextElementSibling ).toBe( find( 'footer' ) );
		expect( find( '#sizes' ) ).not.toBeVisible();
		expect( find< HTMLInputElement >( 'input' ).value ).toBe( '42' );
		expect( document.querySelector( 'dialog' ) ).toBeNull();
	} );

	it( 'can be opened again while it fades out', () => {
		open();
		find( '.sf-dialog__close' ).click();
		jest.advanceTimersByTime( 100 );
		click( 'a' );
		jest.advanceTimersByTime( 300 );
		expect( dialog() ).toContainElement( find( '#sizes' ) );
		expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
		find( '.sf-dialog__close' ).click();
		jest.advanceTimersByTime( 300 );
		expect( find( 'main' ) ).toContainElement( find( '#sizes' ) );
	} );

	it.each( [
		[
			'its target is missing',
			'<a href="#gone" data-sf-lightbox></a>',
			{},
		],
		[ 'it opens a new tab', html, { ctrlKey: true } ],
	] )( 'stays a link if %s', ( _, markup, init ) => {
		document.body.innerHTML = markup;
		start( mount, 'a' );
		expect( click( 'a', init ).defaultPrevented ).toBe( false );
		expect( dialog() ).toBeNull();
	} );

	it( 'does not open if a listener cancels it', () => {
		const veto = jest.fn( ( event: Event ) => event.preventDefault() );
		document.addEventListener( 'sf:lightbox:open', veto );
		open();
		expect( veto.mock.calls[ 0 ]?.[ 0 ].target ).toBe( find( 'a' ) );
		expect( dialog() ).toBeNull();
		document.removeEventListener( 'sf:lightbox:open', veto );
	} );

	it( 'has no close button if the shopper has to answer it, unless nothing else closes it', () => {
		const question = html.replace(
			'<input>',
			'<button data-sf-close>Yes</button>'
		);
		open( { modal: true }, question );
		expect( document.querySelector( '.sf-dialog__close' ) ).toBeNull();
		find( '[data-sf-close]' ).click();
		jest.advanceTimersByTime( 300 );
		expect( dialog() ).toBeNull();
		open( { modal: true } );
		expect( find( '.sf-dialog__close' ) ).toBeVisible();
	} );

	it( 'is a panel on the side that its link names, unless the window is wide enough', () => {
		open( {}, html.replace( 'data-sf-lightbox', 'data-sf-side="end"' ) );
		expect( dialog() ).toHaveClass( 'sf-offcanvas' );
		expect( dialog()?.dataset.sfSide ).toBe( 'end' );
		becomeLarge();
		expect( dialog() ).toBeNull();
		jest.advanceTimersByTime( 300 );
		expect( find( 'main' ) ).toContainElement( find( '#sizes' ) );
	} );

	it( 'opens by itself after its delay, unless another dialog is open by then', () => {
		const markup = html.replace(
			'data-sf-lightbox',
			'data-sf-lightbox data-sf-lightbox-auto="2000"'
		);
		document.body.innerHTML = markup;
		start( mountAuto, 'a' );
		jest.advanceTimersByTime( 1999 );
		expect( dialog() ).toBeNull();
		jest.advanceTimersByTime( 1 );
		expect( dialog() ).toHaveAccessibleName( 'Size guide' );
		dialog()?.close();
		jest.advanceTimersByTime( 300 );

		document.body.innerHTML = `${ markup }<dialog id="other" open></dialog>`;
		start( mountAuto, 'a' );
		jest.advanceTimersByTime( 2000 );
		expect( dialog()?.id ).toBe( 'other' );
		stops.pop()?.();
		find< HTMLDialogElement >( '#other' ).close();
		start( mountAuto, 'a' );
		stops.pop()?.();
		jest.advanceTimersByTime( 2000 );
		expect( dialog() ).toBeNull();
	} );
} );

it( 'a login popup that its link opens has the focus in its first field', () => {
	document.body.innerHTML = `<a href="/my-account/" data-sf-open="#login-form-popup">Log in</a>
		<div id="login-form-popup"><form class="woocommerce-form-login"><input type="hidden" name="redirect"><input name="username" aria-label="Email"></form></div>`;
	start( mount, 'a' );
	click( 'a' );
	expect( find( '[name=username]' ) ).toHaveFocus();
	expect( find( '[name=username]' ) ).not.toHaveAttribute( 'tabindex' );
} );

it( 'opens a login popup with a notice by itself, and focuses the notice', () => {
	document.body.innerHTML = `<a href="/my-account/" data-sf-open="#login-form-popup">Log in</a>
		<div id="login-form-popup"><ul class="woocommerce-error" role="alert"><li>Wrong password.</li></ul><input></div>`;
	start( mountLogin, '#login-form-popup' );
	expect( dialog() ).toHaveAccessibleName( 'Log in' );
	expect( find( '.woocommerce-error' ) ).toHaveFocus();
	dialog()?.close();
	expect( find( 'a' ) ).toHaveFocus();
} );

describe( 'the terms of a classic checkout', () => {
	const html = `<div class="woocommerce-terms-and-conditions-wrapper">
		<div class="woocommerce-terms-and-conditions" style="display: none"><p>Terms</p></div>
		<label><input type="checkbox"><a href="/terms/" class="woocommerce-terms-and-conditions-link">terms</a></label></div>`;
	const unfold = jest.fn( ( event: Event ) => event.preventDefault() );

	beforeEach( () => {
		unfold.mockClear();
		document.body.addEventListener( 'click', unfold );
	} );
	afterEach( () => document.body.removeEventListener( 'click', unfold ) );

	it( 'open in a dialog instead of unfolding in the form', () => {
		document.body.innerHTML = html;
		start( mountTerms, 'a' );
		click( 'a' );
		expect( unfold ).not.toHaveBeenCalled();
		expect( dialog() ).toHaveTextContent( 'Terms' );
		expect( dialog() ).toHaveAccessibleName( 'terms' );
	} );

	it( 'open as a page if the checkout does not contain them', () => {
		document.body.innerHTML = html.replace(
			/<div class="woocommerce-terms-and-conditions" .*<\/div>/,
			''
		);
		start( mountTerms, 'a' );
		click( 'a' );
		expect( unfold ).toHaveBeenCalledTimes( 1 );
		expect( dialog() ).toBeNull();
	} );
} );

describe( 'a panel', () => {
	const html = `<a class="by-address" href="#menu">Menu</a><button data-sf-open="#menu">Menu</button><a class="other" href="#else">Else</a>
		<dialog class="sf-offcanvas" id="menu" data-sf-side="start"><a href="#" data-sf-close>Close</a><a href="/shop/">Shop</a></dialog>`;
	const open = ( side = 'start', dir = '' ) => {
		stops.pop()?.();
		document.body.innerHTML = html.replace( '"start"', `"${ side }"` );
		find( 'dialog' ).style.direction = dir;
		Object.defineProperties( find( 'dialog' ), {
			offsetWidth: { value: 300 },
			offsetHeight: { value: 200 },
		} );
		start( mountPanel, 'dialog' );
	};
	const swipe = ( x: number, y: number, ms: number ) => {
		const touch = ( type: string, left: number, top: number, at: number ) =>
			point( find( 'dialog' ), type, {
				pointerType: 'touch',
				clientX: left,
				clientY: top,
				timeStamp: at,
			} );
		touch( 'pointerdown', 100, 100, 0 );
		touch( 'pointermove', 100 + x, 100 + y, ms );
		const { translate } = find( 'dialog' ).style;
		touch( 'pointerup', 100 + x, 100 + y, ms );
		return translate;
	};

	it.each( [ '.by-address', 'button' ] )( 'is opened by %s', ( selector ) => {
		open();
		expect( click( selector ).defaultPrevented ).toBe( true );
		expect( dialog()?.id ).toBe( 'menu' );
		find( '[data-sf-close]' ).click();
		expect( dialog() ).toBeNull();
		expect( find( selector ) ).toHaveFocus();
		expect( location.hash ).toBe( '' );
	} );

	it( 'is opened by links that are added later, but not by other links', () => {
		open();
		click( '.other' );
		expect( dialog() ).toBeNull();
		document.body.insertAdjacentHTML(
			'beforeend',
			'<a id="later" href="#menu"><b>Menu</b></a>'
		);
		click( '#later b' );
		expect( dialog() ).not.toBeNull();
	} );

	it( "is opened by the URL's hash, now or after a change", () => {
		history.replaceState( null, '', '/#menu' );
		open();
		expect( dialog()?.id ).toBe( 'menu' );
		dialog()?.close();
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( dialog()?.id ).toBe( 'menu' );
		stops.pop()?.();
		expect( dialog() ).toBeNull();
	} );

	it.each( [
		[ 'start', '', -100, 0, '-100px' ],
		[ 'start', 'rtl', 100, 0, '100px' ],
		[ 'end', '', 100, 0, '100px' ],
		[ 'end', 'rtl', -100, 0, '-100px' ],
		[ 'top', '', 0, -100, '0 -100px' ],
	] )(
		'at the %s, %s, is closed by a swipe of %d and %d px',
		( side, dir, x, y, translate ) => {
			open( side, dir );
			click( 'button' );
			expect( swipe( -x, -y, 1000 ) ).not.toBe( translate );
			expect( dialog() ).not.toBeNull();
			expect( swipe( x, y, 1000 ) ).toBe( translate );
			expect( dialog() ).toBeNull();
			expect( find( 'dialog' ).style.translate ).toBe( '' );
		}
	);

	it.each( [
		[ 90, 1000, true ],
		[ 91, 1000, false ],
		[ 40, 81, true ],
		[ 40, 79, false ],
	] )(
		'swiped by %d px of 300 in %d ms stays: %s',
		( distance, ms, stays ) => {
			open();
			click( 'button' );
			swipe( -distance, 0, ms );
			expect( dialog() !== null ).toBe( stays );
		}
	);

	it( 'ignores the mouse, and touches where the content scrolls', () => {
		open();
		click( 'button' );
		point( find( 'dialog' ), 'pointerdown', {
			pointerType: 'mouse',
			clientX: 200,
		} );
		point( find( 'dialog' ), 'pointerup', { clientX: 0 } );
		expect( dialog() ).not.toBeNull();
		open( 'center' );
		click( 'button' );
		swipe( -200, -200, 1000 );
		expect( dialog() ).not.toBeNull();
		open( 'top' );
		Object.defineProperty( find( 'dialog' ), 'scrollHeight', {
			value: 900,
		} );
		click( 'button' );
		swipe( 0, -200, 1000 );
		expect( dialog() ).not.toBeNull();
	} );
} );
