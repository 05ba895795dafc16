import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import { measureEdits } from './measure-edits.mjs';
import { measureLoad, measureUsable } from './measure-load.mjs';
import { summarizeRecords } from './statistics.mjs';

/** Where clicks are measured. */
const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

const repeat = async ( times, measure ) => {
	const records = [];
	for ( let count = 0; count < times; count++ ) {
		records.push( await measure() );
	}
	return summarizeRecords( records );
};

/** @typedef {{ subject: string, condition: string, values: Record<string, number|null> }} Measurement */

/**
 * Measures loads on each machine and clicks on a slow one.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 * @return {Promise<Measurement[]>}
 */
export const measurePlan = async ( browser, address, plan ) => {
	const measured = [];
	for ( const cart of [ ...plan.carts, ...plan.edited ] ) {
		console.log( `Measuring the ${ cart.name } …` );
		const storageState = await fillCart( browser, address, cart );
		const visitOn = ( condition ) => ( {
			browser,
			address,
			storageState,
			condition,
		} );
		// The shop and the browser have met this cart before anything counts.
		await measureLoad( visitOn( CONDITIONS[ 0 ] ) );
		for ( const condition of plan.carts.includes( cart )
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
