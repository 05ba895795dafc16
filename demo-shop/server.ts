import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Server } from 'node:http';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createShop } from './app';
import { loadRender } from './pages/first-paint';
import { stopOnSignal } from './stop-on-signal';

const HOST = '127.0.0.1';
const FIRST_PORT = 8080;
const DATABASE = join( __dirname, 'data', 'shop.sqlite' );
const BUILDS = resolve( __dirname, '../build' );

/** From `--port=…` or PORT; `null` for 8080 or any free port. */
const readPort = (): number | null => {
	const argument = process.argv
		.find( ( one ) => one.startsWith( '--port=' ) )
		?.slice( '--port='.length );
	const port = Number( argument ?? process.env.PORT );
	return Number.isInteger( port ) && port > 0 ? port : null;
};

const isHttp1 = ( server: ServerType ): server is Server =>
	'maxRequestsPerSocket' in server;

/**
 * Runs the demo shop until the process stops. Stores everything in one file: SHOPFRONT_DB, or `data/shop.sqlite`.
 *
 * With SHOPFRONT_CACHED_PAGES=yes, any cache may store pages without a cart or account.
 *
 * SHOPFRONT_ALLOWED_ORIGINS lists origins of other pages that may use the Store API, separated by commas. The shop also
 * answers to their names, for a tunnel or proxy.
 *
 * With SHOPFRONT_KEEP_ALIVE=no, each request has its own connection. When a reused connection breaks, a browser repeats
 * the request by itself, whatever the method. That would hide a dropped response and do the work twice.
 */
const main = (): void => {
	const databasePath = process.env.SHOPFRONT_DB ?? DATABASE;
	mkdirSync( dirname( databasePath ), { recursive: true } );
	const shop = createShop( {
		databasePath,
		buildFolder:
			process.env.SHOPFRONT_BUILD ?? join( BUILDS, 'standalone' ),
		behaviorsFolder: join( BUILDS, 'behaviors' ),
		galleryFolder: join( BUILDS, 'gallery' ),
		samplesFolder: join( BUILDS, 'samples' ),
		allowedOrigins: process.env.SHOPFRONT_ALLOWED_ORIGINS?.split( ',' ),
		options: { cachedPages: process.env.SHOPFRONT_CACHED_PAGES === 'yes' },
	} );
	const server = createAdaptorServer( { fetch: shop.fetch } );
	if ( process.env.SHOPFRONT_KEEP_ALIVE === 'no' && isHttp1( server ) ) {
		server.maxRequestsPerSocket = 1;
	}
	const requestedPort = readPort();

	server.on( 'error', ( error: NodeJS.ErrnoException ) => {
		if ( error.code === 'EADDRINUSE' && requestedPort === null ) {
			server.listen( 0, HOST );
			return;
		}
		shop.close();
		if ( error.code !== 'EADDRINUSE' ) {
			throw error;
		}
		console.error(
			`Another program uses port ${ requestedPort }. Choose another one: npm start -- --port=${ Number( requestedPort ) + 1 }`
		);
		process.exitCode = 1;
	} );
	server.on( 'listening', () => {
		const address = server.address();
		const port =
			typeof address === 'object' && address !== null ? address.port : '';
		const url = `http://${ HOST }:${ port }/`;
		console.log( `The demo shop is open: ${ url }
  ${ url }shop/        put something into the cart and check out; no card is charged
  ${ url }demo/        change the shop: languages, taxes, slow or failing servers, gateways
  ${ url }components/  all components in all states
Stop it with Ctrl+C.` );
	} );
	server.listen( requestedPort ?? FIRST_PORT, HOST );
	// Loading takes a second, and no cart page should wait for it. If it fails, the page that needs it says why.
	loadRender().catch( () => {} );

	stopOnSignal( server, () => shop.close() );
};

main();
