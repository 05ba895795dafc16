import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import { measureBadge } from './measure-badge.mjs';
import { measureFirstPress } from './measure-first-press.mjs';
import { measureEdits } from './measure-edits.mjs';
import { measureCheckout } from './measure-checkout-plan.mjs';
import { measureLoad, measureUsable } from './measure-load.mjs';
import { measurePaints } from './measure-paint.mjs';
import { measurePairs } from './measure-pairs.mjs';
import { CART_PAGE } from './pages.mjs';
import { repeat } from './repeat.mjs';

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

/** @typedef {{ subject: string, condition: string, values: Record<string, number|null> }} Measurement */

/**
 * Loads on each machine and clicks on a slow one.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 * @return {Promise<Measurement[]>}
 */
const measureCarts = async ( browser, address, plan ) => {
	const measured = [];
	for ( const cart of plan.carts ) {
		console.log( `Measuring the ${ cart.name } …` );
		const storageState = await fillCart( browser, address, cart );
		const visitOn = ( condition ) => ( {
			browser,
			address,
			storageState,
			condition,
			opened: CART_PAGE,
		} );
		// Warms up the shop and the browser.
		await measureLoad( visitOn( CONDITIONS[ 0 ] ) );
		for ( const condition of plan.loaded.includes( cart )
			? CONDITIONS
			: [] ) {
			const visit = visitOn( condition );
			measured.push( {
				subject: cart.name,
				condition: condition.name,
				values: {
					...( await repeat( plan.loads, () =>
						measureUsable( visit )
					) ),
					...( await repeat( plan.loads, () =>
						measureFirstPress( visit )
					) ),
					...( await repeat( plan.loads, () =>
						measureLoad( visit )
					) ),
				},
			} );
		}
		measured.push( {
			subject: cart.name,
			condition: SLOW_PHONE.name,
			values: await measureEdits(
				visitOn( SLOW_PHONE ),
				cart.lines,
				plan.clicks
			),
		} );
	}
	return measured;
};

/** Both pages with all sample add-ons, and with none. */
const measureAddOns = async ( browser, address, { order, loads } ) => {
	console.log( 'Measuring pages with all sample add-ons …' );
	const withOptions = ( options ) =>
		fillCart( browser, address, order, options );
	return measurePairs(
		browser,
		address,
		{
			withoutMs: await withOptions( {
				addOns: '',
				paymentMethods: [ 'cod', 'bacs' ],
			} ),
			withMs: await withOptions( { addOns: 'all' } ),
		},
		loads
	);
};

const measureLargestPaints = async ( browser, address, { order, loads } ) => {
	console.log( 'Measuring the largest paint …' );
	return measurePaints(
		browser,
		address,
		await fillCart( browser, address, order ),
		loads
	);
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 * @return {Promise<{ badge: Measurement[], cart: Measurement[], checkout: Measurement[], addOns: { page: string, withMs: number, withoutMs:
 * number }[], paints: { page: string, withMs: number, withoutMs: number, layoutShift: number }[], requests: string[], lazyFiles: { file: string, bytes: number }[] }>} Includes the requests of one order,
 * and the lazy files of the checkout.
 */
export const measurePlan = async ( browser, address, plan ) => ( {
	...( await measureCheckout( browser, address, plan ) ),
	cart: await measureCarts( browser, address, plan ),
	badge: await measureBadge( browser, address, plan ),
	addOns: await measureAddOns( browser, address, plan ),
	paints: await measureLargestPaints( browser, address, plan ),
} );
