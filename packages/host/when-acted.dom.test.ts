import { whenActed } from '.';

it.each( [ 'pointermove', 'pointerdown', 'keydown', 'scroll' ] )(
	'calls back at the first %s, once',
	( sign ) => {
		const callback = jest.fn();
		whenActed( window, callback );
		expect( callback ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( sign ) );
		window.dispatchEvent( new Event( sign ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'hears of a field that gets the focus, whoever keeps the event to themselves', () => {
	const callback = jest.fn();
	whenActed( window, callback );
	const field = document.body.appendChild(
		document.createElement( 'input' )
	);
	field.addEventListener( 'focusin', ( event ) => event.stopPropagation() );
	field.focus();
	expect( callback ).toHaveBeenCalledTimes( 1 );
	field.remove();
} );

it( 'does not call back once it was stopped', () => {
	const callback = jest.fn();
	whenActed( window, callback )();
	window.dispatchEvent( new Event( 'keydown' ) );
	expect( callback ).not.toHaveBeenCalled();
} );
