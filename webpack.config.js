/**
 * One source, two builds for shops, one runtime each (docs/architecture.md, "Hosts" and
 * docs/decisions/specification-choices.md, "Entries").
 *
 * - `wordpress`: what add-ons share with us is external and comes from WordPress; `frontend.asset.php` names the handles.
 * - `standalone`: everything bundled, for any other host; `manifest.json` says which files a page needs.
 *
 * And some for ourselves, apart so that they cannot make theirs any larger:
 *
 * - `gallery`: all components in all states, for the demo shop's `/components/`;
 * - `samples`: sample add-ons that are written as WordPress add-ons are, built as those are: what they import is the page's;
 * - `host`: the libraries of WordPress, as its pages bring them, to try the build for WordPress without one;
 * - `host-19`: the same with React 19;
 * - `own`: the standalone build without React and WordPress's packages, never run: the benchmark weighs it.
 */
const path = require( 'path' );
const fs = require( 'fs' );
const zlib = require( 'zlib' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );

const { BannerPlugin, Compilation, DefinePlugin } = require( 'webpack' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const Terser = require( 'terser-webpack-plugin' );

const root = ( ...parts ) => path.resolve( __dirname, ...parts );
const isProduction = base.mode === 'production';

// CopyPlugin and PhpFilePathsPlugin serve block folders with an entry each; ours is one entry for all blocks.
// RtlCssPlugin is not needed: our styles use logical properties only.
const inheritedPlugins = base.plugins.filter(
	( plugin ) =>
		! [
			'DependencyExtractionWebpackPlugin',
			'CopyPlugin',
			'PhpFilePathsPlugin',
			'RtlCssPlugin',
			// Replaced by one that each build tells how to name its files.
			'MiniCssExtractPlugin',
		].includes( plugin.constructor.name )
);

/** What an add-on calls hooks, stores and elements of: these very instances have to be ours too. */
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

/**
 * Without the hints for translators, which WordPress's tools read out of a build: nobody reads them out of this one,
 * and they are 12 KiB. Calls keep their names only for the same tools.
 */
const WITHOUT_HINTS = new Terser( {
	terserOptions: {
		compress: { passes: 2 },
		format: { comments: false },
	},
	extractComments: false,
} );

/**
 * Files of which most functions run while a page opens. By this comment Chromium compiles them all in the background while
 * they download, instead of one by one on the main thread: 200 ms on a slow phone. Other browsers pass it over.
 */
const COMPILED_EARLY = new BannerPlugin( {
	raw: true,
	banner: '//# allFunctionsCalledOnLoad',
	test: /^(add-ons|cart|checkout|frontend|globals|registry|shared)\.([0-9a-f]+\.)?js$/,
	// After the minimizer, which takes comments away.
	stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
} );

/** What budgets of our own script leave out: what every shop on WordPress has anyway. */
const ESTABLISHED_LIBRARIES = /^(react|react-dom|scheduler|@wordpress)(\/|$)/;

/** Add themselves to the jQuery on the window, which may be the page's own, and not to one that they require. */
const FOR_JQUERY_OF_THE_PAGE = {
	test: /[\\/]node_modules[\\/](jquery-migrate|block-ui)[\\/]/,
	parser: { amd: false, commonjs: false },
};

/**
 * Need nothing of webpack, which would otherwise decorate their `module` in the script of every page, and add all
 * languages of moment.
 */
const SELF_CONTAINED = [
	/[\\/]node_modules[\\/]lodash[\\/]lodash\.js$/,
	/[\\/]node_modules[\\/]moment[\\/]moment\.js$/,
];

/** The file that all blocks share. */
const SHARED = 'shared';

/** Imports each library that add-ons may declare. */
const LIBRARY_LOADER = root( 'assets/globals/libraries/load-libraries.ts' );

/**
 * Returns the name of a library's chunk, which is that of the imported file; `undefined` for any other chunk. A page
 * declares libraries one by one, and the smallest of them has 2.3 KiB (brotli).
 */
const libraryOf = ( { groupsIterable } ) => {
	const origins = [ ...groupsIterable ].flatMap( ( group ) => group.origins );
	const origin = origins.find(
		( { module } ) => module?.resource === LIBRARY_LOADER
	);
	return origin && path.posix.basename( origin.request );
};

/** Lists the files of each entry and its lazy chunks, and writes `.br` files beside them for servers that send those. */
class FilesPlugin {
	constructor( { isCompressed = false } = {} ) {
		this.isCompressed = isCompressed;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Files', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'Files',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_SUMMARIZE,
				},
				() => this.describe( compiler, compilation )
			);
		} );
		compiler.hooks.afterEmit.tap( 'Files', ( { assets } ) => {
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
		for ( const [ name, entry ] of compilation.entrypoints ) {
			manifest[ name ] = { ...filesOf( entry.chunks ), lazy: {} };
			for ( const group of entry.childrenIterable ) {
				if ( group.name ) {
					manifest[ name ].lazy[ group.name ] = filesOf(
						group.chunks
					);
				}
			}
		}
		// They are lazy chunks of a lazy chunk, but a page that declares one may fetch it early.
		for ( const chunk of compilation.chunks ) {
			if ( libraryOf( chunk ) ) {
				manifest.frontend.lazy[ chunk.name ] = filesOf( [ chunk ] );
			}
		}
		const emit = ( name, content ) =>
			compilation.emitAsset(
				name,
				new RawSource( JSON.stringify( content, null, '\t' ) )
			);
		emit( 'manifest.json', manifest );
		// Chunks of chunks included, which no entry of the manifest names.
		emit( 'files.json', filesOf( compilation.chunks ) );
	}
}

/**
 * Lets the name of a chunk be its id, so that the script of every page lists each once and not by number and name. Names
 * the chunks of libraries.
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

/** Chunks whose texts only some pages need: a block, or the report on add-ons. */
const PAGES_WITH_TEXTS = [ 'cart', 'checkout', 'add-on-report' ];

/** Lists the texts that each page needs in `texts.json`, and compiles the translations into `languages/`. */
class TranslationsPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Translations', ( compilation ) => {
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'Translations',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				async () => {
					const { textsByPage } = await import(
						'./tests/tools/translations/texts-by-page.mjs'
					);
					const texts = textsByPage( compilation, PAGES_WITH_TEXTS );
					compilation.emitAsset(
						'texts.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( texts )
						)
					);
				}
			);
		} );
		compiler.hooks.afterEmit.tapPromise( 'Translations', async () => {
			const { compileTranslations } = await import(
				'./tests/tools/translations/compile.mjs'
			);
			compileTranslations();
		} );
	}
}

/**
 * What add-ons of the platform import, where their pages offer it, and the script that brings it
 * (docs/contract/globals.md 1).
 */
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

/** The chunks of blocks, as assets/entries/frontend.ts names them. */
const BLOCK_CHUNKS = [ 'cart', 'checkout' ];

/**
 * Whether all blocks need a module. What one of them needs alone, or what comes only when it is asked for (postcodes,
 * strength of passwords, schemas, what add-ons build on), stays with what needs it.
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
		rules: [ ...base.module.rules, FOR_JQUERY_OF_THE_PAGE ],
	},
	entry: changes.entry ?? {
		frontend: root( 'assets/entries/frontend.ts' ),
	},
	output: {
		...base.output,
		path: root( 'build', name ),
		// The entry finds its own folder (assets/entries/public-path.ts): 'auto' throws where a page inlines it.
		publicPath: '',
		uniqueName: `shopfront-${ name }`,
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
		// Short numbers and names, by how often each is used: 3 % of a page's script.
		moduleIds: 'size',
		// By NamesAsChunkIds.
		chunkIds: false,
		mangleExports: 'size',
		runtimeChunk: changes.runtimeChunk ?? false,
		minimizer: changes.minimizer ?? base.optimization.minimizer,
		minimize: changes.minimize ?? base.optimization.minimize,
		splitChunks: {
			// Each library is one file: another would have its name in the script that every page loads.
			chunks: ( chunk ) =>
				! chunk.canBeInitial() && ! libraryOf( chunk ),
			cacheGroups: {
				default: false,
				// What blocks share is fetched once, whichever of them comes first.
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
		// All stand on one page and share every module; PHP includes those that the page needs (php-stubs/add-ons.php).
		entry: {
			registry: root( 'assets/entries/wordpress/registry.ts' ),
			frontend: {
				import: root( 'assets/entries/frontend.ts' ),
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
		// PHP gives entries a version.
		output: { filename: '[name].js' },
		// PHP prints them by name, with the version that it gives all files.
		styles: '[name].css',
		cacheGroups: {
			// One copy for the entry that add-ons declare and for the chunk that our own components request.
			purify: {
				name: 'purify',
				chunks: 'all',
				test: /[\\/]node_modules[\\/]dompurify[\\/]/,
				priority: 30,
				enforce: true,
			},
		},
		plugins: [
			new DependencyExtraction( {
				useDefaults: false,
				requestToExternal: ( request ) =>
					SHARED_WITH_ADD_ONS[ request ]?.[ 0 ],
				requestToHandle: ( request ) =>
					SHARED_WITH_ADD_ONS[ request ]?.[ 1 ],
			} ),
			COMPILED_EARLY,
			new FilesPlugin(),
			new TranslationsPlugin(),
		],
	} ),
	build( 'standalone', {
		styles: '[name].[contenthash:8].css',
		minimizer: [ WITHOUT_HINTS ],
		plugins: [ COMPILED_EARLY, new FilesPlugin( { isCompressed: true } ) ],
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
		entry: { gallery: root( 'tests/gallery/gallery.tsx' ) },
		minimize: false,
		// Of the one page that loads it by a script element.
		output: { publicPath: 'auto' },
		styles: '[name].css',
		plugins: [ new FilesPlugin( { isCompressed: true } ) ],
	} ),
	build( 'host', {
		entry: { host: root( 'tests/wordpress/libraries.ts' ) },
		minimize: false,
		styles: '[name].css',
		plugins: [],
	} ),
	build( 'host-19', {
		entry: { host: root( 'tests/wordpress/libraries.ts' ) },
		minimize: false,
		alias: { react: 'react-19', 'react-dom': 'react-dom-19' },
		styles: '[name].css',
		plugins: [],
	} ),
	build( 'samples', {
		entry: {
			'delivery-day': root(
				'tests/demo-shop/public/add-ons/delivery-day.jsx'
			),
			'safe-place': root(
				'tests/demo-shop/public/add-ons/safe-place/frontend.jsx'
			),
			// Loaded by an editor only; no page declares it.
			'safe-place-editor': root(
				'tests/demo-shop/public/add-ons/safe-place/editor.jsx'
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
