/**
 * One source, two builds for shops, each with its own runtime (docs/architecture.md, "Hosts" and
 * docs/contribute/specification-choices.md, "Entries").
 *
 * - `wordpress`: libraries shared with add-ons are externals from WordPress; `frontend.asset.php` lists their handles.
 * - `standalone`: everything bundled, for any other host; `manifest.json` lists the files of each page.
 *
 * A third build is for WordPress's editors, so that their code never adds to a shop page:
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
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const webpack = require( 'webpack' );
const { compiledEarly, createBuild, FRONTEND, PAGE_SCRIPTS, root } = require( './tools/build/create-config.cjs' );
const {
	SHARED_WITH_ADD_ONS,
	SHARED_WITH_EDITOR,
} = require( './tools/build/externals.cjs' );
const { FilesPlugin } = require( './tools/build/files-plugin.cjs' );
const {
	PAGES_WITH_TEXTS,
	TextsPlugin,
	TranslationsPlugin,
} = require( './tools/build/texts-plugins.cjs' );
const {
	ThirdPartyLicensesPlugin,
} = require( './tools/build/third-party-licenses.cjs' );

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

const build = createBuild(
	{ plugins: webpack, ExtractStyles: MiniCssExtract },
	{
		...base,
		optimization: {
			...base.optimization,
			// Short numbers and names, by frequency of use: 3 % of a page's script.
			...( base.mode === 'production' && {
				moduleIds: 'size',
				mangleExports: 'size',
			} ),
		},
		plugins: inheritedPlugins,
	}
);

/**
 * Makes webpack take libraries from the globals of a page, and lists their handles in `{entry}.asset.php`.
 *
 * @param {Record<string, [ string | string[], string ]>} libraries Global and handle by the name of the import.
 */
const takeFromPage = ( libraries ) =>
	new DependencyExtraction( {
		useDefaults: false,
		requestToExternal: ( request ) => libraries[ request ]?.[ 0 ],
		requestToHandle: ( request ) => libraries[ request ]?.[ 1 ],
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
			new webpack.optimize.LimitChunkCountPlugin( { maxChunks: 1 } ),
			new TextsPlugin( [ 'editor' ] ),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
];
