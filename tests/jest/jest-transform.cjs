/**
 * esbuild compiles modules for Jest much faster than Babel. Files that call `jest.mock()` still need Babel: only Jest's
 * Babel plugin moves those calls above the imports.
 */
const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const esbuild = require( 'esbuild' );
const babel = require( '@wordpress/scripts/config/babel-transform' );
// Each process of Jest loads its transformer first.
require( './reuse-compiled-modules.cjs' );
require( './end-async-storages.cjs' );

const MOCKS = /\bjest\s*\.\s*(?:un)?mock\(/;

/** @type {import('esbuild').TransformOptions} */
const OPTIONS = {
	format: 'cjs',
	target: `node${ process.versions.node }`,
	jsx: 'automatic',
	sourcemap: 'external',
	// Jest runs CommonJS, so `import()` has to become `require` too.
	supported: { 'dynamic-import': false },
};

const SETTINGS = [
	readFileSync( __filename ),
	JSON.stringify( OPTIONS ),
	esbuild.version,
];

const loaderOf = ( file ) => {
	const extension = file.slice( file.lastIndexOf( '.' ) + 1 );
	// Babel also accepts JSX in `.js` files.
	return extension === 'js' ? 'jsx' : extension;
};

/** @type {import('@jest/transform').SyncTransformer} */
module.exports = {
	canInstrument: false,

	getCacheKey( source, file, options ) {
		if ( MOCKS.test( source ) ) {
			return babel.getCacheKey( source, file, options );
		}
		const hash = createHash( 'sha256' );
		for ( const part of [ ...SETTINGS, file, source ] ) {
			hash.update( part ).update( '\0' );
		}
		return hash.update( String( options.instrument ) ).digest( 'hex' );
	},

	process( source, file, options ) {
		if ( MOCKS.test( source ) ) {
			return babel.process( source, file, options );
		}
		return esbuild.transformSync( source, {
			...OPTIONS,
			loader: loaderOf( file ),
			sourcefile: file,
		} );
	},
};
