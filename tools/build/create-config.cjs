/**
 * The configuration that the builds of all blocks share, on top of a base: WordPress's for webpack (webpack.config.js), or our own
 * for Rspack, which takes the same options (shop-config.mjs).
 */
const path = require( 'path' );
const { isShared, SHARED } = require( './chunks.cjs' );

const root = ( ...parts ) => path.resolve( __dirname, '../..', ...parts );

/** Styles imported as text, which a lazy module adds itself: `import styles from './style.scss?text'`. */
const AS_TEXT = /text/;

const COMPILE_STYLE = require.resolve( './compile-style.cjs' );

const createRules = ( extractStyles ) => [
	{
		test: /\.m?(j|t)sx?$/,
		exclude: /node_modules/,
		use: [ require.resolve( './compile-script.cjs' ) ],
	},
	{
		test: /\.s?css$/,
		resourceQuery: { not: [ AS_TEXT ] },
		use: [ extractStyles, COMPILE_STYLE ],
	},
	{
		test: /\.s?css$/,
		resourceQuery: AS_TEXT,
		type: 'asset/source',
		use: [ COMPILE_STYLE ],
	},
	{
		test: /[\\/]node_modules[\\/](jquery-migrate|block-ui)[\\/]/,
		use: [ require.resolve( './hide-module-systems.cjs' ) ],
	},
];

/**
 * Modules parsed without webpack features, which would otherwise decorate their `module` in every page's script, and
 * include all languages of moment.
 */
const SELF_CONTAINED = [
	/[\\/]node_modules[\\/]lodash[\\/]lodash\.js$/,
	/[\\/]node_modules[\\/]moment[\\/]moment\.js$/,
];

/** The entry of pages with blocks. */
const FRONTEND = root( 'assets/entries/frontend.ts' );

/**
 * Scripts of pages without blocks, each complete in one file. That of the badge has the name of the block that it loads,
 * which is also the name of the block's chunk.
 */
const PAGE_SCRIPTS = {
	badge: {
		import: root( 'assets/entries/mini-cart.ts' ),
		filename: 'mini-cart.js',
	},
	'add-to-cart': root( 'assets/entries/add-to-cart.ts' ),
	'page-cart': root( 'assets/entries/page-cart.ts' ),
};

/**
 * Returns a function that creates the configuration of a build.
 *
 * @param {Object} bundler               webpack or Rspack.
 * @param {Object} bundler.plugins       Its plugins.
 * @param {Object} bundler.ExtractStyles
 * @param {Object} base
 */
const createBuild =
	( { plugins, ExtractStyles }, base ) =>
	/**
	 * @param {string} name    Folder below build/ and name of the runtime.
	 * @param {Object} changes
	 */
	( name, changes ) => ( {
		...base,
		name,
		module: {
			noParse: SELF_CONTAINED,
			rules: createRules( ExtractStyles.loader ),
		},
		entry: changes.entry ?? { frontend: FRONTEND },
		output: {
			...base.output,
			path: root( 'build', name ),
			// The entry detects its own folder (assets/entries/public-path.ts), because 'auto' throws in inlined scripts.
			publicPath: '',
			uniqueName: `shopfront-${ name }`,
			// The entry replaces it by the policy that all of our scripts share (assets/entries/public-path.ts).
			trustedTypes: {
				policyName: 'shopfront',
				onPolicyCreationFailure: 'continue',
			},
			chunkLoadingGlobal: `shopfrontChunks_${ name }`,
			filename: '[name].js',
			chunkFilename: '[name].[contenthash:8].js',
			...changes.output,
		},
		resolve: {
			...base.resolve,
			alias: {
				...base.resolve.alias,
				...changes.alias,
				'@shopfront': root( 'packages' ),
				requestidlecallback$: root(
					'assets/entries/request-idle-callback.ts'
				),
			},
		},
		optimization: {
			...base.optimization,
			// Each page's script lists a chunk once, instead of by number and name.
			chunkIds: 'named',
			runtimeChunk: changes.runtimeChunk ?? false,
			minimizer: changes.minimizer ?? base.optimization.minimizer,
			minimize: changes.minimize ?? base.optimization.minimize,
			splitChunks: {
				cacheGroups: {
					// Each further file would add its name to the script of every page.
					default: false,
					defaultVendors: false,
					// Code shared by blocks is loaded once, by the first block that needs it.
					[ SHARED ]: {
						name: SHARED,
						chunks: changes.sharedBy ?? 'async',
						test: isShared,
						priority: 20,
						enforce: true,
					},
					...changes.cacheGroups,
				},
			},
		},
		plugins: [
			...base.plugins,
			// The modules of @wordpress/a11y that add its live regions.
			new plugins.NormalModuleReplacementPlugin(
				/[\\/]script[\\/]add-(container|intro-text)\.mjs$/,
				root( 'assets/entries/live-region.ts' )
			),
			new plugins.DefinePlugin( {
				SHOPFRONT_BUILD: JSON.stringify( changes.targetRef ?? name ),
			} ),
			new ExtractStyles( {
				filename: '[name].css',
				chunkFilename: changes.styles,
			} ),
			...changes.plugins,
		],
		externals: changes.externals,
		performance: false,
	} );

/**
 * For files whose functions mostly run while a page opens, unlike the badge's (`mini-cart.js`). With this comment
 * Chromium compiles all functions in the background during the download, instead of one by one on the main thread: 200 ms
 * on a slow phone. Other browsers ignore it.
 */
const compiledEarly = () => ( {
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

module.exports = { compiledEarly, createBuild, FRONTEND, PAGE_SCRIPTS, root };
