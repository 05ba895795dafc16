import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { contentPolicy } from '../content-policy';
import type { ShopEnv } from '../context';

/** Settings and containers are repetitive, so we compress. Caches use the tag to ask whether a page changed. */
export const writeHtml = (
	c: Context< ShopEnv >,
	markup: string,
	{ status, hasTag = false }: { status: 200 | 404 | 410; hasTag?: boolean }
): Response => {
	c.header( 'Content-Type', 'text/html; charset=utf-8' );
	c.header( 'Vary', 'Accept-Encoding' );
	c.header( 'Content-Security-Policy', contentPolicy() );
	if ( hasTag ) {
		const tag = `W/"${ createHash( 'sha1' ).update( markup ).digest( 'hex' ) }"`;
		c.header( 'ETag', tag );
		if ( c.req.header( 'If-None-Match' ) === tag ) {
			return c.body( null, 304 );
		}
	}
	if ( ! /\bgzip\b/.test( c.req.header( 'Accept-Encoding' ) ?? '' ) ) {
		return c.body( markup, status );
	}
	c.header( 'Content-Encoding', 'gzip' );
	return c.body( new Uint8Array( gzipSync( markup ) ), status );
};
