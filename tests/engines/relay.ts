import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../tools/support/port.mjs';

const HOST = '127.0.0.1';

/** A connection to a server that we can take away. */
export interface Relay {
	/** Without a trailing slash. */
	address: string;
	/** Breaks all connections and refuses new ones, until you pass `false`. */
	setOffline: ( isOffline: boolean ) => Promise< void >;
	close: () => Promise< void >;
}

/** Passes connections on to another address. */
export const openRelay = async ( target: string ): Promise< Relay > => {
	const port = await freePort();
	const sockets = new Set< Socket >();
	const pass = ( incoming: Socket ) => {
		const outgoing = connect( Number( new URL( target ).port ), HOST );
		for ( const [ socket, other ] of [
			[ incoming, outgoing ],
			[ outgoing, incoming ],
		] as const ) {
			sockets.add( socket );
			socket.on( 'error', () => other.destroy() );
			socket.on( 'close', () => {
				sockets.delete( socket );
				other.destroy();
			} );
			socket.pipe( other );
		}
	};
	let server: Server | null = null;
	const open = async () => {
		server ??= await new Promise< Server >( ( resolve ) => {
			const opened = createServer( pass );
			opened.listen( port, HOST, () => resolve( opened ) );
		} );
	};
	const close = async () => {
		server?.close();
		server = null;
		sockets.forEach( ( socket ) => socket.destroy() );
	};
	await open();
	return {
		address: `http://${ HOST }:${ port }`,
		setOffline: ( isOffline ) => ( isOffline ? close() : open() ),
		close,
	};
};
