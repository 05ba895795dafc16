/**
 * One source, two builds for shops, each with its own runtime (docs/architecture.md, "Hosts" and
 * docs/decisions/specification-choices.md, "Entries").
 *
 * - `wordpress`: libraries shared with add-ons are externals from WordPress; `frontend.asset.php` lists their handles.
 * - `standalone`: everything bundled, for any other host; `manifest.json` lists the files of each page.
 *
 * A third one is for the editors of WordPress, separate so that it cannot enlarge those of shops:
 *
 * - `editor`: the editor side of all blocks, in one file (docs/decisions/editor.md).
 *
 * `tools/build/build-behaviors.mjs` builds the scripts for HTML that a server wrote, whose files all hosts share.
 *
 * And some builds for development:
 *
 * - `gallery`: all components in all states, for the demo shop's `/components/`;
 * - `samples`: sample add-ons, written and built like WordPress add-ons: their imports are externals;
 * - `host`: the libraries of WordPress pages, to test the WordPress build without WordPress;
 * - `host-19`: the same with React 19;
 * - `own`: the standalone build without React and WordPress's packages, which never runs: the benchmark measures its
 *   size.
 */
const path = require( 'path' );
const base = require( '@wordpress/scripts/config/webpack.config' );

const {
	DefinePlugin,
	NormalModuleReplacementPlugin,
	optimize: { LimitChunkCountPlugin },
} = require( 'webpack' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const {
	GlobalsPlugin,
	isShared,
	libraryOf,
	NamesAsChunkIds,
	SHARED,
} = require( './tools/build/chunks.cjs' );
const {
	OFFERED_TO_ADD_ONS,
	SHARED_WITH_ADD_ONS,
	SHARED_WITH_EDITOR,
	takeFromPage,
} = require( './tools/build/externals.cjs' );
const { FilesPlugin } = require( './tools/build/files-plugin.cjs' );
const { compiledEarly, withoutHints } = require( './tools/build/minimize.cjs' );
const {
	PAGES_WITH_TEXTS,
	StandaloneTranslationsPlugin,
	TextsPlugin,
	TranslationsPlugin,
} = require( './tools/build/texts-plugins.cjs' );
const {
	ThirdPartyLicensesPlugin,
} = require( './tools/build/third-party-licenses.cjs' );

const root = ( ...parts ) => path.resolve( __dirname, ...parts );
const isProduction = base.mode === 'production';

// CopyPlugin and PhpFilePathsPlugin are for block folders with one entry each; we have one entry for all blocks.
// RtlCssPlugin is unnecessary, because our styles use logical properties only.
const inheritedPlugins = base.plugins.filter(
	( plugin ) =>
		! [
			'DependencyExtractionWebpackPlugin',
			'CopyPlugin',
			'PhpFilePathsPlugin',
			'RtlCssPlugin',
			// Replaced by an instance that each build configures with its file names.
			'MiniCssExtractPlugin',
		].includes( plugin.constructor.name )
);

/** Styles that a lazy module adds itself, as text: `import styles from './style.scss?text'`. */
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

const COMPILE_SCRIPT = root( 'tools/build/compile-script.cjs' );

/** Replaces Babel by esbuild. */
const withEsbuild = ( rule ) =>
	String( rule.test ).includes( 'm?(j|t)sx?' )
		? { ...rule, use: [ COMPILE_SCRIPT ] }
		: rule;

/** Libraries that budgets of our own script exclude, because every WordPress shop has them anyway. */
const ESTABLISHED_LIBRARIES = /^(react|react-dom|scheduler|@wordpress)(\/|$)/;

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
 * @param {string} name    Folder below build/ and name of the runtime.
 * @param {Object} changes
 */
const build = ( name, changes ) => ( {
	...base,
	name,
	module: {
		...base.module,
		noParse: SELF_CONTAINED,
		rules: [
			...base.module.rules.map( withoutTexts ).map( withEsbuild ),
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
		trustedTypes: { policyName: 'shopfront', onPolicyCreationFailure: 'continue' },
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
		moduleIds: 'size',
		// NamesAsChunkIds sets them.
		chunkIds: false,
		mangleExports: 'size',
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
		...inheritedPlugins,
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

module.exports = [
	build( 'wordpress', {
		// All entries run on one page and share every module; PHP prints those that the page needs
		// (php-stubs/scripts/class-libraries.php).
		entry: {
			registry: root( 'assets/entries/wordpress/registry.ts' ),
			...PAGE_SCRIPTS,
			frontend: {
				import: FRONTEND,
				dependOn: 'registry',
			},
			'add-ons': {
				import: root( 'assets/entries/wordpress/add-ons.ts' ),
				dependOn: 'registry',
			},
			components: {
				import: root( 'assets/entries/wordpress/components.ts' ),
				dependOn: [ 'registry', 'add-ons' ],
			},
			sanitize: {
				import: root( 'assets/entries/wordpress/sanitize.ts' ),
				dependOn: 'registry',
			},
		},
		// PHP adds a version to entries.
		output: { filename: '[name].js' },
		// PHP prints them by name, with the same version as all files.
		styles: '[name].css',
		cacheGroups: {
			// One copy for both the entry that add-ons declare and the chunk that our own components load.
			purify: {
				name: 'purify',
				chunks: 'all',
				test: /[\\/]node_modules[\\/]dompurify[\\/]/,
				priority: 30,
				enforce: true,
			},
		},
		plugins: [
			takeFromPage( SHARED_WITH_ADD_ONS ),
			compiledEarly(),
			new FilesPlugin(),
			new TextsPlugin( PAGES_WITH_TEXTS ),
			new TranslationsPlugin(),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'editor', {
		targetRef: 'wordpress',
		entry: { editor: root( 'assets/entries/editor.ts' ) },
		styles: '[name].css',
		plugins: [
			takeFromPage( SHARED_WITH_EDITOR ),
			// The editor shows all blocks at once, and one file needs no address for others.
			new LimitChunkCountPlugin( { maxChunks: 1 } ),
			new TextsPlugin( [ 'editor' ] ),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'standalone', {
		entry: { frontend: FRONTEND, ...PAGE_SCRIPTS },
		styles: '[name].[contenthash:8].css',
		minimizer: [ withoutHints() ],
		plugins: [
			compiledEarly(),
			new FilesPlugin( { isCompressed: isProduction } ),
			new StandaloneTranslationsPlugin(),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'own', {
		targetRef: 'standalone',
		styles: '[name].[contenthash:8].css',
		minimizer: [ withoutHints() ],
		plugins: [ compiledEarly() ],
		externals: ( { request }, answer ) =>
			ESTABLISHED_LIBRARIES.test( request )
				? answer( null, [ 'established', request ], 'root' )
				: answer(),
	} ),
	build( 'gallery', {
		entry: { gallery: root( 'tools/gallery/gallery.tsx' ) },
		minimize: false,
		styles: '[name].css',
		plugins: [ new FilesPlugin() ],
	} ),
	build( 'host', {
		entry: { host: root( 'tools/wordpress/host-libraries.ts' ) },
		minimize: false,
		styles: '[name].css',
		plugins: [],
	} ),
	build( 'host-19', {
		entry: { host: root( 'tools/wordpress/host-libraries.ts' ) },
		minimize: false,
		alias: { react: 'react-19', 'react-dom': 'react-dom-19' },
		styles: '[name].css',
		plugins: [],
	} ),
	build( 'samples', {
		entry: {
			'delivery-day': root(
				'demo-shop/public/add-ons/delivery-day.jsx'
			),
			'safe-place': root(
				'demo-shop/public/add-ons/safe-place/frontend.jsx'
			),
			// Only the editor loads this; no page declares it.
			'safe-place-editor': root(
				'demo-shop/public/add-ons/safe-place/editor.jsx'
			),
		},
		styles: '[name].css',
		plugins: [
			takeFromPage( OFFERED_TO_ADD_ONS, true ),
		],
	} ),
];
