import { spawn } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../../tools/support/nginx.mjs';

export interface ProxiedRequest {
	/** Method and path with query: `GET /shop/`. */
	request: string;
	isCached: boolean;
}

export interface CachingProxy {
	/** Without a trailing slash. */
	address: string;
	/** All requests so far, in the order of their responses. */
	requests: () => Promise< ProxiedRequest[] >;
	close: () => Promise< void >;
}

export interface CachingProxyOptions {
	/** A path without effect. A request to it marks a place in the log. */
	markPath?: string;
	/** nginx directives for pages. Without them, the shop's headers alone decide which pages to store. */
	rules?: string;
}

const DEMO_SHOP: Required< CachingProxyOptions > = {
	markPath: '/demo/options',
	rules: '',
};

const START_TIMEOUT_MS = 60_000;

const TEMPORARY_PATHS = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ];

/** Several origins answer in turn. */
const configuration = (
	folder: string,
	port: number,
	origins: string[],
	rules: string
) => `
daemon off;
worker_processes 1;
pid ${ folder }/pid;
error_log ${ folder }/error.log;
${ process.getuid?.() === 0 ? 'user root;' : '' }
events { worker_connections 256; }
http {
	${ TEMPORARY_PATHS.map( ( name ) => `${ name }_temp_path ${ folder }/${ name };` ).join( '\n\t' ) }
	log_format request '$upstream_cache_status $request_method $request_uri';
	access_log ${ folder }/access.log request;
	proxy_cache_path ${ folder }/cache keys_zone=pages:1m;
	upstream origins {
		${ origins.map( ( origin ) => `server ${ new URL( origin ).host };` ).join( ' ' ) }
	}
	server {
		listen 127.0.0.1:${ port };
		location / {
			proxy_pass http://origins;
			proxy_set_header Host $http_host;
			proxy_cache pages;
			proxy_cache_key $http_host$request_uri;
			${ rules }
		}
	}
}
`;

const waitUntilOpen = async ( address: string, hasEnded: () => boolean ) => {
	const end = Date.now() + START_TIMEOUT_MS;
	const isOpen = () =>
		fetch( address ).then(
			( { ok } ) => ok,
			() => false
		);
	while ( ! ( await isOpen() ) ) {
		if ( hasEnded() || Date.now() > end ) {
			throw new Error( `nginx did not open at ${ address }.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
};

/** nginx as a shared cache in front of a shop's servers, in a temporary folder. @throws If nginx can't start. */
export const openCachingProxy = async (
	port: number,
	origins: string[],
	options: CachingProxyOptions = {}
): Promise< CachingProxy > => {
	const { markPath, rules } = { ...DEMO_SHOP, ...options };
	const program = findNginx();
	if ( program === null ) {
		throw new Error( 'nginx is not installed.' );
	}
	const folder = mkdtempSync( join( tmpdir(), 'shopfront-proxy-' ) );
	mkdirSync( join( folder, 'cache' ) );
	const file = join( folder, 'nginx.conf' );
	writeFileSync( file, configuration( folder, port, origins, rules ) );
	const child = spawn( program, [ '-p', folder, '-c', file ], {
		stdio: [ 'ignore', 'ignore', 'pipe' ],
	} );
	let errors = '';
	child.stderr.on( 'data', ( text ) => ( errors += text ) );
	const ended = new Promise< void >( ( resolve ) =>
		child.on( 'close', () => resolve() )
	);
	const close = async () => {
		child.kill( 'SIGQUIT' );
		await ended;
		rmSync( folder, { recursive: true, force: true } );
	};
	const address = `http://127.0.0.1:${ port }`;
	try {
		await waitUntilOpen(
			address + markPath,
			() => child.exitCode !== null
		);
	} catch ( error ) {
		await close();
		throw new Error( `${ String( error ) } ${ errors }` );
	}
	const log = join( folder, 'access.log' );
	let marks = 0;
	/** nginx writes a line after its response, in this order, so the mark comes after all earlier requests. */
	const readLog = async () => {
		const mark = `${ markPath }?${ marks++ }`;
		// nginx closes a connection that is kept for too long, and fetch() doesn't try again.
		await fetch( address + mark, { headers: { Connection: 'close' } } );
		let text = '';
		while ( ! text.includes( `${ mark }\n` ) ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
			text = readFileSync( log, 'utf8' );
		}
		return text;
	};
	return {
		address,
		requests: async () =>
			( await readLog() )
				.split( '\n' )
				.filter( ( line ) => line && ! line.includes( markPath ) )
				.map( ( line ) => ( {
					request: line.slice( line.indexOf( ' ' ) + 1 ),
					isCached: line.startsWith( 'HIT ' ),
				} ) ),
		close,
	};
};
