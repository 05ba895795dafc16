/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	brotliCompressSync,
	brotliDecompressSync,
	gunzipSync,
} from 'node:zlib';
import { Hono } from 'hono';
import type { ShopEnv } from '../context';
import { serveFolder } from './static-files';

const root = mkdtempSync( join( tmpdir(), 'shopfront-files-' ) );
const folder = join( root, 'public' );
const app = new Hono< ShopEnv >();

beforeAll( () => {
	mkdirSync( folder );
	writeFileSync( join( root, 'secret.js' ), 'secret' );
	writeFileSync( join( folder, 'a.js' ), 'plain' );
	writeFileSync( join( folder, 'a.js.br' ), brotliCompressSync( 'small' ) );
	writeFileSync( join( folder, 'b.svg' ), '<svg/>' );
	writeFileSync( join( folder, 'notes.md' ), 'not for visitors' );
	serveFolder( app, '/files', folder );
} );
afterAll( () => rmSync( root, { recursive: true } ) );

const get = ( path: string, accepted = '' ) =>
	app.request( path, { headers: { 'Accept-Encoding': accepted } } );

test( 'sends the smallest encoding that the browser accepts', async () => {
	const brotli = await get( '/files/a.js', 'gzip, br' );
	expect( brotli.headers.get( 'Content-Encoding' ) ).toBe( 'br' );
	expect(
		brotliDecompressSync( await brotli.arrayBuffer() ).toString()
	).toBe( 'small' );
	const gzip = await get( '/files/b.svg', 'gzip, br' );
	expect( gzip.headers.get( 'Content-Encoding' ) ).toBe( 'gzip' );
	expect( gunzipSync( await gzip.arrayBuffer() ).toString() ).toBe(
		'<svg/>'
	);
	const plain = await get( '/files/a.js?w=300' );
	expect( plain.headers.get( 'Content-Encoding' ) ).toBeNull();
	expect( plain.headers.get( 'Content-Type' ) ).toBe(
		'text/javascript; charset=utf-8'
	);
	expect( await plain.text() ).toBe( 'plain' );
} );

test.each( [
	'/files/../secret.js',
	'/files/%2e%2e/secret.js',
	'/files/..%2fsecret.js',
	'/files/%2e%2e%5csecret.js',
	'/files/notes.md',
	'/files/missing.js',
	'/files/',
	'/files/%',
] )( 'does not serve %s', async ( path ) => {
	const response = await get( path );
	expect( response.status ).toBe( 404 );
	expect( await response.text() ).not.toContain( 'secret' );
} );
