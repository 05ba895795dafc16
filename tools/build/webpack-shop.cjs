/**
 * The builds of the demo shop and of hosts without WordPress. They need a tenth of the packages of `@wordpress/scripts`, so that
 * `npm start` is quick.
 */
const { DefinePlugin } = require( 'webpack' );
const MiniCssExtract = require( 'mini-css-extract-plugin' );
const {
	createBuild,
	FRONTEND,
	PAGE_SCRIPTS,
	root,
} = require( './create-config.cjs' );
const { OFFERED_TO_ADD_ONS, takeFromPage } = require( './externals.cjs' );
const { FilesPlugin } = require( './files-plugin.cjs' );
const { compiledEarly, quickly, withoutHints } = require( './minimize.cjs' );
const { StandaloneTranslationsPlugin } = require( './texts-plugins.cjs' );
const { ThirdPartyLicensesPlugin } = require( './third-party-licenses.cjs' );

const isProduction = process.env.NODE_ENV === 'production';
const isQuick = process.env.SHOPFRONT_QUICK_BUILD === 'yes';

const STYLES = [
	MiniCssExtract.loader,
	{ loader: require.resolve( 'css-loader' ), options: { importLoaders: 2 } },
	require.resolve( './compile-style.cjs' ),
];

const build = createBuild( {
	mode: isProduction ? 'production' : 'development',
	// By lines: exact columns take as long as the rest of a rebuild.
	devtool: isProduction ? false : 'cheap-module-source-map',
	target: [ 'web', 'es2022' ],
	output: { clean: true },
	resolve: {
		alias: { 'lodash-es': 'lodash' },
		extensions: [ '.jsx', '.ts', '.tsx', '...' ],
	},
	module: {
		rules: [
			{
				test: /\.m?(j|t)sx?$/,
				exclude: /node_modules/,
				use: [ require.resolve( './compile-script.cjs' ) ],
			},
			{ test: /\.css$/, use: STYLES },
			{
				test: /\.scss$/,
				use: [
					...STYLES,
					{
						loader: require.resolve( 'sass-loader' ),
						options: { sassOptions: { charset: false } },
					},
				],
			},
			{
				test: /\.svg$/,
				issuer: /\.s?css$/,
				type: 'asset/inline',
			},
		],
	},
	optimization: { minimizer: [ isQuick ? quickly() : withoutHints() ] },
	plugins: [
		new DefinePlugin( {
			'globalThis.SCRIPT_DEBUG': 'false',
			SCRIPT_DEBUG: 'false',
		} ),
	],
	stats: { children: false },
} );

/** Libraries that budgets of our own script exclude, because every WordPress shop has them anyway. */
const ESTABLISHED_LIBRARIES = /^(react|react-dom|scheduler|@wordpress)(\/|$)/;

module.exports = [
	build( 'standalone', {
		entry: { frontend: FRONTEND, ...PAGE_SCRIPTS },
		styles: '[name].[contenthash:8].css',
		plugins: [
			compiledEarly(),
			new FilesPlugin( {
				isCompressed: isProduction && ! isQuick,
			} ),
			new StandaloneTranslationsPlugin(),
			new ThirdPartyLicensesPlugin(),
		],
	} ),
	build( 'own', {
		targetRef: 'standalone',
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
		plugins: [ takeFromPage( OFFERED_TO_ADD_ONS, true ) ],
	} ),
];
