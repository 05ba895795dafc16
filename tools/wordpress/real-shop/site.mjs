import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/port.mjs';
import { inRoot } from '../../support/root.mjs';
import { PlainError } from '../../support/run.mjs';
import { startDatabase } from './servers.mjs';

const HERE = 'tools/wordpress/real-shop';

/** The site has its own copies of these files; all others are links. */
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
 * @typedef {Object} SiteSettings
 * @property {string}                        address       Where browsers find the shop.
 * @property {string}                        socket        Of the database.
 * @property {Record<string, string|number>} [constants]   More constants for wp-config.php.
 * @property {string}                        [woocommerce] Folder of another WooCommerce.
 * @property {string[]}                      [themes]      Folders of further themes.
 * @property {Record<string, string>}        [files]       Further files: the path in the site, and the path in the repository.
 */

/**
 * Uses the files of a WordPress, which stay unchanged.
 *
 * @param {string}       folder    Empty folder for the site.
 * @param {string}       wordpress Folder of a WordPress that contains WooCommerce.
 * @param {SiteSettings} settings
 */
export const writeSite = ( folder, wordpress, settings ) => {
	const from = path.resolve( wordpress );
	for ( const name of readdirSync( from ) ) {
		if ( ! OWN.includes( name ) ) {
			// WordPress finds its folder by the place of wp-load.php, so we copy the folder's PHP files.
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
	mkdirSync( path.join( content, 'themes' ) );
	const themes = path.join( from, 'wp-content/themes' );
	for ( const theme of [
		...readdirSync( themes ).map( ( name ) => path.join( themes, name ) ),
		...( settings.themes ?? [] ),
	] ) {
		link( path.resolve( theme ), `themes/${ path.basename( theme ) }` );
	}
	link(
		path.resolve(
			settings.woocommerce ??
				path.join( from, 'wp-content/plugins/woocommerce' )
		),
		'plugins/woocommerce'
	);
	link( inRoot(), 'plugins/shopfront' );
	cpSync(
		inRoot( HERE, 'wp-config.php' ),
		path.join( folder, 'wp-config.php' )
	);
	for ( const [ name, file ] of Object.entries( settings.files ?? {} ) ) {
		cpSync( inRoot( file ), path.join( folder, name ), {
			recursive: true,
		} );
	}
	const constants = {
		DB_HOST: `localhost:${ settings.socket }`,
		WP_HOME: settings.address,
		WP_SITEURL: settings.address,
		...settings.constants,
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`define( '${ name }', ${ typeof value === 'number' ? value : `'${ value }'` } );\n`
	);
	writeFileSync(
		path.join( folder, 'site-config.php' ),
		`<?php\n${ lines.join( '' ) }`
	);
};

/**
 * @param {string}    script Path in the repository.
 * @param {string}    folder Of the site.
 * @param {...string} more   Further arguments.
 * @return {string} What it printed last.
 * @throws {PlainError} If it fails.
 */
export const runPhp = ( script, folder, ...more ) => {
	const { status, stdout, stderr } = spawnSync(
		'php',
		[ '-d', 'display_errors=stderr', inRoot( script ), folder, ...more ],
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

/**
 * In a temporary folder, with a database and sample products. Start its PHP yourself (php-fpm.mjs).
 *
 * @param {import('./resources.mjs').Resources} resources
 * @param {string}                              wordpress Folder of a WordPress that contains WooCommerce.
 * @param {Partial<SiteSettings>}               settings
 * @return {Promise<{folder: string, site: string, address: string, port: number, socket: string, sample: {product:
 * number}}>} `folder` is for further files, and contains `site`, the folder of WordPress.
 */
export const createSite = async ( resources, wordpress, settings = {} ) => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-site-' ) );
	resources.add( () => rmSync( folder, { recursive: true, force: true } ) );
	const port = await freePort();
	const address = `http://127.0.0.1:${ port }`;
	const { socket } = await resources.opened( startDatabase( folder ) );
	const site = path.join( folder, 'site' );
	mkdirSync( site );
	writeSite( site, wordpress, { ...settings, address, socket } );
	runPhp( `${ HERE }/set-up.php`, site );
	const sample = JSON.parse( runPhp( `${ HERE }/fill-shop.php`, site ) );
	return { folder, site, address, port, socket, sample };
};

/**
 * Reads what PHP has logged since this call.
 *
 * @param {string} folder The folder that contains the site.
 */
export const followLog = ( folder ) => {
	const file = path.join( folder, 'php.log' );
	const read = () =>
		existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	const { length } = read();
	return () => read().slice( length );
};
