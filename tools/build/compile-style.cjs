/** Webpack loader: adds the prefixes that supported browsers need to a style sheet, and minimizes it, with esbuild. */
const esbuild = require( 'esbuild' );

/** Prefixes are for these and newer ones; older browsers get the platform's pages as they are. */
const BROWSERS = [
	'chrome109',
	'edge109',
	'firefox115',
	'safari15.4',
	'ios15.4',
];

/** @type {import('webpack').LoaderDefinitionFunction} */
module.exports = function ( source ) {
	const done = this.async();
	esbuild
		.transform( source, {
			loader: 'css',
			minify: this.mode === 'production',
			target: BROWSERS,
			charset: 'utf8',
		} )
		.then( ( { code } ) => done( null, code ), done );
};
