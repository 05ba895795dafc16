import { onFirstInteraction } from '.';

it.each( [ 'pointerdown', 'keydown', 'scroll' ] )(
	'calls back once at the first %s',
	( sign ) => {
		const callback = jest.fn();
		onFirstInteraction( window, callback );
		expect( callback ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( sign ) );
		window.dispatchEvent( new Event( sign ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'notices a pointer that moves, but no layout that moves below it', () => {
	const callback = jest.fn();
	onFirstInteraction( window, callback );
	const move = ( screenX: number ) =>
		window.dispatchEvent( new MouseEvent( 'pointermove', { screenX } ) );
	move( 0 );
	move( 0 );
	expect( callback ).not.toHaveBeenCalled();
	move( 1 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'notices focus even if a listener stops the propagation of the event', () => {
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

it( 'does not call back once stopped', () => {
	const callback = jest.fn();
	onFirstInteraction( window, callback )();
	window.dispatchEvent( new Event( 'keydown' ) );
	expect( callback ).not.toHaveBeenCalled();
} );

describe( 'without interaction', () => {
	let runIdle: ( () => void ) | null = null;
	let latestMs = 0;
	beforeEach( () => {
		runIdle = null;
		Object.assign( window, {
			requestIdleCallback: (
				callback: () => void,
				{ timeout = Infinity }: IdleRequestOptions = {}
			) => {
				runIdle = callback;
				latestMs = timeout;
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

	it( 'calls back once when the loaded page is idle', () => {
		const callback = jest.fn();
		onFirstInteraction( window, callback );
		expect( callback ).not.toHaveBeenCalled();
		runIdle?.();
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not wait for ever for idle time, which a page with an animation may never have', () => {
		onFirstInteraction( window, jest.fn() );
		expect( latestMs ).toBe( 5000 );
	} );

	it( 'waits for the page to load before waiting for idle time', () => {
		jest.spyOn( document, 'readyState', 'get' ).mockReturnValue(
			'interactive'
		);
		onFirstInteraction( window, jest.fn() );
		expect( runIdle ).toBeNull();
		window.dispatchEvent( new Event( 'load' ) );
		expect( runIdle ).not.toBeNull();
	} );

	it( 'cancels the idle callback when stopped', () => {
		onFirstInteraction( window, jest.fn() )();
		expect( runIdle ).toBeNull();
	} );
} );
