import { loadPoints } from './load-points';

const settings = { currentUserIsAdmin: true };

it( 'fetches the points of a page once, when they are asked for', async () => {
	const points = loadPoints( window, settings );
	expect( points.get() ).toBeNull();
	const [ first, second ] = await Promise.all( [
		points.fetch(),
		points.fetch(),
	] );
	expect( first ).toBe( second );
	expect( points.get() ).toBe( first );
	expect( first?.isAdmin() ).toBe( true );
	expect( first?.now() ).toBeGreaterThan( 0 );
} );

it( 'leaves the plugins of a page alone that is not of WordPress', async () => {
	const PluginArea = () => null;
	Reflect.set( window, 'wp', { plugins: { PluginArea } } );
	const points = loadPoints( window, settings );
	expect( points.get() ).toBeNull();
	expect( ( await points.fetch() )?.pluginHost.PluginArea ).not.toBe(
		PluginArea
	);
	Reflect.deleteProperty( window, 'wp' );
} );
