/**
 * One source, two builds for shops, each with its own runtime (docs/architecture.md, "Hosts" and
 * docs/contribute/specification-choices.md, "Entries").
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
const base = require( '@wordpress/scripts/config/webpack.config' );
const {
	optimize: { LimitChunkCountPlugin },
} = require( 'webpack' );
const { createBuild, FRONTEND, PAGE_SCRIPTS, root } = require( './tools/build/create-config.cjs' );
const {
	SHARED_WITH_ADD_ONS,
	SHARED_WITH_EDITOR,
	takeFromPage,
} = require( './tools/build/externals.cjs' );
const { FilesPlugin } = require( './tools/build/files-plugin.cjs' );
const { compiledEarly } = require( './tools/build/minimize.cjs' );
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

const COMPILE_SCRIPT = root( 'tools/build/compile-script.cjs' );

/** Replaces Babel by esbuild. */
const withEsbuild = ( rule ) =>
	String( rule.test ).includes( 'm?(j|t)sx?' )
		? { ...rule, use: [ COMPILE_SCRIPT ] }
		: rule;

const build = createBuild( {
	...base,
	module: { ...base.module, rules: base.module.rules.map( withEsbuild ) },
	plugins: inheritedPlugins,
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
	...require( './tools/build/webpack-shop.cjs' ),
];
