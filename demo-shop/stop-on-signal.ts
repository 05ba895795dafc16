import type { ServerType } from '@hono/node-server';

/** Doesn't wait for open connections. `onStopped` runs when the last one is closed. */
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
