import { root } from '../support/root.mjs';
import { asOnWordPress } from '../support/wordpress-page.mjs';
import { measureLoad, visitUntilUsable } from './measure-load.mjs';
import { CHECKOUT_PAGE } from './pages.mjs';

/** Scripts of the payment methods that the shop of the visitor has. */
const GATEWAYS = [ '/assets/gateways/card.js', '/assets/gateways/wallet.js' ];

/**
 * Counts our scripts.
 *
 * @param {string[]} urls
 */
export const countOwnScripts = ( urls ) =>
	urls.filter( ( url ) =>
		/^\/build\/wordpress\/.*\.js$/.test( new URL( url ).pathname )
	).length;

/**
 * Measures one load of a checkout with the WordPress build, and the libraries of WordPress beside it. Not its bytes and not on
 * slow lines: the browser gets the files from the benchmark, uncompressed.
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
		// Until it is usable, because later ones depend on the speed of the machine.
		wordpressScriptRequests: countOwnScripts( urls ),
	};
};
