import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { startPhp } from '../crashes/servers.mjs';
import { startDatabase } from '../real-shop/servers.mjs';
import { runPhp, writeSite } from '../real-shop/site.mjs';

/**
 * Opens a shop in a temporary folder, with nginx, PHP-FPM and MariaDB. Cookies choose its theme, and switch the plugin or a
 * part off (mu-plugins).
 *
 * @param {import('../real-shop/resources.mjs').Resources} resources
 * @param {string}                                         wordpress Folder of a WordPress with WooCommerce.
 * @return {Promise<{address: string, product: number, page: string, log: string}>} `product`: id of a simple product, `page`: path of
 *         one with variations, `log`: PHP's log.
 */
export const openShop = async ( resources, wordpress ) => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-facts-' ) );
	resources.add( () => rmSync( folder, { recursive: true, force: true } ) );
	const port = await freePort();
	const address = `http://127.0.0.1:${ port }`;
	const database = await resources.opened( startDatabase( folder ) );
	const site = path.join( folder, 'site' );
	mkdirSync( site );
	writeSite( site, wordpress, {
		address,
		socket: database.socket,
		files: { 'wp-content/mu-plugins': 'facts/mu-plugins' },
	} );
	runPhp( 'real-shop/set-up.php', site );
	runPhp( 'real-shop/fill-shop.php', site );
	const { product, page } = JSON.parse( runPhp( 'facts/prepare.php', site ) );
	await resources.opened(
		startPhp( path.join( folder, 'php' ), site, port )
	);
	return { address, product, page, log: path.join( folder, 'php.log' ) };
};
