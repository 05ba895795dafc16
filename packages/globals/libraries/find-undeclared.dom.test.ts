import { findUndeclared, watchMissingGlobals } from './find-undeclared';

const URL_USE = { global: 'wp.url', handle: 'wp-url' };

it.each( [
	// Chromium.
	[ 'Uncaught ReferenceError: jQuery is not defined', 'jquery' ],
	[ 'Uncaught ReferenceError: $ is not defined', 'jquery' ],
	[ 'Uncaught TypeError: $ is not a function', 'jquery' ],
	[
		'Uncaught TypeError: jQuery(...).block is not a function',
		'jquery-blockui',
	],
	[ 'Uncaught ReferenceError: lodash is not defined', 'lodash' ],
	[
		"Cannot destructure property 'x' of 'wp.url' as it is undefined.",
		'wp-url',
	],
	// Firefox.
	[ 'TypeError: wp.url is undefined', 'wp-url' ],
	[ `can't access property "addQueryArgs", wp.url is undefined`, 'wp-url' ],
	[ 'TypeError: window.wp.components is undefined', 'wp-components' ],
	// Safari.
	[
		"undefined is not an object (evaluating 'wp.blocks.registerBlockType')",
		'wp-blocks',
	],
	[ "Can't find variable: jQuery", 'jquery' ],
	[ "Can't find variable: $", 'jquery' ],
] )( 'finds the library in "%s"', ( message, handle ) => {
	expect( findUndeclared( message, [] )?.handle ).toBe( handle );
} );

it.each( [
	"Cannot read properties of undefined (reading 'addQueryArgs')",
	'n is undefined',
	"undefined is not an object (evaluating 'n.addQueryArgs')",
] )( 'chooses the library that was read last for "%s"', ( message ) => {
	expect( findUndeclared( message, [ URL_USE ] ) ).toBe( URL_USE );
	expect( findUndeclared( message, [] ) ).toBeNull();
} );

it( 'returns null for other errors', () => {
	expect(
		findUndeclared( 'No key for the gateway.', [ URL_USE ] )
	).toBeNull();
} );

it( 'records reads of missing globals until it is removed', () => {
	const wp = { element: {}, url: undefined };
	Reflect.deleteProperty( wp, 'url' );
	Reflect.set( window, 'wp', wp );
	const onUse = jest.fn();
	const stop = watchMissingGlobals( window, onUse );
	const read = ( from: object, name: string ): unknown =>
		Reflect.get( from, name );
	expect( Object.keys( wp ) ).toEqual( [ 'element' ] );
	expect( read( wp, 'url' ) ).toBeUndefined();
	expect( read( wp, 'blockEditor' ) ).toBeUndefined();
	expect( read( window, 'jQuery' ) ).toBeUndefined();
	expect( onUse.mock.calls.flat() ).toEqual( [
		URL_USE,
		{ global: 'wp.blockEditor', handle: 'wp-block-editor' },
		{ global: 'jQuery', handle: 'jquery' },
	] );
	// A library or a script may define it later.
	const jQuery = () => undefined;
	Reflect.set( window, 'jQuery', jQuery );
	Object.assign( wp, { components: {} } );
	expect( read( window, 'jQuery' ) ).toBe( jQuery );
	stop();
	expect( Object.keys( wp ) ).toEqual( [ 'element', 'components' ] );
	expect( read( wp, 'url' ) ).toBeUndefined();
	expect( 'url' in wp ).toBe( false );
	expect( 'lodash' in window ).toBe( false );
	expect( read( window, 'jQuery' ) ).toBe( jQuery );
	expect( onUse ).toHaveBeenCalledTimes( 3 );
	Reflect.deleteProperty( window, 'jQuery' );
	Reflect.deleteProperty( window, 'wp' );
} );
