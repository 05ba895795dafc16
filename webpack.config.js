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
const crypto = require( 'crypto' );
const path = require( 'path' );
const fs = require( 'fs' );
const zlib = require( 'zlib' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );

const {
	BannerPlugin,
	Compilation,
	DefinePlugin,
	NormalModuleReplacementPlugin,
	OptimizationStages,
	optimize: { LimitChunkCountPlugin },
} = require( 'webpack' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const Terser = require( 'terser-webpack-plugin' );
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

/** Libraries whose hooks, stores and elements add-ons share with us, so both need the same instances. */
const SHARED_WITH_ADD_ONS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
	'@wordpress/element': [ [ 'wp', 'element' ], 'wp-element' ],
	'@wordpress/data': [ [ 'wp', 'data' ], 'wp-data' ],
	'@wordpress/hooks': [ [ 'wp', 'hooks' ], 'wp-hooks' ],
	'@wordpress/i18n': [ [ 'wp', 'i18n' ], 'wp-i18n' ],
	'@wordpress/api-fetch': [ [ 'wp', 'apiFetch' ], 'wp-api-fetch' ],
};

/** Packages of the editor, whose stores and slots we have to share. */
const SHARED_WITH_EDITOR = {
	...SHARED_WITH_ADD_ONS,
	'@wordpress/blocks': [ [ 'wp', 'blocks' ], 'wp-blocks' ],
	'@wordpress/block-editor': [ [ 'wp', 'blockEditor' ], 'wp-block-editor' ],
	'@wordpress/components': [ [ 'wp', 'components' ], 'wp-components' ],
};

/** Makes webpack take libraries from WordPress, and lists their handles in `{entry}.asset.php`. */
const takeFromWordPress = ( libraries ) =>
	new DependencyExtraction( {
		useDefaults: false,
		requestToExternal: ( request ) => libraries[ request ]?.[ 0 ],
		requestToHandle: ( request ) => libraries[ request ]?.[ 1 ],
	} );

/**
 * Minimizes without preserving comments for translators and names of translation calls, because WordPress's tools do not
 * extract texts from this build: 12 KiB.
 */
const WITHOUT_HINTS = new Terser( {
	terserOptions: {
		compress: { passes: 2 },
		format: { comments: false },
	},
	extractComments: false,
} );

/**
 * For files whose functions mostly run while a page opens, unlike those of the badge (`mini-cart.js`). With this comment
 * Chromium compiles all functions in the background during the download, instead of one by one on the main thread: 200 ms
 * on a slow phone. Other browsers ignore it.
 */
const COMPILED_EARLY = new BannerPlugin( {
	raw: true,
	banner: '//# allFunctionsCalledOnLoad',
	test: /^((add-ons|cart|checkout|frontend|globals|registry|shared)\.([0-9a-f]+\.)?|mini-cart\.[0-9a-f]+\.)js$/,
	// After the minimizer, which removes comments.
	stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
} );

/**
 * Packages that pages load as a whole: webpack merges each into one module behind its `index.ts`. Otherwise imports skip
 * that file, and each file that several chunks use is a module of its own.
 */
const MERGED_PACKAGES = {
	test: /[\\/]packages[\\/](events|money|settings|text)[\\/]index\.ts$/,
	sideEffects: true,
};

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

/** The chunk that all blocks share. */
const SHARED = 'shared';

/** Imports each library that add-ons may declare. */
const LIBRARY_LOADER = root( 'packages/globals/libraries/load-libraries.ts' );

/**
 * Returns the chunk name of a library, which is the name of the imported file; `undefined` for any other chunk. Pages
 * declare libraries one by one, and the smallest has 2.3 KiB (brotli).
 */
const libraryOf = ( { groupsIterable } ) => {
	const origins = [ ...groupsIterable ].flatMap( ( group ) => group.origins );
	const origin = origins.find(
		( { module } ) => module?.resource === LIBRARY_LOADER
	);
	return origin && path.posix.basename( origin.request );
};

/** Lists the files of each entry and its lazy chunks, and writes `.br` files for servers that support them. */
class FilesPlugin {
	constructor( { isCompressed = false } = {} ) {
		this.isCompressed = isCompressed;
		/** Names in files.json. */
		this.listed = [];
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Files', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'Files',
					// After the last file has its final name.
					stage:
						compilation.constructor
							.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2,
				},
				() => this.describe( compiler, compilation )
			);
		} );
		compiler.hooks.afterEmit.tap( 'Files', ( { assets } ) => {
			const missing = this.listed.filter(
				( name ) => ! Object.hasOwn( assets, name )
			);
			if ( missing.length > 0 ) {
				// A plugin or page that misses a file would not use the build.
				throw new Error( `The build has no ${ missing.join( ', ' ) }.` );
			}
			if ( ! isProduction || ! this.isCompressed ) {
				return;
			}
			for ( const name of Object.keys( assets ) ) {
				if ( /\.(js|css)$/.test( name ) ) {
					const file = path.join( compiler.outputPath, name );
					fs.writeFileSync(
						file + '.br',
						zlib.brotliCompressSync( fs.readFileSync( file ) )
					);
				}
			}
		} );
	}

	describe( compiler, compilation ) {
		const { RawSource } = compiler.webpack.sources;
		const filesOf = ( chunks ) => {
			const names = [ ...chunks ].flatMap( ( chunk ) => [
				...chunk.files,
			] );
			const ending = ( end ) =>
				[ ...new Set( names ) ].filter( ( name ) => name.endsWith( end ) );
			return { js: ending( '.js' ), css: ending( '.css' ) };
		};
		const manifest = {};
		for ( const entry of compilation.entrypoints.values() ) {
			const { filename } = entry.options;
			const name =
				filename && ! filename.includes( '[' )
					? path.basename( filename, '.js' )
					: entry.name;
			const { js, css } = filesOf( entry.chunks );
			manifest[ name ] = {
				js,
				css,
				lazy: {},
			};
			for ( const group of entry.childrenIterable ) {
				if ( group.name ) {
					manifest[ name ].lazy[ group.name ] = filesOf(
						// A page with the checkout's block lists its chunk anyway, and any other page must not load it.
						group.name === GLOBALS
							? group.chunks.filter(
									( chunk ) => chunk.name !== CHECKOUT
								)
							: group.chunks
					);
				}
			}
		}
		// Nested lazy chunks, but a page that declares one may load it early.
		for ( const chunk of compilation.chunks ) {
			if ( libraryOf( chunk ) ) {
				manifest.frontend.lazy[ chunk.name ] = filesOf( [ chunk ] );
			}
		}
		const sanitizer = compilation.namedChunkGroups.get( 'html' );
		if ( manifest.frontend && sanitizer ) {
			manifest.frontend.lazy.html = filesOf( sanitizer.chunks );
		}
		for ( const { name } of compilation.getAssets() ) {
			const locale = /^translations\.(\w+)\.\w+\.js$/.exec( name )?.[ 1 ];
			if ( locale ) {
				manifest.frontend.translations ??= {};
				manifest.frontend.translations[ locale ] = name;
			}
		}
		const emit = ( name, content ) =>
			compilation.emitAsset(
				name,
				new RawSource( JSON.stringify( content, null, '\t' ) )
			);
		emit( 'manifest.json', manifest );
		// Includes nested chunks, which no entry of the manifest lists.
		const { js, css } = filesOf( compilation.chunks );
		this.listed = [ ...js, ...css ];
		emit(
			'files.json',
			Object.fromEntries(
				this.listed.map( ( name ) => [
					name,
					crypto
						.createHash( 'md5' )
						.update( compilation.getAsset( name ).source.buffer() )
						.digest( 'hex' )
						.slice( 0, 12 ),
				] )
			)
		);
	}
}

/** The chunks of blocks, named as in assets/entries/frontend.ts. */
const CHECKOUT = 'checkout';
const BLOCK_CHUNKS = [ 'cart', CHECKOUT ];

/** The chunks with the globals for add-ons: on a checkout, and on other pages, which lack the stores of an order. */
const GLOBALS = 'globals';
const ORDER_STORES = 'order-stores';

/**
 * Leaves modules of the globals for add-ons in one chunk each: those that the checkout has in its own, those that only other
 * pages lack in `order-stores`, and the rest in `globals`. Imports of a chunk load those that it shares modules with, at once.
 * Cache groups of webpack cannot move modules into an existing chunk.
 */
class GlobalsPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Globals', ( compilation ) => {
			const removeCopies = ( from, owner ) => {
				const { chunkGraph } = compilation;
				for ( const module of [
					...chunkGraph.getChunkModulesIterable( from ),
				] ) {
					if ( chunkGraph.isModuleInChunk( module, owner ) ) {
						chunkGraph.disconnectChunkAndModule( from, module );
					}
				}
				from.split( owner );
			};
			compilation.hooks.optimizeChunks.tap(
				// Before webpack merges chunks with the same modules.
				{ name: 'Globals', stage: OptimizationStages.STAGE_BASIC - 1 },
				() => {
					const [ checkout, globals, orderStores ] = [
						CHECKOUT,
						GLOBALS,
						ORDER_STORES,
					].map( ( name ) => compilation.namedChunks.get( name ) );
					if ( globals && orderStores ) {
						removeCopies( globals, checkout );
						removeCopies( orderStores, globals );
					}
				}
			);
		} );
	}
}

/**
 * Uses the name of a chunk as its id, so that each page's script lists it once instead of by number and name. Also
 * names the chunks of libraries.
 */
class NamesAsChunkIds {
	apply( compiler ) {
		compiler.hooks.compilation.tap( 'ChunkIds', ( compilation ) => {
			compilation.hooks.afterChunks.tap( 'ChunkIds', ( chunks ) => {
				for ( const chunk of chunks ) {
					chunk.name ??= libraryOf( chunk );
				}
			} );
			compilation.hooks.chunkIds.tap( 'ChunkIds', ( chunks ) => {
				let count = 0;
				for ( const chunk of chunks ) {
					chunk.id ??= chunk.name ?? ++count;
					chunk.ids = [ chunk.id ];
				}
			} );
		} );
	}
}

/** Chunks with texts that only some pages need: a block, or the add-on report. */
const PAGES_WITH_TEXTS = [
	'cart',
	'checkout',
	'mini-cart',
	'all-products',
	'add-on-report',
];

/** Lists the texts of each page in `texts.json`. */
class TextsPlugin {
	constructor( pages ) {
		this.pages = pages;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Texts', ( compilation ) => {
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'Texts',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				async () => {
					const { textsByPage } = await import(
						'./tools/translations/texts-by-page.mjs'
					);
					const texts = textsByPage( compilation, this.pages );
					compilation.emitAsset(
						'texts.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( texts )
						)
					);
				}
			);
		} );
	}
}

/** Compiles the translations into `languages/`. */
class TranslationsPlugin {
	apply( compiler ) {
		compiler.hooks.afterEmit.tapPromise( 'Translations', async () => {
			const { compileTranslations } = await import(
				'./tools/translations/compile.mjs'
			);
			compileTranslations();
		} );
	}
}

/** Writes a file for each language: a page loads it before the entry (docs/how-to/translate-without-wordpress.md). */
class StandaloneTranslationsPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Translations', ( compilation ) => {
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'Translations',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => this.emit( compiler, compilation )
			);
		} );
	}

	async emit( compiler, compilation ) {
		const { textsByPage, textsOfAllPages } = await import(
			'./tools/translations/texts-by-page.mjs'
		);
		const { standaloneTranslations } = await import(
			'./tools/translations/platform-translations.mjs'
		);
		const translations = standaloneTranslations(
			textsOfAllPages( textsByPage( compilation, PAGES_WITH_TEXTS ) )
		);
		for ( const [ locale, texts ] of Object.entries( translations ) ) {
			const script = `shopfrontTranslations=${ JSON.stringify( texts ) };`;
			const hash = crypto
				.createHash( 'sha256' )
				.update( script )
				.digest( 'hex' )
				.slice( 0, 8 );
			compilation.emitAsset(
				`translations.${ locale }.${ hash }.js`,
				new compiler.webpack.sources.RawSource( script ),
				{ immutable: true, minimized: true }
			);
		}
	}
}

/** Globals for imports of WooCommerce add-ons, and the script that provides each (docs/contract/globals.md 1). */
const OFFERED_TO_ADD_ONS = {
	'@woocommerce/block-data': [ [ 'wc', 'wcBlocksData' ], 'wc-blocks-data-store' ],
	'@woocommerce/blocks-checkout': [
		[ 'wc', 'blocksCheckout' ],
		'wc-blocks-checkout',
	],
	'@woocommerce/blocks-checkout-events': [
		[ 'wc', 'blocksCheckoutEvents' ],
		'wc-blocks-checkout-events',
	],
	'@woocommerce/blocks-components': [
		[ 'wc', 'blocksComponents' ],
		'wc-blocks-components',
	],
	'@woocommerce/blocks-registry': [
		[ 'wc', 'wcBlocksRegistry' ],
		'wc-blocks-registry',
	],
	'@woocommerce/price-format': [ [ 'wc', 'priceFormat' ], 'wc-price-format' ],
	'@woocommerce/sanitize': [ [ 'wc', 'sanitize' ], 'wc-sanitize' ],
	'@woocommerce/settings': [ [ 'wc', 'wcSettings' ], 'wc-settings' ],
	'@woocommerce/types': [ [ 'wc', 'wcTypes' ], 'wc-types' ],
};


/**
 * Whether all blocks need a module. Modules of a single block, and lazy ones (postcodes, password strength, field
 * schemas, libraries for add-ons), stay in their own chunks.
 */
const isShared = ( module, { chunkGraph } ) => {
	const names = [ ...chunkGraph.getModuleChunksIterable( module ) ].map(
		( chunk ) => chunk.name
	);
	return (
		module.type.startsWith( 'javascript/' ) &&
		BLOCK_CHUNKS.every( ( block ) => names.includes( block ) )
	);
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
			MERGED_PACKAGES,
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
			takeFromWordPress( SHARED_WITH_ADD_ONS ),
			COMPILED_EARLY,
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
			takeFromWordPress( SHARED_WITH_EDITOR ),
			// The editor shows all blocks at once, and one file needs no address for others.
			new LimitChunkCountPlugin( { maxChunks: 1 } ),
			new TextsPlugin( [ 'editor' ] ),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'standalone', {
		entry: { frontend: FRONTEND, ...PAGE_SCRIPTS },
		styles: '[name].[contenthash:8].css',
		minimizer: [ WITHOUT_HINTS ],
		plugins: [
			COMPILED_EARLY,
			new FilesPlugin( { isCompressed: true } ),
			new StandaloneTranslationsPlugin(),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'own', {
		targetRef: 'standalone',
		styles: '[name].[contenthash:8].css',
		minimizer: [ WITHOUT_HINTS ],
		plugins: [ COMPILED_EARLY ],
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
			new DependencyExtraction( {
				requestToExternal: ( request ) =>
					OFFERED_TO_ADD_ONS[ request ]?.[ 0 ],
				requestToHandle: ( request ) =>
					OFFERED_TO_ADD_ONS[ request ]?.[ 1 ],
			} ),
		],
	} ),
];
