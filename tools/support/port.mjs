import { createServer } from 'node:net';

/**
 * Another process may take the port before you use it.
 *
 * @return {Promise<number>}
 */
export const freePort = () =>
	new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.on( 'error', reject );
		server.listen( 0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );
