const Terser = require( 'terser-webpack-plugin' );

/**
 * Minimizes without preserving comments for translators and names of translation calls, because WordPress's tools do not
 * extract texts from this build: 12 KiB.
 */
exports.withoutHints = () =>
	new Terser( {
		terserOptions: {
			compress: { passes: 2 },
			format: { comments: false },
		},
		extractComments: false,
	} );

/** Takes a tenth of the time of Terser. Its files are 6 to 12 % larger. */
exports.quickly = () =>
	new Terser( { minify: Terser.esbuildMinify, extractComments: false } );

/**
 * For files whose functions mostly run while a page opens, unlike the badge's (`mini-cart.js`). With this comment
 * Chromium compiles all functions in the background during the download, instead of one by one on the main thread: 200 ms
 * on a slow phone. Other browsers ignore it.
 */
exports.compiledEarly = () => ( {
	apply( compiler ) {
		const { BannerPlugin, Compilation } = compiler.webpack;
		new BannerPlugin( {
			raw: true,
			banner: '//# allFunctionsCalledOnLoad',
			test: /^((add-ons|cart|checkout|frontend|globals|registry|shared)\.([0-9a-f]+\.)?|mini-cart\.[0-9a-f]+\.)js$/,
			// After the minimizer, which removes comments.
			stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
		} ).apply( compiler );
	},
} );
