import type { ServerType } from '@hono/node-server';

/**
 * Doesn't wait for open connections.
 *
 * @param server
 * @param onStopped Called when the last connection is closed.
 */
export const stopOnSignal = (
	server: ServerType,
	onStopped: () => void
): void => {
	const stop = () => {
		server.close( onStopped );
		if ( 'closeAllConnections' in server ) {
			server.closeAllConnections();
		}
	};
	process.once( 'SIGTERM', stop );
	process.once( 'SIGINT', stop );
};
