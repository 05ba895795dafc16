import { root } from '../tools/root.mjs';
import { asOnWordPress } from '../tools/wordpress-page.mjs';
import { measureLoad, measureUsable } from './measure-load.mjs';
import { CHECKOUT_PAGE } from './pages.mjs';

/** Scripts of the payment methods that the shop of the visitor has. */
const GATEWAYS = [ '/assets/gateways/card.js', '/assets/gateways/wallet.js' ];

/**
 * Counts our scripts, also those that load lazily.
 *
 * @param {{ url: string, type: string }[]} answers
 */
export const countOwnScripts = ( answers ) =>
	answers.filter(
		( { url, type } ) =>
			type === 'Script' &&
			new URL( url ).pathname.startsWith( '/build/wordpress/' )
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
	const { usableMs } = await measureUsable( opened );
	const { blockedMs, longestTaskMs, layoutShift, wordpressScriptRequests } =
		await measureLoad( opened, async ( { traffic } ) => ( {
			wordpressScriptRequests: countOwnScripts( traffic.answers ),
		} ) );
	return {
		usableMs,
		blockedMs,
		longestTaskMs,
		layoutShift,
		wordpressScriptRequests,
	};
};
