/**
 * Builds the scripts for HTML that a server wrote into `build/behaviors`, for all hosts (docs/decisions/behaviors.md).
 * `--development` leaves them readable.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild from 'esbuild';
import { compile } from 'sass';
import { minify } from 'terser';
import { inRoot, root } from './root.mjs';

const { LICENSES_FILE, licensesOf } = createRequire( import.meta.url )(
	'./third-party-licenses.cjs'
);

const OUTPUT = inRoot( 'build/behaviors' );

/** Scripts that pages load by these names, each complete in one file. */
const ENTRIES = [
	'behaviors',
	'jquery-plugins',
	'email-capture',
	'order-attribution',
];

/** Imports of a room of packages/behaviors. */
const ROOM = /^@shopfront\/behaviors\/(.+)$/;

/**
 * Rooms in a file of their own, because several behaviors share them. So is each room that a script imports when it needs it.
 * Splitting by esbuild itself would give a page with a wishlist 15 small files, and the entry three.
 */
const SHARED_ROOMS = [
	'carousel',
	'collapse',
	'disclosure',
	'modal-dialog',
	'page-scroll',
	'picture-view',
	'sanitizer',
	'site-settings',
	'video',
];

const isDevelopment = process.argv.includes( '--development' );

const hashOf = ( algorithm, text, length ) =>
	createHash( algorithm ).update( text ).digest( 'hex' ).slice( 0, length );

/** Also removes what imports leave at the top level, unlike esbuild: a fifth of a small file. */
const minimize = async ( text ) => {
	const { code } = await minify( text, {
		ecma: 2020,
		module: true,
		compress: { ecma: 2020, passes: 3 },
		format: { comments: false },
	} );
	return code;
};

/** Compiles styles. A script that imports them with `?text` adds them to the page itself. */
const STYLES = {
	name: 'styles',
	setup: ( { onLoad, onResolve } ) => {
		onResolve(
			{ filter: /\.scss\?text$/ },
			( { path: file, resolveDir } ) => ( {
				path: path.join( resolveDir, file.replace( '?text', '' ) ),
				suffix: '?text',
			} )
		);
		onLoad( { filter: /\.scss$/ }, ( { path: file, suffix } ) => ( {
			contents: compile( file, {
				charset: false,
				loadPaths: [ inRoot( 'node_modules' ) ],
				style: isDevelopment ? 'expanded' : 'compressed',
			} ).css,
			loader: suffix ? 'text' : 'css',
		} ) );
	},
};

/**
 * @typedef {Object} Built
 * @property {string[]} js  Names of the script and of those that it imports at once.
 * @property {string[]} css
 */

/** @type {Map<string, Promise<Built>>} */
const built = new Map();

/** Contents by name of file. */
const contents = new Map();

/** Sources of all files. */
const sources = new Set();

/** Leaves imports of other files to the browser, by names with hashes: builds each file before those that import it. */
const leaveToBrowser = ( imported ) => ( {
	name: 'leave-to-browser',
	setup: ( { onResolve } ) =>
		onResolve( { filter: ROOM }, async ( { path: specifier, kind } ) => {
			const [ , room ] = ROOM.exec( specifier );
			const isLazy = kind === 'dynamic-import';
			if ( ! isLazy && ! SHARED_ROOMS.includes( room ) ) {
				return null;
			}
			const { js } = await buildRoom( room );
			if ( ! isLazy ) {
				js.forEach( ( file ) => imported.add( file ) );
			}
			return {
				path: `./${ js[ 0 ] }`,
				external: true,
				sideEffects: false,
			};
		} ),
} );

/**
 * @param {string}                                                name
 * @param {string}                                                source
 * @param {( code: string ) => [ name: string, content: string ]} finish
 * @return {Promise<Built>}
 */
const buildFile = async ( name, source, finish ) => {
	const imported = new Set();
	const { outputFiles, metafile } = await esbuild.build( {
		absWorkingDir: root,
		bundle: true,
		charset: 'utf8',
		define: { SHOPFRONT_BUILD: '"behaviors"' },
		entryPoints: { [ name ]: inRoot( source ) },
		format: 'esm',
		// In a file of their own.
		legalComments: 'none',
		metafile: true,
		minify: ! isDevelopment,
		outdir: OUTPUT,
		plugins: [ STYLES, leaveToBrowser( imported ) ],
		// As in tsconfig.json.
		target: 'es2022',
		write: false,
	} );
	Object.keys( metafile.inputs ).forEach( ( file ) => sources.add( file ) );
	const files = { js: [], css: [] };
	for ( const { path: output, text } of outputFiles ) {
		if ( output.endsWith( '.css' ) ) {
			files.css.push( `${ name }.css` );
			contents.set( `${ name }.css`, text );
		} else {
			const [ file, content ] = finish(
				isDevelopment ? text : await minimize( text )
			);
			files.js.push( file );
			contents.set( file, content );
		}
	}
	files.js.push( ...imported );
	return files;
};

const buildRoom = ( room ) => {
	const name = path.basename( room );
	if ( ! built.has( name ) ) {
		built.set(
			name,
			buildFile(
				name,
				`packages/behaviors/${ room }/index.ts`,
				( code ) => [
					`${ name }.${ hashOf( 'sha256', code, 8 ) }.js`,
					code,
				]
			)
		);
	}
	return built.get( name );
};

for ( const name of ENTRIES ) {
	built.set(
		name,
		buildFile( name, `assets/entries/${ name }.ts`, ( code ) => [
			`${ name }.js`,
			// Pages may load it as a script that is no module, whose names would be global.
			`(()=>{${ code }})();`,
		] )
	);
}
const manifest = {};
// Entries add those that they import.
for ( const [ name, files ] of built ) {
	manifest[ name ] = { ...( await files ), lazy: {} };
}

rmSync( OUTPUT, { recursive: true, force: true } );
mkdirSync( OUTPUT, { recursive: true } );
const write = ( name, content ) =>
	writeFileSync( path.join( OUTPUT, name ), content );
const writeJson = ( name, content ) =>
	write( name, JSON.stringify( content, null, '\t' ) );
for ( const [ name, content ] of contents ) {
	write( name, content );
	if ( ! isDevelopment ) {
		write( `${ name }.br`, brotliCompressSync( content ) );
	}
}
writeJson( 'manifest.json', manifest );
writeJson(
	'files.json',
	Object.fromEntries(
		[ ...contents ].map( ( [ name, content ] ) => [
			name,
			hashOf( 'md5', content, 12 ),
		] )
	)
);
write(
	LICENSES_FILE,
	licensesOf( [ ...sources ].map( ( file ) => inRoot( file ) ) )
);
