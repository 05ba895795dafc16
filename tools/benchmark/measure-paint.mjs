import { CONDITIONS } from './conditions.mjs';
import { watchPaint } from './in-page/watch-paint.mjs';
import { CART_PAGE, CHECKOUT_PAGE } from './pages.mjs';
import { median } from './statistics.mjs';
import { visitPage } from './visitor.mjs';

/** The slowest machine and connection. */
export const CONDITION = CONDITIONS.at( -1 );

const PAGES = { cart: CART_PAGE, checkout: CHECKOUT_PAGE };

const OUR_SCRIPTS = [ '*/build/*.js', '*/build/*.js?*' ];

const measureOnce = ( visit ) =>
	visitPage( visit, [ [ watchPaint, {} ] ], async ( { page } ) => {
		await page.waitForLoadState( 'networkidle' );
		return page.evaluate( () => window.benchmarkPaint );
	} );

/**
 * The largest paint of cart and checkout, with and without our scripts: the difference is their delay. Alternates
 * between both, so that the machine's other work affects both.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address
 * @param {Object}                             storageState Of a visitor with a cart.
 * @param {number}                             loads
 * @return {Promise<{ page: string, withMs: number, withoutMs: number, layoutShift: number }[]>} Medians, milliseconds; the largest layout shift.
 */
export const measurePaints = async (
	browser,
	address,
	storageState,
	loads
) => {
	const measured = [];
	for ( const [ page, opened ] of Object.entries( PAGES ) ) {
		const visit = {
			browser,
			address,
			storageState,
			condition: CONDITION,
			opened,
		};
		const paints = { with: [], without: [] };
		// The first pair only warms up the shop and the browser.
		for ( let load = 0; load <= loads; load++ ) {
			const pair = {
				with: await measureOnce( visit ),
				without: await measureOnce( {
					...visit,
					blockedUrls: OUR_SCRIPTS,
				} ),
			};
			if ( load > 0 ) {
				paints.with.push( pair.with );
				paints.without.push( pair.without );
			}
		}
		const times = ( list ) =>
			median( list.map( ( { largestMs } ) => largestMs ) );
		measured.push( {
			page,
			withMs: times( paints.with ),
			withoutMs: times( paints.without ),
			layoutShift: Math.max(
				...paints.with.map( ( { layoutShift } ) => layoutShift )
			),
		} );
	}
	return measured;
};
