import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { rspack } from '@rspack/core';

const { GROUPS_OF_GLOBALS } = createRequire( import.meta.url )(
	'./chunks.cjs'
);

/** An entry as assets/entries/frontend.ts, with the modules of docs/decisions/lazy-boundary.md. */
const FILES = {
	'entry.js': `
		export const checkout = () => import( /* webpackChunkName: "checkout" */ './checkout' );
		export const globals = () => import( /* webpackChunkName: "globals" */ './globals' );
		export const both = () => import( /* webpackChunkName: "order-stores" */ './globals' );`,
	'checkout.js': `export { order } from './order'; export const checkout = 'of the checkout';`,
	'globals.js': `export { order } from './order'; export const globals = 'of the globals';`,
	'order.js': `export const order = 'of the order';`,
};

const folder = mkdtempSync( path.join( tmpdir(), 'chunks-' ) );

const build = () =>
	new Promise( ( resolve, reject ) =>
		rspack( {
			mode: 'none',
			context: folder,
			entry: './entry.js',
			output: { path: path.join( folder, 'out' ), library: 'test' },
			optimization: {
				mergeDuplicateChunks: false,
				splitChunks: {
					cacheGroups: {
						default: false,
						defaultVendors: false,
						...GROUPS_OF_GLOBALS,
					},
				},
			},
		} ).run( ( error, stats ) =>
			error || stats.hasErrors()
				? reject( error ?? new Error( stats.toString() ) )
				: resolve( stats.compilation )
		)
	);

/** The files of each chunk, and the chunks that load with each. */
const files = new Map();
const groups = new Map();

before( async () => {
	for ( const [ name, code ] of Object.entries( FILES ) ) {
		writeFileSync( path.join( folder, name ), code );
	}
	const { chunkGraph, namedChunkGroups, namedChunks } = await build();
	for ( const [ name, chunk ] of namedChunks ) {
		files.set(
			name,
			chunkGraph
				.getChunkModules( chunk )
				.map( ( { resource } ) => path.basename( resource ?? '' ) )
		);
	}
	for ( const [ name, group ] of namedChunkGroups ) {
		groups.set( name, group.chunks.map( ( chunk ) => chunk.name ).sort() );
	}
} );

after( () => rmSync( folder, { recursive: true } ) );

const chunksWith = ( file ) =>
	[ ...files.keys() ]
		.filter( ( name ) => files.get( name ).includes( file ) )
		.sort();

test( 'a module of the checkout is not repeated in its globals', () =>
	assert.deepEqual( chunksWith( 'order.js' ), [
		'checkout',
		'order-stores',
	] ) );

test( 'what globals of all pages need is in one chunk', () =>
	assert.deepEqual( chunksWith( 'globals.js' ), [ 'globals' ] ) );

test( 'only the globals of a checkout load its block', () => {
	assert.deepEqual( groups.get( 'globals' ), [ 'checkout', 'globals' ] );
	assert.deepEqual( groups.get( 'order-stores' ), [
		'globals',
		'order-stores',
	] );
} );
