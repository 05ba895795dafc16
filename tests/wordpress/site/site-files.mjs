import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../tools/support/root.mjs';
import { unzip } from './unzip.mjs';

const WORDPRESS = inRoot(
	'tests/wordpress/node_modules/@wp-playground/wordpress-builds'
);
const HERE = inRoot( 'tests/wordpress' );

/** The only complete theme in the package. */
const BLOCK_THEME = 'twentytwentyfour';

/** Platform scripts that run before ours; all others only record that the page loaded them. */
const STUBS = [
	[ /\/wc-types\.js$/, 'types.js' ],
	[ /\/wc-settings\.js$/, 'settings.js' ],
	[ /\/wc-payment-method-\w+\.js$/, 'payment-method.js' ],
	[ /\.js$/, 'platform.js' ],
];

/** The plugin reads these bundles' dependencies: first of the front end, then of the editor. */
const BUNDLES = [
	'cart-block-frontend',
	'checkout-block-frontend',
	'cart-block',
	'checkout-block',
	'mini-cart-block',
	'mini-cart-contents-block',
];

const isWanted = ( file ) => {
	const [ , theme ] =
		file.match( /wp-content[\\/]themes[\\/]([^\\/]+)/ ) ?? [];
	return theme === undefined || theme === BLOCK_THEME;
};

/** A stand-in at each recorded path of the platform. */
const writePlatformFiles = ( site ) => {
	const { scripts, styles } = JSON.parse(
		readFileSync( path.join( HERE, 'recordings/handles.json' ), 'utf8' )
	);
	const blocks = '/wp-content/plugins/woocommerce/assets/client/blocks/';
	const sources = [
		...Object.entries( scripts ).map(
			( [ handle, { src } ] ) => src ?? `${ blocks }${ handle }.js`
		),
		...Object.entries( styles ).map(
			( [ handle, { src } ] ) => src ?? `${ blocks }${ handle }.css`
		),
	].filter(
		// `src` is a boolean for a handle without a file of its own.
		( src ) =>
			typeof src === 'string' && src.includes( '/plugins/woocommerce/' )
	);
	for ( const src of sources ) {
		const file = path.join( site, src );
		mkdirSync( path.dirname( file ), { recursive: true } );
		const stub = STUBS.find( ( [ pattern ] ) => pattern.test( src ) );
		if ( stub ) {
			cpSync( path.join( HERE, 'double/scripts', stub[ 1 ] ), file );
		} else {
			writeFileSync( file, '' );
			writeFileSync( file.replace( /\.css$/, '-rtl.css' ), '' );
		}
	}
	for ( const bundle of BUNDLES ) {
		writeAssetFile( site, scripts[ `wc-${ bundle }` ] );
	}
	writeMiniCartFiles( site, blocks );
};

/** Both front ends of the mini-cart (double/includes/mini-cart.php). */
const writeMiniCartFiles = ( site, blocks ) => {
	const src = `${ blocks }mini-cart-frontend.js`;
	mkdirSync( path.join( site, blocks, 'woocommerce' ), { recursive: true } );
	cpSync(
		path.join( HERE, 'double/scripts/platform.js' ),
		path.join( site, src )
	);
	writeFileSync( path.join( site, blocks, 'woocommerce/mini-cart.js' ), '' );
	writeAssetFile( site, {
		src,
		deps: [
			'wc-settings',
			'wc-blocks-registry',
			'wc-blocks-middleware',
			'wc-blocks-data-store',
			'wc-price-format',
		],
	} );
};

/** The dependencies of a block's bundle, as the platform's build writes them. */
const writeAssetFile = ( site, { src, deps } ) => {
	const handles = deps
		.filter(
			( handle ) =>
				! handle.startsWith( 'wc-payment-method-' ) &&
				handle !== 'wc-blocks'
		)
		.map( ( handle ) => `'${ handle }'` )
		.join( ', ' );
	writeFileSync(
		path.join( site, src.replace( /\.js$/, '.asset.php' ) ),
		`<?php return array('dependencies' => array(${ handles }), 'version' => '1');`
	);
};

const installDatabase = ( site ) => {
	const plugins = path.join( site, 'wp-content/plugins' );
	unzip(
		path.join(
			WORDPRESS,
			'src/sqlite-database-integration/sqlite-database-integration.zip'
		),
		plugins
	);
	renameSync(
		path.join( plugins, 'sqlite-database-integration-main' ),
		path.join( plugins, 'sqlite-database-integration' )
	);
	const dropIn = readFileSync(
		path.join( plugins, 'sqlite-database-integration/db.copy' ),
		'utf8'
	);
	writeFileSync(
		path.join( site, 'wp-content/db.php' ),
		dropIn
			.replaceAll(
				"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
				"__DIR__ . '/plugins/sqlite-database-integration'"
			)
			.replaceAll(
				'{SQLITE_PLUGIN}',
				'sqlite-database-integration/load.php'
			)
	);
};

const installPlugins = ( site ) => {
	const content = path.join( site, 'wp-content' );
	const platform = path.join( content, 'plugins/woocommerce' );
	cpSync( path.join( HERE, 'double' ), platform, { recursive: true } );
	cpSync(
		path.join( HERE, 'recordings' ),
		path.join( platform, 'recordings' ),
		{ recursive: true }
	);
	writePlatformFiles( site );
	symlinkSync(
		inRoot(),
		path.join( content, 'plugins/shopfront' ),
		'junction'
	);
	cpSync(
		inRoot( 'tools/wordpress/mu-plugins' ),
		path.join( content, 'mu-plugins' ),
		{ recursive: true }
	);
	cpSync(
		path.join( HERE, 'site/classic-theme' ),
		path.join( content, 'themes/classic' ),
		{ recursive: true }
	);
	// The demo shop's responses refer to this folder.
	cpSync(
		inRoot( 'demo-shop/public/pictures' ),
		path.join( site, 'pictures' ),
		{ recursive: true }
	);
};

/**
 * WordPress in a temporary folder, with the double of WooCommerce and this plugin from the working tree. Set it up
 * before its first use; see site/set-up.php.
 *
 * @return {{ folder: string, log: string, cache: string, remove: () => void }} The folder, PHP's log, a folder for
 * compiled PHP, and a function that removes them all.
 */
export const writeSite = () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-wordpress-' ) );
	const site = path.join( folder, 'site' );
	cpSync( path.join( WORDPRESS, 'public/wp-nightly' ), site, {
		recursive: true,
		filter: isWanted,
	} );
	unzip( path.join( WORDPRESS, 'src/wordpress/wp-nightly.zip' ), site );
	installDatabase( site );
	installPlugins( site );
	cpSync(
		path.join( HERE, 'site/wp-config.php' ),
		path.join( site, 'wp-config.php' )
	);
	const log = path.join( folder, 'php.log' );
	writeFileSync( log, '' );
	const cache = path.join( folder, 'cache' );
	mkdirSync( cache );
	return {
		folder: site,
		log,
		cache,
		remove: () => rmSync( folder, { recursive: true, force: true } ),
	};
};
