/** @jest-environment node */
import { createPlugins } from './plugins';

const render = () => null;

it.each< [ string, unknown, unknown, string ] >( [
	[ 'a missing name', undefined, { render }, 'registered as "undefined"' ],
	[ 'a name with capitals', 'Gift', { render }, 'registered as "Gift"' ],
	[ 'a name that begins with a digit', '1a', { render }, 'as "1a"' ],
	[ 'a missing component', 'gift', {}, 'nothing to render' ],
	[ 'missing settings', 'gift', undefined, 'nothing to render' ],
	[
		'a scope that is not a string',
		'gift',
		{ render, scope: 7 },
		'scope "7"',
	],
	[ 'a scope with a blank', 'gift', { render, scope: 'a b' }, 'scope "a b"' ],
] )(
	'ignores a plugin with %s and logs an error',
	( _, name, settings, message ) => {
		const { registerPlugin, getPlugins } = createPlugins();
		expect( registerPlugin( name, settings ) ).toBeNull();
		expect( getPlugins() ).toEqual( [] );
		expect( console ).toHaveErrored();
		// eslint-disable-next-line no-console -- The test asserts the logged message.
		expect( jest.mocked( console.error ).mock.calls ).toEqual( [
			[ expect.stringContaining( message ) ],
		] );
	}
);

it( 'finds plugins by name and by scope, in order of registration', () => {
	const plugins = createPlugins();
	const a = plugins.registerPlugin( 'a', { render, scope: 'shop' } );
	const b = plugins.registerPlugin( 'b', { render } );
	const c = plugins.registerPlugin( 'c', { render, scope: 'shop' } );
	expect( plugins.getPlugin( 'a' ) ).toBe( a );
	expect( plugins.getPlugins() ).toEqual( [ b ] );
	expect( plugins.getPlugins( 'shop' ) ).toEqual( [ a, c ] );
	expect( plugins.getPlugins( 'shop' ) ).toBe( plugins.getPlugins( 'shop' ) );
} );

it( 'replaces plugins of the same name, notifies subscribers and unregisters plugins', () => {
	const plugins = createPlugins();
	const listener = jest.fn();
	plugins.registerPlugin( 'a', { render } );
	const stop = plugins.subscribe( listener );
	const later = plugins.registerPlugin( 'a', { render } );
	expect( console ).toHaveErrored();
	expect( plugins.getPlugins() ).toEqual( [ later ] );
	expect( plugins.unregisterPlugin( 'a' ) ).toBe( later );
	expect( plugins.unregisterPlugin( 'a' ) ).toBeUndefined();
	expect( plugins.getPlugins() ).toEqual( [] );
	expect( listener ).toHaveBeenCalledTimes( 2 );
	stop();
	plugins.registerPlugin( 'b', { render } );
	expect( listener ).toHaveBeenCalledTimes( 2 );
} );
