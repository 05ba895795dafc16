import { root } from '../support/root.mjs';
import { asOnWordPress } from '../support/wordpress-page.mjs';
import { measureLoad, visitUntilUsable } from './measure-load.mjs';
import { CHECKOUT_PAGE } from './pages.mjs';

const GATEWAYS = [ '/assets/gateways/card.js', '/assets/gateways/wallet.js' ];

/** @param {string[]} urls */
export const countOwnScripts = ( urls ) =>
	urls.filter( ( url ) =>
		/^\/build\/wordpress\/.*\.js$/.test( new URL( url ).pathname )
	).length;

/**
 * One load of a checkout with the WordPress build and WordPress's libraries. Not its bytes and not on slow lines: the
 * browser gets the files from the benchmark, uncompressed.
 *
 * @param {Omit<import('./visitor.mjs').Visit, 'opened'>} visit    Its shop has the card gateway and the wallet.
 * @param {string}                                        [folder] Folder of the version. Default: this one.
 */
export const measureWordPress = async ( visit, folder = root ) => {
	const opened = {
		...visit,
		opened: CHECKOUT_PAGE,
		prepare: ( page ) => asOnWordPress( page, GATEWAYS, 'host', folder ),
	};
	const { usableMs, urls } = await visitUntilUsable( opened );
	const { blockedMs, longestTaskMs, layoutShift } =
		await measureLoad( opened );
	return {
		usableMs,
		blockedMs,
		longestTaskMs,
		layoutShift,
		// Only until the block is usable: later requests depend on the machine's speed.
		wordpressScriptRequests: countOwnScripts( urls ),
	};
};
