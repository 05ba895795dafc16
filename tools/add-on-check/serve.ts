/**
 * Serves a demo shop whose pages declare the checked add-on, until it's stopped. `ADD_ON_CHECK` contains the check's
 * options as JSON, `PORT` the port, `SHOPFRONT_DB` the database.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { createShop } from '../../demo-shop/app';
import { addGateway } from '../../demo-shop/gateways/gateways';
import { isRecord } from '../../demo-shop/is-record';
import { stopOnSignal } from '../../demo-shop/stop-on-signal';
import { declareIn, filesOf, FOLDER, MODE_COOKIE, OWN_FILES } from './declare';

const HOST = '127.0.0.1';
const BUILDS = resolve( __dirname, '../../build' );
const TYPES: Record< string, string > = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
};
const BLOCK_PAGE = /^\/(cart|checkout)\/$/;

const options = JSON.parse( process.env.ADD_ON_CHECK ?? '{}' );

/** Compressed, as a shop's server sends them. */
const files = new Map(
	[ ...filesOf( options ), ...OWN_FILES ].map( ( [ address, file ] ) => [
		address,
		{
			type: TYPES[ extname( file ) ] ?? 'application/octet-stream',
			body: new Uint8Array( brotliCompressSync( readFileSync( file ) ) ),
		},
	] )
);

const serveFile = ( pathname: string ): Response => {
	const file = files.get( pathname );
	return file
		? new Response( file.body, {
				headers: {
					'Content-Type': file.type,
					'Content-Encoding': 'br',
					'Cache-Control': 'no-cache',
				},
			} )
		: new Response( null, { status: 404 } );
};

/** Accepts every payment with the add-on's method, and records the names of the sent data. */
const addProvider = ( id: string ) =>
	addGateway( {
		id,
		title: id,
		description: 'A stand-in for the provider of this payment method.',
		supports: [ 'products', 'tokenization' ],
		instructions: '',
		isExpress: false,
		pay: ( { data } ) => ( {
			status: 'success',
			orderStatus: 'processing',
			kept: { [ id ]: { sent: [ ...data.keys() ] } },
		} ),
	} );

const addProviders = async ( request: Request ): Promise< Response > => {
	const sent: unknown = await request.json().catch( () => null );
	const names =
		isRecord( sent ) && Array.isArray( sent.names ) ? sent.names : [];
	names.filter( ( name ) => typeof name === 'string' ).forEach( addProvider );
	return new Response( null, { status: 204 } );
};

const modeOf = ( request: Request ) => {
	const cookies = request.headers.get( 'Cookie' ) ?? '';
	const mode = new RegExp( `(?:^|; )${ MODE_COOKIE }=(\\w+)` ).exec(
		cookies
	)?.[ 1 ];
	return mode === 'recorded' || mode === 'without' ? mode : 'with';
};

const POLICY = 'Content-Security-Policy';

/** No shop with jQuery has these directives; the demo shop drops them on pages with sample add-ons. */
const TRUSTED_TYPES = /(?:require-)?trusted-types[^;]*;?/g;

/** Add-ons may set inline styles, as in any shop with plugins. */
const STYLES = /style-src[^;]*/;

/** The shop's policy has to allow the add-on's inline code. */
const inlineHashes = options.before.map( ( code: string ) => {
	const hash = createHash( 'sha256' ).update( code ).digest( 'base64' );
	return `'sha256-${ hash }'`;
} );

const shop = createShop( {
	databasePath: process.env.SHOPFRONT_DB ?? ':memory:',
	buildFolder: join( BUILDS, 'standalone' ),
} );

const respond = async (
	request: Request,
	env?: object
): Promise< Response > => {
	const { pathname } = new URL( request.url );
	if ( pathname.startsWith( `${ FOLDER }/` ) ) {
		return request.method === 'POST' && pathname === `${ FOLDER }/providers`
			? addProviders( request )
			: serveFile( pathname );
	}
	if ( ! BLOCK_PAGE.test( pathname ) ) {
		return shop.fetch( request, env );
	}
	const requestUrl = new Headers( request.headers );
	// Uncompressed, because we change the page.
	requestUrl.delete( 'Accept-Encoding' );
	const response = await shop.fetch(
		new Request( request.url, { headers: requestUrl } ),
		env
	);
	const headers = new Headers( response.headers );
	headers.delete( 'Content-Length' );
	headers.set(
		POLICY,
		( headers.get( POLICY ) ?? '' )
			.replace( /script-src/, ( name ) =>
				[ name, ...inlineHashes ].join( ' ' )
			)
			.replace( TRUSTED_TYPES, '' )
			.replace( STYLES, "style-src 'self' 'unsafe-inline'" )
	);
	return new Response(
		declareIn( await response.text(), options, modeOf( request ) ),
		{ status: response.status, headers }
	);
};

const server = createAdaptorServer( { fetch: respond } );
server.listen( Number( process.env.PORT ), HOST );
stopOnSignal( server, () => shop.close() );
