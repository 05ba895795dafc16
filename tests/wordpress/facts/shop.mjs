import path from 'node:path';
import { startPhp } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import {
	createSite,
	runPhp,
} from '../../../tools/wordpress/real-shop/site.mjs';

const HERE = 'tests/wordpress/facts';

/**
 * With nginx, PHP-FPM and MariaDB. Cookies choose the theme, and switch the plugin or a part off (mu-plugins).
 *
 * @param {import('../../../tools/wordpress/real-shop/resources.mjs').Resources} resources
 * @param {string}                                                               wordpress Folder of a WordPress with WooCommerce.
 * @return {Promise<{address: string, product: number, page: string, log: string}>} `product`: id of a simple product,
 * `page`: path of one with variations, `log`: PHP's log.
 */
export const openShop = async ( resources, wordpress ) => {
	const { folder, site, address, port } = await createSite(
		resources,
		wordpress,
		{ files: { 'wp-content/mu-plugins': `${ HERE }/mu-plugins` } }
	);
	const { product, page } = JSON.parse(
		runPhp( `${ HERE }/prepare.php`, site )
	);
	await resources.opened(
		startPhp( path.join( folder, 'php' ), site, port )
	);
	return { address, product, page, log: path.join( folder, 'php.log' ) };
};
