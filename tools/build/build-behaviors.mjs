/**
 * Builds the scripts for HTML that a server wrote into `build/behaviors`, for all hosts (docs/decisions/behaviors.md).
 * `--development` leaves them readable.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { experiments } from '@rspack/core';
import esbuild from 'esbuild';
import { compile } from 'sass';
import { inRoot, root } from '../support/root.mjs';

const { LICENSES_FILE, licensesOf } = createRequire( import.meta.url )(
	'./third-party-licenses.cjs'
);

const OUTPUT = inRoot( 'build/behaviors' );

/** Scripts that pages load by these names, each complete in one file. */
const ENTRIES = [
	'behaviors',
	'classic-gateways',
	'commerce-events',
	'jquery-plugins',
	'email-capture',
	'field-data',
	'field-data-start',
	'first-paint',
	'mini-cart-press',
	'order-attribution',
];

/** An entry that pages import, because they need what it exports. */
const IMPORTED_ENTRY = 'field-data';

const INLINE = [ 'first-paint.js', 'mini-cart-press.js' ];

/** Imports of another room of packages/behaviors, or of a file in the same. */
const OWN_IMPORT = /^(@shopfront\/behaviors\/|\.)/;

/**
 * Rooms in a file of their own, because several behaviors share them. So is each room that a script imports when it needs it.
 * Splitting by esbuild itself would give a page with a wishlist 15 small files, and the entry three.
 */
const SHARED_ROOMS = [
	'dialogs/modal-dialog',
	'dialogs/picture-view',
	'disclosure/collapse',
	'engine/dom',
	'engine/sanitizer',
	'engine/site-settings',
	'motion/carousel',
	'motion/page-scroll',
].map( ( room ) => inRoot( 'packages/behaviors', room, 'index.ts' ) );

/** Marks our own questions to esbuild. */
const RESOLVING = 'resolving';

const isDevelopment = process.argv.includes( '--development' );

const hashOf = ( algorithm, text, length ) =>
	createHash( algorithm ).update( text ).digest( 'hex' ).slice( 0, length );

/** Also removes what imports leave at the top level, unlike esbuild: a fifth of a small file. */
const minimize = async ( text ) => {
	const { code } = await experiments.swc.minify( text, {
		module: true,
		mangle: true,
		compress: { ecma: 2022, passes: 3 },
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
 * @property {string}                                name     Its name in the manifest.
 * @property {string}                                file     Its script.
 * @property {Object<string, string>}                contents The script and its styles, by file.
 * @property {Array<{ path: string, kind: string }>} imports  Left to the browser.
 * @property {string[]}                              sources
 */

/** Leaves imports of other files to the browser, by names with hashes: builds each file before the files that import it. */
const LEAVE_TO_BROWSER = {
	name: 'leave-to-browser',
	setup: ( { onResolve, resolve } ) =>
		onResolve( { filter: OWN_IMPORT }, async ( args ) => {
			const { path: specifier, kind, importer, resolveDir } = args;
			const isLazy = kind === 'dynamic-import';
			const isInRoom = specifier.startsWith( '.' );
			if ( args.pluginData === RESOLVING || ( isInRoom && ! isLazy ) ) {
				return null;
			}
			const { path: source, errors } = await resolve( specifier, {
				kind,
				importer,
				resolveDir,
				pluginData: RESOLVING,
			} );
			if ( ! source || ! ( isLazy || SHARED_ROOMS.includes( source ) ) ) {
				return { errors };
			}
			const { file } = await buildModule( source );
			return { path: `./${ file }`, external: true, sideEffects: false };
		} ),
};

/**
 * @param {string}                     source
 * @param {string}                     name
 * @param {( code: string ) => string} nameFile
 * @param {( code: string ) => string} wrap
 * @return {Promise<Built>}
 */
const build = async ( source, name, nameFile, wrap = ( code ) => code ) => {
	const { outputFiles, metafile } = await esbuild.build( {
		absWorkingDir: root,
		bundle: true,
		charset: 'utf8',
		define: { SHOPFRONT_BUILD: '"behaviors"' },
		entryPoints: { [ name ]: source },
		format: 'esm',
		// In a file of their own.
		legalComments: 'none',
		metafile: true,
		minify: ! isDevelopment,
		outdir: OUTPUT,
		plugins: [ STYLES, LEAVE_TO_BROWSER ],
		// As in tsconfig.json.
		target: 'es2022',
		write: false,
	} );
	const textOf = ( type ) =>
		outputFiles.find( ( output ) => output.path.endsWith( type ) )?.text;
	const styles = textOf( '.css' );
	const code = textOf( '.js' );
	const content = wrap( isDevelopment ? code : await minimize( code ) );
	const file = nameFile( content );
	return {
		name,
		file,
		contents: {
			[ file ]: content,
			...( styles && { [ `${ name }.css` ]: styles } ),
		},
		imports: Object.values( metafile.outputs ).flatMap(
			( output ) => output.imports
		),
		sources: Object.keys( metafile.inputs ),
	};
};

/** @type {Map<string, Promise<Built>>} By source. */
const modules = new Map();

/** Builds a module that others import, once; it has the name of its file or of its room. */
const buildModule = ( source ) => {
	const { dir, name: base } = path.parse( source );
	const name = base === 'index' ? path.basename( dir ) : base;
	if ( ! modules.has( source ) ) {
		modules.set(
			source,
			build(
				source,
				name,
				( code ) => `${ name }.${ hashOf( 'sha256', code, 8 ) }.js`
			)
		);
	}
	return modules.get( source );
};

const entries = await Promise.all(
	ENTRIES.map( ( name ) =>
		build(
			inRoot( `assets/entries/${ name }.ts` ),
			name,
			() => `${ name }.js`,
			// Pages may load it as a script that is no module, whose names would be global.
			( code ) =>
				name === IMPORTED_ENTRY ? code : `(()=>{${ code }})();`
		)
	)
);

const modulesByPath = new Map(
	( await Promise.all( modules.values() ) ).map( ( module ) => [
		`./${ module.file }`,
		module,
	] )
);

/** Returns a file and its imports that load with it. */
const withImports = ( { file, imports } ) => [
	file,
	...imports
		.filter( ( { kind } ) => kind === 'import-statement' )
		.flatMap( ( { path: imported } ) =>
			withImports( modulesByPath.get( imported ) )
		),
];

/** The build's files by name: modules that the entries import, at once or lazily. */
const used = new Map();
const use = ( one ) => {
	const other = used.get( one.name ) ?? one;
	if ( other !== one ) {
		throw new Error( `Two modules have the name ${ one.name }.` );
	}
	if ( ! used.has( one.name ) ) {
		used.set( one.name, one );
		one.imports.forEach( ( { path: file } ) =>
			use( modulesByPath.get( file ) )
		);
	}
};
entries.forEach( use );
const files = [ ...used.values() ];

rmSync( OUTPUT, { recursive: true, force: true } );
mkdirSync( OUTPUT, { recursive: true } );
const write = ( name, content ) =>
	writeFileSync( path.join( OUTPUT, name ), content );
const writeJson = ( name, pairs ) =>
	write( name, JSON.stringify( Object.fromEntries( pairs ), null, '\t' ) );
const contents = files.flatMap( ( one ) => Object.entries( one.contents ) );
for ( const [ name, content ] of contents ) {
	write( name, content );
	if ( ! isDevelopment ) {
		write( `${ name }.br`, brotliCompressSync( content ) );
	}
}
// WordPress formats the content of a page, and takes a `<` for the start of a tag.
for ( const { file, contents: inline } of files ) {
	if ( INLINE.includes( file ) && inline[ file ].includes( '<' ) ) {
		throw new Error(
			`${ file } is inline in content, so it must not contain "<".`
		);
	}
}
writeJson(
	'manifest.json',
	files.map( ( one ) => [
		one.name,
		{
			js: [ ...new Set( withImports( one ) ) ],
			css: Object.keys( one.contents ).filter( ( name ) =>
				name.endsWith( '.css' )
			),
			lazy: {},
		},
	] )
);
writeJson(
	'files.json',
	contents.map( ( [ name, content ] ) => [
		name,
		hashOf( 'md5', content, 12 ),
	] )
);
write(
	LICENSES_FILE,
	licensesOf(
		files
			.flatMap( ( one ) => one.sources )
			.map( ( file ) => inRoot( file ) )
	)
);
