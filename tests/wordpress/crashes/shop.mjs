import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/port.mjs';
import { PlainError } from '../../tools/run.mjs';
import { startDatabase } from '../real-shop/servers.mjs';
import { runPhp, writeSite } from '../real-shop/site.mjs';
import { startPhp } from './servers.mjs';

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
 * @param {import('../real-shop/resources.mjs').Resources} resources
 * @param {string}                                         wordpress Folder of the WordPress to copy.
 * @param {'on'|'off'}                                     hpos      Whether orders have tables of their own.
 */
export const openShop = async ( resources, wordpress, hpos ) => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-crashes-' ) );
	resources.add( () => rmSync( folder, { recursive: true, force: true } ) );
	const port = await freePort();
	const address = `http://127.0.0.1:${ port }`;
	const database = await resources.opened( startDatabase( folder ) );
	const site = path.join( folder, 'site' );
	mkdirSync( site );
	writeSite( site, wordpress, {
		address,
		socket: database.socket,
		files: { 'wp-content/mu-plugins': 'crashes/mu-plugins' },
	} );
	runPhp( 'real-shop/set-up.php', site );
	runPhp( 'real-shop/fill-shop.php', site );
	const { product } = JSON.parse(
		runPhp( 'crashes/prepare.php', site, hpos )
	);
	const log = path.join( folder, 'php.log' );
	const afterSetUp = existsSync( log )
		? readFileSync( log, 'utf8' ).length
		: 0;
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
	return {
		address,
		product,
		hpos,
		site,
		socket: database.socket,
		control,
		send,
		readLog: () =>
			existsSync( log )
				? readFileSync( log, 'utf8' ).slice( afterSetUp )
				: '',
	};
};
