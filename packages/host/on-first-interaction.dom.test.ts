import { onFirstInteraction } from '.';

it.each( [ 'pointermove', 'pointerdown', 'keydown', 'scroll' ] )(
	'calls back at the first %s, once',
	( sign ) => {
		const callback = jest.fn();
		onFirstInteraction( window, callback );
		expect( callback ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( sign ) );
		window.dispatchEvent( new Event( sign ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'hears of a field that gets the focus, whoever keeps the event to themselves', () => {
	const callback = jest.fn();
	onFirstInteraction( window, callback );
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
	onFirstInteraction( window, callback )();
	window.dispatchEvent( new Event( 'keydown' ) );
	expect( callback ).not.toHaveBeenCalled();
} );

describe( 'on a page that nobody touches', () => {
	let runIdle: ( () => void ) | null = null;
	beforeEach( () => {
		runIdle = null;
		Object.assign( window, {
			requestIdleCallback: ( callback: () => void ) => {
				runIdle = callback;
				return 7;
			},
			cancelIdleCallback: () => {
				runIdle = null;
			},
		} );
	} );
	afterEach( () => {
		Reflect.deleteProperty( window, 'requestIdleCallback' );
		Reflect.deleteProperty( window, 'cancelIdleCallback' );
		jest.restoreAllMocks();
	} );

	it( 'calls back when the loaded page is idle, once', () => {
		const callback = jest.fn();
		onFirstInteraction( window, callback );
		expect( callback ).not.toHaveBeenCalled();
		runIdle?.();
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for the page to load before it waits for idle time', () => {
		jest.spyOn( document, 'readyState', 'get' ).mockReturnValue(
			'interactive'
		);
		onFirstInteraction( window, jest.fn() );
		expect( runIdle ).toBeNull();
		window.dispatchEvent( new Event( 'load' ) );
		expect( runIdle ).not.toBeNull();
	} );

	it( 'cancels the wait for idle time when it is stopped', () => {
		onFirstInteraction( window, jest.fn() )();
		expect( runIdle ).toBeNull();
	} );
} );
