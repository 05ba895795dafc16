/**
 * Loader: compiles a style sheet with Sass, and adds the prefixes that supported browsers need, includes pictures and minimizes it
 * with esbuild. Gives its text to `import styles from './style.scss?text'`, else a module for the loader that extracts styles.
 */
const path = require( 'path' );
const esbuild = require( 'esbuild' );
const { compile } = require( 'sass' );
const { fileURLToPath } = require( 'url' );

/** Prefixes are for these and newer ones; older browsers get the platform's pages as they are. */
const BROWSERS = [
	'chrome109',
	'edge109',
	'firefox115',
	'safari15.4',
	'ios15.4',
];

const compileStyle = async ( loader ) => {
	const { css, loadedUrls } = compile( loader.resourcePath, {
		charset: false,
		loadPaths: [ path.join( __dirname, '../../node_modules' ) ],
	} );
	loadedUrls.forEach( ( url ) =>
		loader.addDependency( fileURLToPath( url ) )
	);
	const { outputFiles } = await esbuild.build( {
		stdin: {
			contents: css,
			loader: 'css',
			resolveDir: path.dirname( loader.resourcePath ),
		},
		bundle: true,
		charset: 'utf8',
		loader: { '.svg': 'dataurl' },
		logLevel: 'silent',
		minify: loader.mode === 'production',
		target: BROWSERS,
		write: false,
	} );
	return outputFiles[ 0 ].text.trimEnd();
};

/** @type {import('@rspack/core').LoaderDefinition} */
module.exports = function () {
	const done = this.async();
	const isText = this.resourceQuery.includes( 'text' );
	compileStyle( this ).then(
		( css ) =>
			done(
				null,
				isText
					? css
					: `export default ${ JSON.stringify( [
							[ this.resourcePath, css ],
						] ) };`
			),
		done
	);
};
