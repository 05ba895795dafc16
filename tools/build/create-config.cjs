/** The configuration that all builds of webpack share, on top of a base: WordPress's, or our own (webpack-shop.cjs). */
const path = require( 'path' );
const { DefinePlugin, NormalModuleReplacementPlugin } = require( 'webpack' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const {
	GlobalsPlugin,
	isShared,
	libraryOf,
	NamesAsChunkIds,
	SHARED,
} = require( './chunks.cjs' );

const root = ( ...parts ) => path.resolve( __dirname, '../..', ...parts );

/** Whether styles are imported as text, which a lazy module adds itself: `import styles from './style.scss?text'`. */
const AS_TEXT = /text/;
const STYLES_AS_TEXT = {
	test: /\.s?css$/,
	resourceQuery: AS_TEXT,
	type: 'asset/source',
	use: [ require.resolve( 'sass-loader' ) ],
};

const withoutTexts = ( rule ) =>
	String( rule.test ).endsWith( 'ss$/' )
		? { ...rule, resourceQuery: { not: [ AS_TEXT ] } }
		: rule;

/** Makes these extend the jQuery on the window, which may be the page's own, instead of requiring one. */
const FOR_JQUERY_OF_THE_PAGE = {
	test: /[\\/]node_modules[\\/](jquery-migrate|block-ui)[\\/]/,
	parser: { amd: false, commonjs: false },
};

/**
 * Modules parsed without webpack features, which would otherwise decorate their `module` in every page's script, and
 * include all languages of moment.
 */
const SELF_CONTAINED = [
	/[\\/]node_modules[\\/]lodash[\\/]lodash\.js$/,
	/[\\/]node_modules[\\/]moment[\\/]moment\.js$/,
];

/** The modules of @wordpress/a11y that add its live regions. */
const LIVE_REGIONS = new NormalModuleReplacementPlugin(
	/[\\/]script[\\/]add-(container|intro-text)\.mjs$/,
	root( 'assets/entries/live-region.ts' )
);

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
 * @param {Object} base
 */
const createBuild =
	( base ) =>
	/**
	 * @param {string} name    Folder below build/ and name of the runtime.
	 * @param {Object} changes
	 */
	( name, changes ) => ( {
		...base,
		name,
		module: {
			...base.module,
			noParse: SELF_CONTAINED,
			rules: [
				...base.module.rules.map( withoutTexts ),
				STYLES_AS_TEXT,
				FOR_JQUERY_OF_THE_PAGE,
			],
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
			// Short numbers and names, by frequency of use: 3 % of a page's script.
			...( base.mode === 'production' && {
				moduleIds: 'size',
				mangleExports: 'size',
			} ),
			// NamesAsChunkIds sets them.
			chunkIds: false,
			runtimeChunk: changes.runtimeChunk ?? false,
			minimizer: changes.minimizer ?? base.optimization.minimizer,
			minimize: changes.minimize ?? base.optimization.minimize,
			splitChunks: {
				// One file per library, because each further file would add its name to the script of every page.
				chunks: ( chunk ) =>
					! chunk.canBeInitial() && ! libraryOf( chunk ),
				cacheGroups: {
					default: false,
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
			LIVE_REGIONS,
			new GlobalsPlugin(),
			new NamesAsChunkIds(),
			new DefinePlugin( {
				SHOPFRONT_BUILD: JSON.stringify( changes.targetRef ?? name ),
			} ),
			new MiniCssExtract( {
				filename: '[name].css',
				chunkFilename: changes.styles,
			} ),
			...changes.plugins,
		],
		externals: changes.externals,
		performance: false,
	} );

module.exports = { createBuild, FRONTEND, PAGE_SCRIPTS, root };
