/** @jest-environment node */
import { build } from 'esbuild';
import { minify } from 'terser';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );

/** Every page of a shop loads the badge's script. */
const LIMIT_BYTES = 3904;

/** webpack's output is this much larger. */
const WRAPPER_BYTES = 4;

it( 'keeps the script of badge and drawer below 3.8 KiB (gzip)', async () => {
	const { outputFiles } = await build( {
		absWorkingDir: ROOT,
		entryPoints: [ 'assets/entries/mini-cart.ts' ],
		bundle: true,
		format: 'iife',
		target: 'es2022',
		write: false,
	} );
	const { code = '' } = await minify( outputFiles[ 0 ]?.text ?? '', {
		compress: { passes: 2 },
		format: { comments: false },
		toplevel: true,
	} );
	const size = gzipSync( code ).length;
	expect( size ).toBeGreaterThan( 1000 );
	expect( size ).toBeLessThanOrEqual( LIMIT_BYTES - WRAPPER_BYTES );
} );
