import { loadExtensionPoints } from './load-extension-points';

const settings = { currentUserIsAdmin: true };

it( 'fetches the points of a page once, when they are asked for', async () => {
	const extensionPoints = loadExtensionPoints( window, settings );
	expect( extensionPoints.get() ).toBeNull();
	const [ first, second ] = await Promise.all( [
		extensionPoints.fetch(),
		extensionPoints.fetch(),
	] );
	expect( first ).toBe( second );
	expect( extensionPoints.get() ).toBe( first );
	expect( first?.isAdmin() ).toBe( true );
	expect( first?.now() ).toBeGreaterThan( 0 );
} );

it( 'leaves the plugins of a page alone that is not of WordPress', async () => {
	const PluginArea = () => null;
	Reflect.set( window, 'wp', { plugins: { PluginArea } } );
	const extensionPoints = loadExtensionPoints( window, settings );
	expect( extensionPoints.get() ).toBeNull();
	expect( ( await extensionPoints.fetch() )?.pluginHost.PluginArea ).not.toBe(
		PluginArea
	);
	Reflect.deleteProperty( window, 'wp' );
} );
