import { createScriptFinder } from './find-script';
import { watchErrors } from './watch-errors';

const finder = () => createScriptFinder( document, [ '/a.js', '/a.js?ver=2' ] );
const thrownAt = ( stack: string ) =>
	Object.assign( new Error( 'No' ), { stack } );

it( 'finds the script that is running', () => {
	const script = document.createElement( 'script' );
	script.src = '/a.js?ver=2';
	const current = jest
		.spyOn( document, 'currentScript', 'get' )
		.mockReturnValue( script );
	expect( finder().current() ).toBe( '/a.js?ver=2' );
	current.mockRestore();
	expect( finder().current() ).toBeNull();
} );

it.each( [
	[ 'at f (http://localhost/a.js:3:7)', '/a.js' ],
	[ 'f@http://localhost/a.js?ver=2:3:7', '/a.js?ver=2' ],
	[ 'at f (http://localhost/a.json:3:7)', null ],
	[ '', null ],
] )(
	'attributes an error to the script in its stack: %s',
	( stack, script ) => {
		expect( finder().findByError( thrownAt( stack ) ) ).toBe( script );
	}
);

/** Has no file name. The test runner would report a real `ErrorEvent` as its own. */
const asEvent = ( error: Error ) =>
	Object.assign( new Event( 'error' ), { error, filename: '' } );

it( 'reports errors outside of our calls until it is stopped', () => {
	const onFault = jest.fn();
	// Without a listener, the test runner reports the error as its own.
	window.addEventListener( 'error', () => undefined );
	const stop = watchErrors( window, finder(), onFault );
	const error = thrownAt( 'at http://localhost/a.js:1:1' );
	const throwInListener = () => {
		window.dispatchEvent( asEvent( error ) );
		window.dispatchEvent(
			Object.assign( new Event( 'unhandledrejection' ), {
				reason: error,
			} )
		);
	};
	throwInListener();
	window.dispatchEvent( asEvent( new Error( 'Of the page' ) ) );
	stop();
	throwInListener();
	expect( onFault.mock.calls ).toEqual( [
		[ '/a.js', error ],
		[ '/a.js', error ],
	] );
} );
