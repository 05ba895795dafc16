/**
 * Serves a demo shop whose pages record announcements and inspect focus (in-page/observe.js), until it is stopped. `PORT`
 * is the port, `SHOPFRONT_DB` the database. The script is part of the page because WebKit's driver cannot add one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createShop } from '../demo-shop/app';
import { stopOnSignal } from '../demo-shop/stop-on-signal';

const HOST = '127.0.0.1';
const BUILDS = resolve( __dirname, '..', '..', 'build' );
const SCRIPT = readFileSync(
	join( __dirname, 'in-page', 'observe.js' ),
	'utf8'
);
const SCRIPT_SOURCE = `'sha256-${ createHash( 'sha256' ).update( SCRIPT ).digest( 'base64' ) }'`;
const POLICY = 'Content-Security-Policy';

const shop = createShop( {
	databasePath: process.env.SHOPFRONT_DB ?? ':memory:',
	buildFolder: join( BUILDS, 'standalone' ),
	behaviorsFolder: join( BUILDS, 'behaviors' ),
} );

const isPage = ( { headers }: Response ) =>
	headers.get( 'Content-Type' )?.startsWith( 'text/html' ) ?? false;

const respond = async (
	request: Request,
	env?: object
): Promise< Response > => {
	if ( ! request.headers.get( 'Accept' )?.includes( 'text/html' ) ) {
		return shop.fetch( request, env );
	}
	// Requests an uncompressed page, because this function changes it.
	request.headers.delete( 'Accept-Encoding' );
	const response = await shop.fetch( request, env );
	if ( ! isPage( response ) ) {
		return response;
	}
	const headers = new Headers( response.headers );
	headers.delete( 'Content-Length' );
	headers.set(
		POLICY,
		( headers.get( POLICY ) ?? '' ).replace(
			'script-src',
			`$& ${ SCRIPT_SOURCE }`
		)
	);
	const page = await response.text();
	return new Response(
		page.replace( '<head>', () => `<head><script>${ SCRIPT }</script>` ),
		{ status: response.status, headers }
	);
};

const server = createAdaptorServer( { fetch: respond } );
server.listen( Number( process.env.PORT ), HOST );
stopOnSignal( server, () => shop.close() );
