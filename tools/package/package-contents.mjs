import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';

const readJson = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );
const toJson = ( value ) => JSON.stringify( value, null, '\t' ) + '\n';

/**
 * For the attribute `integrity`.
 *
 * @param {Buffer} content
 */
export const integrityOf = ( content ) =>
	`sha384-${ createHash( 'sha384' ).update( content ).digest( 'base64' ) }`;

/** Files that pages can load: entries, chunks and translations, in a fixed order. */
const listFiles = ( manifest, files ) =>
	[
		...new Set( [
			...Object.keys( files ),
			...Object.values( manifest.frontend.translations ?? {} ),
		] ),
	].sort();

/** From tools/build/third-party-licenses.cjs. */
const LICENSES_FILE = 'THIRD-PARTY-LICENSES.txt';

/**
 * Includes compressed versions and licenses. Writes a manifest with hashes.
 *
 * @param {string}   build    Folder of the build.
 * @param {string}   output   Existing folder.
 * @param {Object}   manifest
 * @param {string[]} names    The files.
 */
const copyBuild = ( build, output, manifest, names ) => {
	cpSync(
		path.join( build, LICENSES_FILE ),
		path.join( output, LICENSES_FILE )
	);
	const integrity = {};
	for ( const name of names ) {
		for ( const file of [ name, `${ name }.br` ] ) {
			cpSync( path.join( build, file ), path.join( output, file ) );
		}
		integrity[ name ] = integrityOf(
			readFileSync( path.join( output, name ) )
		);
	}
	writeFileSync(
		path.join( output, 'manifest.json' ),
		toJson( { ...manifest, integrity } )
	);
};

const describePackage = ( { version, license, description }, types ) => ( {
	name: 'shopfront',
	version,
	description,
	license,
	files: [ 'dist', 'behaviors', 'render', 'types' ],
	exports: {
		'.': {
			types: './types/index.d.ts',
			default: './dist/frontend.js',
		},
		'./manifest.json': './dist/manifest.json',
		'./dist/*': './dist/*',
		'./behaviors/*': './behaviors/*',
		'./render': {
			types: './render/render.d.mts',
			default: './render/render.mjs',
		},
		'./package.json': './package.json',
	},
	types: './types/index.d.ts',
	sideEffects: true,
	// Only the types need them, and only for add-ons.
	peerDependencies: types.peerDependencies,
	peerDependenciesMeta: Object.fromEntries(
		Object.keys( types.peerDependencies ).map( ( name ) => [
			name,
			{ optional: true },
		] )
	),
} );

/**
 * The folder that becomes the npm package of hosts without WordPress.
 *
 * @param {Object} folders
 * @param {string} folders.root      The repository, or a part of it: package.json, LICENSE, packages/types, the style of the badge.
 * @param {string} folders.build     The standalone build.
 * @param {string} folders.behaviors The build of behaviors.
 * @param {string} folders.render    The build of `renderBlock()`.
 * @param {string} folders.readme    The README of the package.
 * @param {string} folders.output    Is replaced.
 */
export const writePackage = ( {
	root,
	build,
	behaviors,
	render,
	readme,
	output,
} ) => {
	rmSync( output, { recursive: true, force: true } );
	const at = ( ...parts ) => path.join( output, ...parts );
	mkdirSync( at( 'dist' ), { recursive: true } );
	mkdirSync( at( 'types' ) );
	mkdirSync( at( 'behaviors' ) );
	const read = ( folder, name ) => readJson( path.join( folder, name ) );
	const manifest = read( build, 'manifest.json' );
	copyBuild(
		build,
		at( 'dist' ),
		manifest,
		listFiles( manifest, read( build, 'files.json' ) )
	);
	copyBuild(
		behaviors,
		at( 'behaviors' ),
		read( behaviors, 'manifest.json' ),
		Object.keys( read( behaviors, 'files.json' ) ).filter( ( name ) =>
			name.endsWith( '.js' )
		)
	);
	cpSync( render, at( 'render' ), { recursive: true } );
	cpSync(
		path.join( root, 'php-stubs/mini-cart/badge.css' ),
		at( 'dist/badge.css' )
	);
	const types = path.join( root, 'packages/types' );
	cpSync( path.join( types, 'dist/index.d.ts' ), at( 'types/index.d.ts' ) );
	cpSync( path.join( root, 'LICENSE' ), at( 'LICENSE' ) );
	cpSync( readme, at( 'README.md' ) );
	writeFileSync(
		at( 'package.json' ),
		toJson(
			describePackage(
				readJson( path.join( root, 'package.json' ) ),
				readJson( path.join( types, 'package.json' ) )
			)
		)
	);
};
