/**
 * Serves a demo shop whose pages record announcements and inspect focus (in-page/observe.js), until it's stopped.
 * `PORT` is the port, `SHOPFRONT_DB` the database. The script is part of the page because WebKit's driver can't add
 * one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createShop } from '../../demo-shop/app';
import { stopOnSignal } from '../../demo-shop/stop-on-signal';

/** A visitor with this cookie gets each script after a random time, up to its value in milliseconds. */
const SCRIPT_DELAY = /\bengines-delay=(\d+)/;

/** Expires all cookies, so that the shop sees a new visitor. */
const START_PATH = '/engines-start/';
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

const forgetVisitor = ( request: Request ) => {
	const response = new Response(
		`<!doctype html><html lang="en"><head><script data-observer>${ SCRIPT }</script><title>Start</title></head><body></body></html>`,
		{ headers: { 'Content-Type': 'text/html; charset=UTF-8' } }
	);
	const cookies = request.headers.get( 'Cookie' )?.split( '; ' ) ?? [];
	for ( const cookie of cookies ) {
		response.headers.append(
			'Set-Cookie',
			`${ cookie.split( '=' )[ 0 ] }=; Max-Age=0; Path=/`
		);
	}
	return response;
};

const delayScript = async ( { url, headers }: Request ) => {
	const longestMs = SCRIPT_DELAY.exec( headers.get( 'Cookie' ) ?? '' )?.[ 1 ];
	if ( longestMs && url.endsWith( '.js' ) ) {
		await new Promise( ( done ) =>
			setTimeout( done, Math.random() * Number( longestMs ) )
		);
	}
};

const respond = async (
	request: Request,
	env?: object
): Promise< Response > => {
	await delayScript( request );
	if ( new URL( request.url ).pathname === START_PATH ) {
		return forgetVisitor( request );
	}
	if ( ! request.headers.get( 'Accept' )?.includes( 'text/html' ) ) {
		return shop.fetch( request, env );
	}
	// Uncompressed, because we change the page.
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
		page.replace(
			'<head>',
			() => `<head><script data-observer>${ SCRIPT }</script>`
		),
		{ status: response.status, headers }
	);
};

const isHttp1 = ( server: ServerType ): server is Server =>
	'maxRequestsPerSocket' in server;

const server = createAdaptorServer( { fetch: respond } );
// As in demo-shop/server.ts: a browser repeats a request by itself if a reused connection breaks.
if ( process.env.SHOPFRONT_KEEP_ALIVE === 'no' && isHttp1( server ) ) {
	server.maxRequestsPerSocket = 1;
}
server.listen( Number( process.env.PORT ), HOST );
stopOnSignal( server, () => shop.close() );
