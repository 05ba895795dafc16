import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, extname, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { ShopEnv } from '../context';

const TYPES: Record< string, string > = {
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	// An add-on's source, as text: pages load its build.
	'.jsx': 'text/plain; charset=utf-8',
	'.json': 'application/json',
	'.map': 'application/json',
	'.svg': 'image/svg+xml',
	'.webm': 'video/webm',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};
const ALREADY_SMALL = new Set( [ '.webm', '.webp', '.woff2' ] );

/** Caches may keep a file with a content hash forever. */
const HASHED = /[.-][0-9a-f]{8,}\.(?:js|css|svg|woff2)(?:\.map)?$/;

/** `null` for a malformed path, such as `%`. */
const decodePath = ( path: string ): string | null => {
	try {
		return decodeURIComponent( path );
	} catch {
		return null;
	}
};

/** `null` for a missing file, or one outside the folder. */
const findFile = ( folder: string, path: string ): string | null => {
	const file = normalize( join( folder, path ) );
	const isInside = file.startsWith( normalize( folder ) + sep );
	return isInside && TYPES[ extname( file ) ] && existsSync( file )
		? file
		: null;
};

/** In the smallest encoding that the browser accepts. */
const encode = (
	file: string,
	accepted: string
): { body: Buffer; encoding: string | null } => {
	if ( /\bbr\b/.test( accepted ) && existsSync( `${ file }.br` ) ) {
		return { body: readFileSync( `${ file }.br` ), encoding: 'br' };
	}
	const body = readFileSync( file );
	return /\bgzip\b/.test( accepted ) && ! ALREADY_SMALL.has( extname( file ) )
		? { body: gzipSync( body ), encoding: 'gzip' }
		: { body, encoding: null };
};

const serve = ( c: Context< ShopEnv >, file: string ): Response => {
	const { mtimeMs, size } = statSync( file );
	const tag = `W/"${ Math.trunc( mtimeMs ).toString( 36 ) }-${ size.toString( 36 ) }"`;
	c.header( 'ETag', tag );
	c.header( 'Vary', 'Accept-Encoding' );
	c.header(
		'Cache-Control',
		HASHED.test( file )
			? 'public, max-age=31536000, immutable'
			: 'public, no-cache'
	);
	c.header( 'X-Content-Type-Options', 'nosniff' );
	if ( c.req.header( 'If-None-Match' ) === tag ) {
		return c.body( null, 304 );
	}
	const { body, encoding } = encode(
		file,
		c.req.header( 'Accept-Encoding' ) ?? ''
	);
	c.header( 'Content-Type', TYPES[ extname( file ) ] );
	if ( encoding ) {
		c.header( 'Content-Encoding', encoding );
	}
	return c.body( new Uint8Array( body ) );
};

/** Other requests fall through to the next route. */
export const serveFolder = (
	app: Hono< ShopEnv >,
	path: string,
	folder: string
): void => {
	app.get( `${ path }/*`, async ( c, next ) => {
		const relative = decodePath( c.req.path.slice( path.length ) );
		const file = relative === null ? null : findFile( folder, relative );
		if ( file === null ) {
			await next();
			return;
		}
		return serve( c, file );
	} );
};
