import { find } from '../../../../tests/fixtures/mount-behavior';
import {
	press,
	provideModalDialogs,
} from '../../../../tests/fixtures/modal-dialogs';
import { createDialog, showDialog } from '.';

const pressEscape = provideModalDialogs();
const events: string[] = [];
const opener = () => find( '#opener' );
const closed = jest.fn();
let isStill = false;

for ( const name of [ 'opened', 'close', 'closed' ] ) {
	document.addEventListener( `sf:lightbox:${ name }`, () =>
		events.push( name )
	);
}
const open = ( isPersistent = false ) => {
	const { dialog, content } = createDialog( document, { label: 'Sizes' } );
	content.innerHTML = '<p>Text</p><a href="#x" data-sf-close>Done</a>';
	dialog.getBoundingClientRect = () => new DOMRect( 100, 100, 200, 200 );
	opener().focus();
	const close = showDialog( dialog, {
		name: 'lightbox',
		opener: opener(),
		isPersistent,
		onClosed: closed,
	} );
	return { dialog, content, close };
};

beforeEach( () => {
	jest.useFakeTimers();
	events.length = 0;
	isStill = false;
	closed.mockClear();
	Object.assign( window, {
		matchMedia: () => ( { matches: isStill } ),
	} );
	document.body.innerHTML = '<button id="opener">Open</button>';
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'shopfrontSettings' );
} );

it.each( [
	[ 'its button', () => find( '.sf-dialog__close' ).click() ],
	[ 'an element in its content', () => find( '[href="#x"]' ).click() ],
	[ 'Escape', () => pressEscape( find< HTMLDialogElement >( 'dialog' ) ) ],
	[ 'a press beside it', () => press( find( 'dialog' ), 20, 20 ) ],
	[
		'the browser itself',
		() => find< HTMLDialogElement >( 'dialog' ).close(),
	],
] )(
	'is closed by %s, gives the focus back, and fades for 300 ms',
	( name, close ) => {
		const { dialog } = open();
		expect( dialog.open ).toBe( true );
		expect( events ).toEqual( [ 'opened' ] );
		close();
		expect( dialog.open ).toBe( false );
		expect( opener() ).toHaveFocus();
		jest.advanceTimersByTime( 299 );
		expect( closed ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( closed ).toHaveBeenCalledTimes( 1 );
		expect( events ).toEqual(
			name === 'the browser itself'
				? [ 'opened', 'closed' ]
				: [ 'opened', 'close', 'closed' ]
		);
	}
);

it( 'stays open after a press inside, a text selection past its edge, or a cancelled file picker', () => {
	const { dialog, content } = open();
	press( content, 150, 150 );
	press( dialog, 110, 110 );
	press( content, 150, 150 );
	dialog.dispatchEvent(
		new MouseEvent( 'click', { clientX: 20, clientY: 20 } )
	);
	content.dispatchEvent(
		new Event( 'cancel', { bubbles: true, cancelable: true } )
	);
	expect( dialog.open ).toBe( true );
} );

it( 'stays open if a listener cancels its closing', () => {
	const veto = ( event: Event ) => event.preventDefault();
	document.addEventListener( 'sf:lightbox:close', veto );
	const { dialog, close } = open();
	close();
	pressEscape( dialog );
	expect( dialog.open ).toBe( true );
	document.removeEventListener( 'sf:lightbox:close', veto );
} );

it( 'closes only by its own controls if it is persistent', () => {
	const { dialog } = open( true );
	pressEscape( dialog );
	press( dialog, 20, 20 );
	expect( dialog.open ).toBe( true );
	find( '[href="#x"]' ).click();
	expect( dialog.open ).toBe( false );
} );

it( 'does not move the focus if its opener is gone', () => {
	const { close } = open();
	const focused = jest.spyOn( opener(), 'focus' );
	opener().remove();
	close();
	expect( focused ).not.toHaveBeenCalled();
} );

it( 'closes at once if the shopper prefers reduced motion', () => {
	isStill = true;
	const { close } = open();
	close();
	jest.advanceTimersByTime( 0 );
	expect( closed ).toHaveBeenCalledTimes( 1 );
} );

it( 'places the close button by the page’s settings, which the element’s option overrides', () => {
	Object.assign( window, {
		shopfrontSettings: {
			lightbox: { close_btn_inside: false },
			i18n: { close: 'Schließen' },
		},
	} );
	const { dialog } = createDialog( document, { label: 'A' } );
	expect( dialog ).toHaveClass( 'has-close-outside' );
	expect( find( 'dialog button' ) ).toHaveAttribute(
		'aria-label',
		'Schließen'
	);
	const other = createDialog( document, {
		label: 'B',
		options: { closeInside: true },
	} ).dialog;
	expect( other ).not.toHaveClass( 'has-close-outside' );
} );

it( 'escapes markup in options and settings', () => {
	const markup = '<img src="x" onerror="hack()">';
	Object.assign( window, {
		shopfrontSettings: { lightbox: { close_markup: markup } },
	} );
	const { dialog } = createDialog( document, {
		label: 'A',
		options: { closeMarkup: markup },
	} );
	expect( dialog.querySelector( 'img' ) ).toBeNull();
	expect( dialog.querySelectorAll( 'button svg' ) ).toHaveLength( 1 );
} );

it( 'is named by its first heading, or by its label', () => {
	const { dialog, content, nameByHeading } = createDialog( document, {
		label: 'Sizes',
	} );
	nameByHeading();
	expect( dialog ).toHaveAttribute( 'aria-label', 'Sizes' );
	content.innerHTML = '<h3>All sizes</h3><h2 id="own">Others</h2>';
	nameByHeading();
	expect( dialog ).not.toHaveAttribute( 'aria-label' );
	expect( find( `#${ dialog.getAttribute( 'aria-labelledby' ) }` ) ).toBe(
		find( 'h3' )
	);
} );

it( 'gives the heading a unique id', () => {
	document.body.innerHTML = '<p id="sf-1"></p><p id="sf-3"></p>';
	const { content, nameByHeading } = createDialog( document, { label: '' } );
	content.innerHTML = '<h2>Sizes</h2>';
	nameByHeading();
	expect( find( 'h2' ).id ).toBe( 'sf-2' );
} );
