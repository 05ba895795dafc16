/** The builds of the demo shop and of hosts without WordPress, by Rspack, which is one package. */
import { rspack } from '@rspack/core';
import addOnScripts from './add-on-scripts.cjs';
import chunks from './chunks.cjs';
import config from './create-config.cjs';
import filesPlugin from './files-plugin.cjs';
import textsPlugins from './texts-plugins.cjs';
import licenses from './third-party-licenses.cjs';

const { AddOnScripts } = addOnScripts;
const { GROUPS_OF_GLOBALS } = chunks;
const { compiledEarly, createBuild, FRONTEND, PAGE_SCRIPTS, root } = config;
const { FilesPlugin } = filesPlugin;
const { StandaloneTranslationsPlugin } = textsPlugins;
const { ThirdPartyLicensesPlugin } = licenses;

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Does not preserve comments for translators and names of translation calls, because WordPress's tools do not extract
 * texts from these builds: 12 KiB.
 */
const MINIMIZER = new rspack.SwcJsMinimizerRspackPlugin( {
	extractComments: false,
	minimizerOptions: {
		ecma: 2022,
		compress: { passes: 2 },
		format: { comments: false },
	},
} );

const build = createBuild(
	{ plugins: rspack, ExtractStyles: rspack.CssExtractRspackPlugin },
	{
		mode: isProduction ? 'production' : 'development',
		// By lines: exact columns take as long as the rest of a rebuild.
		devtool: isProduction ? false : 'cheap-module-source-map',
		target: [ 'web', 'es2022' ],
		output: { clean: true },
		resolve: {
			alias: { 'lodash-es': 'lodash' },
			extensions: [ '.jsx', '.ts', '.tsx', '...' ],
		},
		optimization: {
			minimizer: [ MINIMIZER ],
			// Short numbers: 3 % of a page's script.
			...( isProduction && {
				moduleIds: 'natural',
				mangleExports: 'size',
			} ),
			// So that GROUPS_OF_GLOBALS finds two of them.
			mergeDuplicateChunks: false,
		},
		plugins: [
			new rspack.DefinePlugin( {
				'globalThis.SCRIPT_DEBUG': 'false',
				SCRIPT_DEBUG: 'false',
			} ),
		],
	}
);

/** Libraries that budgets of our own script exclude, because every WordPress shop has them anyway. */
const ESTABLISHED_LIBRARIES = /^(react|react-dom|scheduler|@wordpress)(\/|$)/;

export const shopBuilds = [
	build( 'standalone', {
		entry: { frontend: FRONTEND, ...PAGE_SCRIPTS },
		cacheGroups: GROUPS_OF_GLOBALS,
		styles: '[name].[contenthash:8].css',
		plugins: [
			compiledEarly(),
			new FilesPlugin( { isCompressed: isProduction } ),
			new StandaloneTranslationsPlugin(),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'own', {
		targetRef: 'standalone',
		cacheGroups: GROUPS_OF_GLOBALS,
		styles: '[name].[contenthash:8].css',
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
			'delivery-day': root( 'demo-shop/public/add-ons/delivery-day.jsx' ),
			'safe-place': root(
				'demo-shop/public/add-ons/safe-place/frontend.jsx'
			),
			// Only the editor loads this; no page declares it.
			'safe-place-editor': root(
				'demo-shop/public/add-ons/safe-place/editor.jsx'
			),
		},
		styles: '[name].css',
		plugins: [ new AddOnScripts() ],
	} ),
];
