import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ShopEnv } from '../context';

/** Sends a page, compressed if the browser accepts it: settings and containers are repetitive. */
export function writeHtml(
	c: Context< ShopEnv >,
	markup: string,
	status: 200 | 404
): Response {
	c.header( 'Content-Type', 'text/html; charset=utf-8' );
	c.header( 'Vary', 'Accept-Encoding' );
	if ( ! /\bgzip\b/.test( c.req.header( 'Accept-Encoding' ) ?? '' ) ) {
		return c.body( markup, status );
	}
	c.header( 'Content-Encoding', 'gzip' );
	return c.body( new Uint8Array( gzipSync( markup ) ), status );
}
