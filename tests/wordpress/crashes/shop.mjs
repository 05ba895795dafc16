import path from 'node:path';
import { PlainError } from '../../../tools/support/run.mjs';
import { startPhp } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import {
	createSite,
	followLog,
	runPhp,
} from '../../../tools/wordpress/real-shop/site.mjs';

const HERE = 'tests/wordpress/crashes';

/**
 * @typedef {Object} Payment
 * @property {'asked'|'charged'|'void'} state
 *
 * @typedef {Object} Order
 * @property {number}                   id
 * @property {string}                   number
 * @property {string}                   status   Without `wc-`.
 * @property {string}                   payUrl
 * @property {string[]}                 notes
 * @property {Payment[]}                payments
 *
 * @typedef {Object} State
 * @property {Order[]}                  orders   Of one shopper, drafts too, the oldest first.
 * @property {Record<string, string>}   rows     Locks and attempts.
 *
 * @typedef {Awaited<ReturnType<typeof openShop>>} Shop
 */

/**
 * Opens a shop in a temporary folder.
 *
 * @param {import('../../../tools/wordpress/real-shop/resources.mjs').Resources} resources
 * @param {string}                                                               wordpress The WordPress to copy.
 * @param {'on'|'off'}                                                           hpos      Whether orders have their own tables.
 * @param {boolean}                                                              isClassic Whether the shop's gateways support only the classic checkout.
 */
export const openShop = async ( resources, wordpress, hpos, isClassic ) => {
	const { folder, site, address, port, socket } = await createSite(
		resources,
		wordpress,
		{ files: { 'wp-content/mu-plugins': `${ HERE }/mu-plugins` } }
	);
	const { product } = JSON.parse(
		runPhp( `${ HERE }/prepare.php`, site, hpos, isClassic ? 'yes' : 'no' )
	);
	const readLog = followLog( folder );
	await resources.opened(
		startPhp( path.join( folder, 'php' ), site, port )
	);
	const send = ( action, data = {}, cookies = '' ) =>
		fetch( `${ address }/?crash-test=${ action }`, {
			method: 'POST',
			headers: { Cookie: cookies },
			body: JSON.stringify( data ),
		} );
	const control = async ( action, data ) => {
		const response = await send( action, data );
		const text = await response.text();
		try {
			return JSON.parse( text );
		} catch {
			throw new PlainError(
				`${ action }: ${ response.status } ${ text.slice( 0, 300 ) }`
			);
		}
	};
	return { address, product, hpos, site, socket, control, send, readLog };
};
