import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { experiments } from '@rspack/core';
import { build } from 'esbuild';
import { root } from '../support/root.mjs';

/** Every page of a shop loads the badge's script. */
const LIMIT_BYTES = 3904;

test( 'keeps the script of badge and drawer below 3.8 KiB (gzip)', async () => {
	const { outputFiles } = await build( {
		absWorkingDir: root,
		entryPoints: [ 'assets/entries/mini-cart.ts' ],
		bundle: true,
		format: 'iife',
		target: 'es2022',
		write: false,
	} );
	const { code } = await experiments.swc.minify( outputFiles[ 0 ].text, {
		compress: { passes: 2 },
		mangle: { toplevel: true },
	} );
	const size = gzipSync( code ).length;
	assert.ok( size > 1000, `${ size } bytes` );
	assert.ok( size <= LIMIT_BYTES, `${ size } bytes` );
} );
