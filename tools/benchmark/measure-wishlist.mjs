import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import { watchChoice } from './in-page/watch-choice.mjs';
import { median, percentile } from './statistics.mjs';
import { scrollToControl, visitPage } from './visitor.mjs';

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

/** The shop's longest listing. Any cache may store it, so it doesn't have the visitor's state. */
const OPTIONS = { productsPerPage: '48', cachedPages: true };
const PRODUCTS = Number( OPTIONS.productsPerPage );

const HEART = '.yith-wcwl-add-to-wishlist a';
const STATE = /admin-ajax\.php/;
const CLICKS = 20;

const waitUntilSaved = ( page ) =>
	page.waitForFunction(
		() =>
			document.querySelector( '.yith-wcwl-add-to-wishlist .loading' ) ===
			null
	);

/** Milliseconds from a click on a heart to the paint of its new state. */
const press = async ( page, heart ) => {
	await scrollToControl( page, heart );
	await page.evaluate( watchChoice );
	await heart.click();
	await page.waitForFunction( () => window.benchmarkChoice !== null );
	const paintedMs = await page.evaluate( () => window.benchmarkChoice );
	await page.waitForLoadState( 'networkidle' );
	await waitUntilSaved( page );
	return paintedMs;
};

/** For a page whose visitor's device knows nothing. */
const countStateRequests = async ( page ) => {
	await page.evaluate( () => window.localStorage.clear() );
	let count = 0;
	page.on( 'request', ( request ) => {
		count += STATE.test( request.url() ) ? 1 : 0;
	} );
	await page.reload( { waitUntil: 'networkidle' } );
	return count;
};

/**
 * A listing's hearts: from a click to the paint of the change, and the requests for their state.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 * @return {Promise<import('./measure-plan.mjs').Measurement[]>}
 */
export const measureWishlist = async ( browser, address, { order } ) => {
	console.log( `Measuring the hearts of ${ PRODUCTS } products …` );
	const visit = {
		browser,
		address,
		storageState: await fillCart( browser, address, order, OPTIONS ),
		condition: SLOW_PHONE,
		opened: { path: '/shop/' },
	};
	return visitPage( visit, [], async ( { page } ) => {
		await page.waitForLoadState( 'networkidle' );
		const hearts = page.locator( HEART );
		if ( ( await hearts.count() ) !== PRODUCTS ) {
			throw new Error( `${ await hearts.count() } hearts are shown.` );
		}
		// The first click loads the code that sends.
		await press( page, hearts.first() );
		const paintedMs = [];
		for ( let index = 1; index <= CLICKS; index++ ) {
			paintedMs.push( await press( page, hearts.nth( 2 * index ) ) );
		}
		return [
			{
				subject: 'wishlist',
				condition: SLOW_PHONE.name,
				values: {
					heartToPaintMs: median( paintedMs ),
					heartToPaintP95Ms: percentile( paintedMs, 0.95 ),
					stateRequests: await countStateRequests( page ),
				},
			},
		];
	} );
};

/**
 * A listing loads the hearts' script with the page.
 *
 * @param {import('./measure-behaviors.mjs').BehaviorFile[]} files
 */
export const measureWishlistFile = ( files ) => ( {
	subject: 'wishlist',
	condition: 'any',
	values: {
		heartGzipBytes: files.find( ( { name } ) => name === 'wishlist' ).gzip,
	},
} );
