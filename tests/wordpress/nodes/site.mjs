import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../tools/root.mjs';
import { PlainError } from '../../tools/run.mjs';

const HERE = inRoot( 'tests/wordpress/nodes' );

/** Files of the site that are its own; all others are links. */
const OWN = [ 'wp-config.php', 'wp-content' ];

/** @param {string} wordpress */
export const checkWordPress = ( wordpress ) => {
	for ( const file of [
		'wp-load.php',
		'wp-content/plugins/woocommerce/woocommerce.php',
	] ) {
		if ( ! existsSync( path.join( wordpress, file ) ) ) {
			throw new PlainError(
				`${ path.join( wordpress, file ) } is missing: name the folder of a WordPress that contains WooCommerce. Its database is not needed.`
			);
		}
	}
};

/**
 * Writes a site with the files of a WordPress, which stay unchanged.
 *
 * @param {string}                                                 folder    Empty folder for the site.
 * @param {string}                                                 wordpress Folder of a WordPress that contains WooCommerce.
 * @param {{ address: string, socket: string, redisPort: number }} settings  `address`: where browsers find the shop.
 */
export const writeSite = ( folder, wordpress, settings ) => {
	const from = path.resolve( wordpress );
	for ( const name of readdirSync( from ) ) {
		if ( ! OWN.includes( name ) ) {
			// WordPress finds its folder by the place of wp-load.php, so that PHP files of the folder are copied.
			cpSync( path.join( from, name ), path.join( folder, name ), {
				recursive: true,
			} );
		}
	}
	const content = path.join( folder, 'wp-content' );
	mkdirSync( path.join( content, 'plugins' ), { recursive: true } );
	mkdirSync( path.join( content, 'mu-plugins' ) );
	const link = ( target, name ) =>
		symlinkSync( target, path.join( content, name ), 'junction' );
	link( path.join( from, 'wp-content/themes' ), 'themes' );
	link(
		path.join( from, 'wp-content/plugins/woocommerce' ),
		'plugins/woocommerce'
	);
	link( inRoot(), 'plugins/shopfront' );
	const copy = ( file, target ) =>
		cpSync( path.join( HERE, file ), path.join( folder, target ) );
	copy( 'object-cache.php', 'wp-content/object-cache.php' );
	copy( 'measure-node.php', 'wp-content/mu-plugins/measure-node.php' );
	copy( 'wp-config.php', 'wp-config.php' );
	writeFileSync(
		path.join( folder, 'nodes-config.php' ),
		`<?php
define( 'DB_HOST', 'localhost:${ settings.socket }' );
define( 'SHOPFRONT_TEST_REDIS_PORT', ${ settings.redisPort } );
define( 'WP_HOME', '${ settings.address }' );
define( 'WP_SITEURL', '${ settings.address }' );
`
	);
};

/**
 * Runs a script of this folder in PHP.
 *
 * @param {string} script
 * @param {string} folder Of the site.
 * @return {string} What it printed last.
 * @throws {PlainError} If it fails.
 */
export const runPhp = ( script, folder ) => {
	const { status, stdout, stderr } = spawnSync(
		'php',
		[ '-d', 'display_errors=stderr', path.join( HERE, script ), folder ],
		{ encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		const log = path.join( folder, '../php.log' );
		throw new PlainError(
			`${ script } failed.\n${ stdout }${ stderr }${ existsSync( log ) ? readFileSync( log, 'utf8' ) : '' }`
		);
	}
	return stdout.trim().split( '\n' ).at( -1 );
};
