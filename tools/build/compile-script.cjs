/**
 * Webpack loader: compiles scripts with esbuild. The browsers of WordPress's list need no older syntax, so Babel would only
 * remove types and JSX, in twenty times the time. Keeps comments for translators.
 */
const esbuild = require( 'esbuild' );

/** @type {import('esbuild').TransformOptions} */
const OPTIONS = {
	// As in tsconfig.json.
	target: 'es2022',
	jsx: 'automatic',
	charset: 'utf8',
};

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

/** @type {import('webpack').LoaderDefinitionFunction} */
module.exports = function ( source ) {
	const done = this.async();
	const extension = /\.\w+$/.exec( this.resourcePath )[ 0 ];
	esbuild
		.transform( source, {
			...OPTIONS,
			// Babel accepts JSX in `.js` files too.
			loader: LOADERS[ extension ] ?? 'jsx',
			sourcefile: this.resourcePath,
			sourcemap: this.sourceMap ? 'external' : false,
		} )
		.then(
			( { code, map } ) => done( null, code, map || undefined ),
			done
		);
};
