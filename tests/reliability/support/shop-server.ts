import { createAdaptorServer } from '@hono/node-server';
import { createShop } from '../../../demo-shop/app';

/** On a real socket, with an in-memory database. */
export const startShop = async () => {
	const shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
	const server = createAdaptorServer( { fetch: shop.fetch } );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const address = server.address();
	if ( typeof address !== 'object' || address === null ) {
		throw new Error( 'The demo shop did not start.' );
	}
	return {
		origin: `http://127.0.0.1:${ address.port }`,
		stop: async () => {
			if ( 'closeAllConnections' in server ) {
				server.closeAllConnections();
			}
			await new Promise( ( resolve ) => server.close( resolve ) );
			shop.close();
		},
	};
};
