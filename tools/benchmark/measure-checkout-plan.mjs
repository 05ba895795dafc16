import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import {
	countFields,
	getKeyMetrics,
	measureBareKeys,
	measureOrder,
	measureRenders,
	waitUntilAllShown,
} from './measure-checkout.mjs';
import { measureLoad, measureUsable } from './measure-load.mjs';
import { measurePair } from './measure-pairs.mjs';
import { measureWordPress } from './measure-wordpress.mjs';
import { CHECKOUT_PAGE } from './pages.mjs';
import { repeat } from './repeat.mjs';
import { DESTINATION } from './shopper.mjs';
import { summarizeRecords } from './statistics.mjs';
import { lazyFiles } from './traffic-files.mjs';

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

/** As for the cart, no add-ons: their libraries load with the first of them. */
const PLAIN = { paymentMethods: [ 'cod', 'bacs' ] };

/** Nearly every shop has these payment methods: a card gateway and a wallet. */
const WITH_WALLET = {
	paymentMethods: [ 'demo-card', 'cod', 'bacs', 'demo-wallet' ],
};

/** By new guests. Returns a summary, and the last order's requests. */
const measureOrders = async ( times, newVisit ) => {
	const orders = [];
	for ( let count = 0; count < times; count++ ) {
		orders.push( await measureOrder( await newVisit() ) );
	}
	const all = ( name ) => orders.flatMap( ( order ) => order[ name ] );
	return {
		requests: orders.at( -1 ).requests,
		values: {
			...getKeyMetrics( all( 'keysMs' ), all( 'leavesMs' ) ),
			...summarizeRecords( orders.map( ( { values } ) => values ) ),
		},
	};
};

/**
 * Loads on each machine, typing and choosing on a slow one, and layout shift of lazy content.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 */
export const measureCheckout = async ( browser, address, plan ) => {
	const { order, loads, orders } = plan;
	console.log( `Measuring the ${ order.name } …` );
	const visitOn = ( condition, storageState ) => ( {
		browser,
		address,
		storageState,
		condition,
		opened: CHECKOUT_PAGE,
	} );
	const newGuest = () => fillCart( browser, address, order, PLAIN );
	const guest = await newGuest();
	const known = await fillCart(
		browser,
		address,
		order,
		WITH_WALLET,
		DESTINATION
	);
	const checkout = [];
	const note = ( subject, condition, values ) =>
		checkout.push( { subject, condition: condition.name, values } );

	// Warms up the shop and the browser.
	await measureLoad( visitOn( CONDITIONS[ 0 ], guest ) );
	let lazy = [];
	for ( const condition of CONDITIONS ) {
		const visit = visitOn( condition, guest );
		note( order.name, condition, {
			...( await repeat( loads, () => measureUsable( visit ) ) ),
			...( await repeat( loads, () =>
				measureLoad( visit, async ( visited ) => {
					lazy = await lazyFiles( visited );
					return countFields( visited );
				} )
			) ),
		} );
	}
	const withWallet = await fillCart( browser, address, order, WITH_WALLET );
	for ( const condition of CONDITIONS ) {
		const { withMs, withoutMs } = await measurePair(
			visitOn( condition ),
			{ withMs: withWallet, withoutMs: guest },
			loads
		);
		const loaded = await repeat( loads, () =>
			measureLoad( visitOn( condition, known ), waitUntilAllShown )
		);
		note( `${ order.name }, card and wallet`, condition, {
			usableMs: withMs,
			withAddOnsUsableRatio: withMs / withoutMs,
			shownAtMs: loaded.shownAtMs,
			blockedMs: loaded.blockedMs,
			longestTaskMs: loaded.longestTaskMs,
			layoutShift: loaded.layoutShift,
			withAddOnsScriptBytes: loaded.scriptBytes,
			withAddOnsScriptRequests: loaded.scriptRequests,
		} );
	}
	for ( const condition of CONDITIONS.filter( ( { line } ) => ! line ) ) {
		note(
			`${ order.name }, WordPress build, card and wallet`,
			condition,
			await repeat( loads, () =>
				measureWordPress( visitOn( condition, withWallet ) )
			)
		);
	}
	const ordered = await measureOrders( orders, async () =>
		visitOn( SLOW_PHONE, await newGuest() )
	);
	const bare = await repeat( loads, () =>
		measureBareKeys( visitOn( SLOW_PHONE, guest ) )
	);
	note( order.name, SLOW_PHONE, {
		...bare,
		...ordered.values,
		keyBeyondBareP95Ms:
			ordered.values.keyToPaintP95Ms - bare.bareKeyToPaintP95Ms,
		...( await measureRenders( visitOn( SLOW_PHONE, await newGuest() ) ) ),
	} );
	return { checkout, requests: ordered.requests, lazyFiles: lazy };
};
