import { keepTypingFocus } from './typing-focus';

const find = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;

let time = 0;

beforeAll( () => {
	jest.spyOn( performance, 'now' ).mockImplementation( () => time );
	keepTypingFocus( document );
} );

beforeEach( () => {
	time += 10_000;
	document.body.innerHTML =
		'<div role="alert" tabindex="-1">Added</div><input><button></button>';
	find( 'input' ).focus();
} );

const type = ( key = 'a' ) => {
	find( 'input' ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true } )
	);
	if ( key.length === 1 ) {
		find( 'input' ).dispatchEvent(
			new Event( 'input', { bubbles: true } )
		);
	}
};

it( 'gives the focus back while the shopper types', () => {
	type();
	time += 500;
	find( '[role=alert]' ).focus();
	expect( find( 'input' ) ).toHaveFocus();
} );

it.each( [
	[ 'has paused', () => ( time += 2000 ) ],
	[ 'has sent the form', () => type( 'Enter' ) ],
	[ 'has left the field', () => type( 'Tab' ) ],
] )( 'lets a notice have it if the shopper %s', ( _, act ) => {
	type();
	act();
	find( '[role=alert]' ).focus();
	expect( find( '[role=alert]' ) ).toHaveFocus();
} );

it( 'lets other elements have it', () => {
	type();
	find( 'button' ).focus();
	expect( find( 'button' ) ).toHaveFocus();
} );
