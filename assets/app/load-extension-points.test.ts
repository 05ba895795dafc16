import { loadExtensionPoints } from './load-extension-points';

const settings = { currentUserIsAdmin: true };

it( 'fetches the extension points of a page once, on first use', async () => {
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

it( 'leaves the plugins of other hosts alone', async () => {
	const PluginArea = () => null;
	Reflect.set( window, 'wp', { plugins: { PluginArea } } );
	const extensionPoints = loadExtensionPoints( window, settings );
	expect( extensionPoints.get() ).toBeNull();
	expect( ( await extensionPoints.fetch() )?.pluginHost.PluginArea ).not.toBe(
		PluginArea
	);
	Reflect.deleteProperty( window, 'wp' );
} );
