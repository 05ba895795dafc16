import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { integrityOf, writePackage } from './package-contents.mjs';
import { inRoot } from '../support/root.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-package-' ) );
after( () => rmSync( folder, { recursive: true } ) );
const at = ( ...parts ) => path.join( folder, ...parts );

const write = ( name, content ) => {
	mkdirSync( path.dirname( at( name ) ), { recursive: true } );
	writeFileSync( at( name ), content );
};
const npm = ( cwd, ...args ) =>
	execFileSync(
		'npm',
		[ ...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund' ],
		{ cwd, encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] }
	);

/** Every kind of file, and a file of an earlier build. */
const BUILD = {
	'frontend.js': 'entry',
	'cart.1234abcd.js': 'chunk',
	'cart.1234abcd.css': 'styles',
	'translations.de_DE.12ab34cd.js': 'texts',
};

const BEHAVIORS = [ 'behaviors.js', 'product-tabs.1234abcd.js' ];

const pack = ( name ) => {
	writePackage( {
		root: at( 'root' ),
		build: at( 'build' ),
		behaviors: at( 'behaviors' ),
		render: at( 'render' ),
		readme: inRoot( 'tools/package/package-readme.md' ),
		output: at( name, 'package' ),
	} );
	npm( at( name ), 'pack', './package' );
	const [ tarball ] = readdirSync( at( name ) ).filter( ( file ) =>
		file.endsWith( '.tgz' )
	);
	return at( name, tarball );
};

describe( 'the package for hosts without WordPress', () => {
	let tarball;
	let installed;
	before( () => {
		for ( const [ name, content ] of Object.entries( BUILD ) ) {
			write( `build/${ name }`, content );
			write( `build/${ name }.br`, `compressed ${ content }` );
		}
		for ( const name of BEHAVIORS ) {
			write( `behaviors/${ name }`, name );
			write( `behaviors/${ name }.br`, `compressed ${ name }` );
		}
		write(
			'behaviors/files.json',
			JSON.stringify(
				Object.fromEntries(
					[ ...BEHAVIORS, 'behaviors.css' ].map( ( name ) => [
						name,
						'5f',
					] )
				)
			)
		);
		write( 'behaviors/manifest.json', '{}' );
		write( 'build/THIRD-PARTY-LICENSES.txt', 'licenses' );
		write( 'behaviors/THIRD-PARTY-LICENSES.txt', 'licenses' );
		write( 'build/cart.00000000.js', 'stale' );
		write( 'render/render.mjs', 'export const renderBlock = 1;' );
		write(
			'build/manifest.json',
			JSON.stringify( {
				frontend: {
					js: [ 'frontend.js' ],
					translations: { de_DE: 'translations.de_DE.12ab34cd.js' },
				},
			} )
		);
		write(
			'build/files.json',
			JSON.stringify( {
				'frontend.js': '5f',
				'cart.1234abcd.js': '5f',
				'cart.1234abcd.css': '5f',
			} )
		);
		write( 'root/packages/types/dist/index.d.ts', 'export {};' );
		for ( const file of [
			'package.json',
			'LICENSE',
			'packages/types/package.json',
			'php-stubs/mini-cart/badge.css',
		] ) {
			mkdirSync( path.dirname( at( 'root', file ) ), {
				recursive: true,
			} );
			cpSync( inRoot( file ), at( 'root', file ) );
		}
		tarball = pack( 'first' );
		write( 'host/package.json', '{ "private": true }' );
		npm( at( 'host' ), 'install', tarball, '--legacy-peer-deps' );
		installed = at( 'host/node_modules/shopfront' );
	} );

	test( 'contains the files of the build, compressed too, and no stale files', () => {
		assert.deepEqual(
			readdirSync( path.join( installed, 'dist' ) ).sort(),
			[
				...Object.keys( BUILD ).flatMap( ( name ) => [
					name,
					`${ name }.br`,
				] ),
				'THIRD-PARTY-LICENSES.txt',
				'badge.css',
				'manifest.json',
			].sort()
		);
		assert.deepEqual( readdirSync( installed ).sort(), [
			'LICENSE',
			'README.md',
			'behaviors',
			'dist',
			'package.json',
			'render',
			'types',
		] );
	} );

	test( 'has the hash of every file in its manifest', () => {
		const { integrity, frontend } = createRequire( at( 'host/page.js' ) )(
			'shopfront/manifest.json'
		);
		assert.deepEqual( frontend.js, [ 'frontend.js' ] );
		assert.deepEqual(
			integrity,
			Object.fromEntries(
				Object.keys( BUILD )
					.sort()
					.map( ( name ) => [
						name,
						integrityOf(
							readFileSync( path.join( installed, 'dist', name ) )
						),
					] )
			)
		);
		// From the specification of Subresource Integrity.
		assert.equal(
			integrityOf( Buffer.from( "alert('Hello, world.');" ) ),
			'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO'
		);
	} );

	test( 'contains the behaviors with their hashes', () => {
		const { integrity } = createRequire( at( 'host/page.js' ) )(
			'shopfront/behaviors/manifest.json'
		);
		assert.deepEqual( Object.keys( integrity ), BEHAVIORS );
		assert.deepEqual(
			readdirSync( path.join( installed, 'behaviors' ) ).sort(),
			[
				...BEHAVIORS.flatMap( ( name ) => [ name, `${ name }.br` ] ),
				'THIRD-PARTY-LICENSES.txt',
				'manifest.json',
			].sort()
		);
	} );

	test( 'resolves its script, its files and its types', () => {
		const { resolve } = createRequire( at( 'host/page.js' ) );
		assert.equal(
			resolve( 'shopfront' ),
			path.join( installed, 'dist/frontend.js' )
		);
		assert.equal(
			resolve( 'shopfront/dist/cart.1234abcd.css' ),
			path.join( installed, 'dist/cart.1234abcd.css' )
		);
		assert.equal(
			resolve( 'shopfront/render' ),
			path.join( installed, 'render/render.mjs' )
		);
		const { version, license, exports } = JSON.parse(
			readFileSync( path.join( installed, 'package.json' ), 'utf8' )
		);
		assert.equal( license, 'GPL-2.0-or-later' );
		assert.match( version, /^\d+\.\d+\.\d+$/ );
		readFileSync( path.join( installed, exports[ '.' ].types ) );
	} );

	test( 'has the same bytes each time', () => {
		assert.ok(
			readFileSync( pack( 'second' ) ).equals( readFileSync( tarball ) )
		);
	} );
} );
