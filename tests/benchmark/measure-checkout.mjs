import { countRenders } from './in-page/count-renders.mjs';
import { CHECKOUT } from './in-page/selectors.mjs';
import { watchChoice } from './in-page/watch-choice.mjs';
import { watchTyping } from './in-page/watch-typing.mjs';
import { SHOPPER } from './shopper.mjs';
import { percentile } from './statistics.mjs';
import { visitPage } from './visitor.mjs';

const TIMEOUT_MS = 60_000;

/** What an order may take, on a slow machine. */
const ORDER_MS = 20_000;

/** Between two keys of somebody who types fast. */
const KEY_PAUSE_MS = 80;

/** Longer than the pause in typing after which the stores hear of it. */
const REST_MS = 400;

/** Longer than an address that was typed waits until it is sent. */
const SETTLED_MS = 2000;

/** Where each text goes; in a form, the next field is a tabulator away. */
const TEXTS = [
	[ '#email', SHOPPER.email ],
	[ '#shipping-first_name', SHOPPER.firstName ],
	[ '#shipping-last_name', SHOPPER.lastName ],
	[ '#shipping-address_1', SHOPPER.address ],
	[ '#shipping-city', SHOPPER.city ],
];

const TYPING = { total: CHECKOUT.total, postcode: CHECKOUT.postcode };

const rest = ( page ) => page.waitForTimeout( REST_MS );

/** Follows what a page asks for. Returns a wait until it has asked for nothing for so long; "network idle" comes once. */
const followRequests = ( page ) => {
	const pending = new Set();
	let changedAt = Date.now();
	const done = ( request ) => {
		pending.delete( request );
		changedAt = Date.now();
	};
	page.on( 'request', ( request ) => {
		pending.add( request );
		changedAt = Date.now();
	} );
	page.on( 'requestfinished', done );
	page.on( 'requestfailed', done );
	return async ( restMs = REST_MS ) => {
		while ( pending.size > 0 || Date.now() - changedAt < restMs ) {
			await page.waitForTimeout( 50 );
		}
	};
};

const typeInto = async ( page, selector, text ) => {
	await page.locator( selector ).focus();
	await page.keyboard.type( text, { delay: KEY_PAUSE_MS } );
	await page.keyboard.press( 'Tab' );
	await rest( page );
};

const fillIn = async ( page, waitUntilQuiet ) => {
	for ( const [ selector, text ] of TEXTS ) {
		await typeInto( page, selector, text );
	}
	await page.locator( '#shipping-state' ).selectOption( SHOPPER.state );
	await page.locator( '#shipping-state' ).blur();
	await waitUntilQuiet();
};

const waitUntilOpen = async ( page ) => {
	await page.locator( CHECKOUT.email ).waitFor( { timeout: TIMEOUT_MS } );
	await page.waitForLoadState( 'networkidle' );
};

/** Requests of the Store API as somebody would tell them: `POST cart/update-customer`. */
const listRequests = ( page ) => {
	const list = [];
	page.on( 'request', ( request ) => {
		const { pathname } = new URL( request.url() );
		const [ , route ] = pathname.split( '/wc/store/v1/' );
		if ( route !== undefined ) {
			const { requests } = ( /batch$/.test( route ) &&
				request.postDataJSON() ) || { requests: null };
			const parts = requests
				? ` (${ requests
						.map( ( { path } ) => path.split( '/v1/' )[ 1 ] )
						.join( ', ' ) })`
				: '';
			list.push( `${ request.method() } ${ route }${ parts }` );
		}
	} );
	return list;
};

/** Waits for the page of the order; a shop that does not take it says why. */
const waitUntilPlaced = async ( page ) => {
	try {
		await page.waitForURL( /order-received/, { timeout: ORDER_MS } );
	} catch {
		const said = await page
			.locator( '.wc-block-components-notice-banner, [role=alert]' )
			.allTextContents();
		throw new Error( `The order was not placed: ${ said.join( ' ' ) }` );
	}
};

/**
 * Figures of an order as a guest makes it: each key, the postcode, and what was asked of the shop from the first key
 * to the next page.
 *
 * @param {import('./visitor.mjs').Visit} visit
 * @return {Promise<{ values: Record<string, number|null>, keysMs: number[], requests: string[] }>} Times of keys apart, to be judged together with those of others.
 */
export const measureOrder = ( visit ) =>
	visitPage( visit, [ [ watchTyping, TYPING ] ], async ( { page } ) => {
		const requests = listRequests( page );
		const waitUntilQuiet = followRequests( page );
		await waitUntilOpen( page );
		await page.evaluate( () => {
			window.benchmarkTyping.longestTaskMs = 0;
			window.benchmarkTyping.blockedMs = 0;
		} );
		await fillIn( page, waitUntilQuiet );
		await typeInto( page, CHECKOUT.postcode, SHOPPER.postcode );
		await page.waitForFunction(
			() => window.benchmarkTyping.settledAt !== null,
			null,
			{ polling: 100, timeout: TIMEOUT_MS }
		);
		const seen = await page.evaluate( () => window.benchmarkTyping );
		// Who presses before they have seen the last total is asked to look again.
		await waitUntilQuiet( SETTLED_MS );
		await page.locator( CHECKOUT.placeOrder ).click();
		await waitUntilPlaced( page );
		return {
			keysMs: seen.keysMs,
			leavesMs: seen.leavesMs,
			requests,
			values: {
				typingLongestTaskMs: seen.longestTaskMs,
				typingBlockedMs: seen.blockedMs,
				postcodeToTotalsMs: seen.settledAt - seen.postcodeLeftAt,
				requestsPerOrder: requests.length,
			},
		};
	} );

/**
 * What a key takes in a field of a page that has nothing else, no script either: the share of browser and machine.
 *
 * @param {import('./visitor.mjs').Visit} visit
 */
export const measureBareKeys = ( visit ) =>
	visitPage(
		{ ...visit, opened: { path: 'about:blank' } },
		[],
		async ( { page } ) => {
			await page.setContent( '<input><input>' );
			await page.evaluate( watchTyping, TYPING );
			await page.locator( 'input' ).first().focus();
			await page.keyboard.type( SHOPPER.address + SHOPPER.email, {
				delay: KEY_PAUSE_MS,
			} );
			await rest( page );
			const { keysMs } = await page.evaluate(
				() => window.benchmarkTyping
			);
			return {
				bareKeyToPaintP50Ms: percentile( keysMs, 0.5 ),
				bareKeyToPaintP95Ms: percentile( keysMs, 0.95 ),
			};
		}
	);

/** What one deed of the shopper renders: commits, and components in them. */
const countedIn = async ( page, action ) => {
	await page.evaluate( () =>
		Object.assign( window.benchmarkRenders, {
			isCounting: true,
			commits: 0,
			renders: 0,
		} )
	);
	await action();
	return page.evaluate( () => {
		window.benchmarkRenders.isCounting = false;
		return window.benchmarkRenders;
	} );
};

/** Clicks something that can be chosen, and waits until all that follows from it is done. */
const choose = async ( page, choice, waitUntilQuiet ) => {
	await choice.scrollIntoViewIfNeeded();
	await page.evaluate( watchChoice );
	await choice.click( { force: true } );
	await page.waitForFunction( () => window.benchmarkChoice !== null );
	await waitUntilQuiet();
	return page.evaluate( () => window.benchmarkChoice );
};

/**
 * What keys and choices render. Counting takes time, so nothing is timed here but what the choices before it take.
 *
 * @param {import('./visitor.mjs').Visit} visit
 */
export const measureRenders = ( visit ) =>
	visitPage( visit, [ [ countRenders ] ], async ( { page } ) => {
		const waitUntilQuiet = followRequests( page );
		await waitUntilOpen( page );
		const written = await countedIn( page, () =>
			typeInto( page, '#shipping-first_name', SHOPPER.firstName )
		);
		const keys = SHOPPER.firstName.length;
		await fillIn( page, waitUntilQuiet );
		await typeInto( page, CHECKOUT.postcode, SHOPPER.postcode );
		await waitUntilQuiet();
		const values = {
			rendersPerKey: written.renders / keys,
			commitsPerKey: written.commits / keys,
		};
		for ( const [ name, selector ] of [
			[ 'Method', CHECKOUT.method ],
			[ 'Rate', CHECKOUT.rate ],
		] ) {
			const others = page
				.locator( `${ selector }:not(:checked)` )
				.first();
			// The first time warms the page up.
			await choose( page, others, waitUntilQuiet );
			const paintMs = await choose( page, others, waitUntilQuiet );
			const { renders } = await countedIn( page, () =>
				choose( page, others, waitUntilQuiet )
			);
			values[ `choose${ name }ToPaintMs` ] = paintMs;
			values[ `rendersPer${ name }` ] = renders;
		}
		return values;
	} );

/** Half of the keys, and all but one in twenty, take no longer than that. */
export const getKeyMetrics = ( keysMs, leavesMs ) => ( {
	keyToPaintP50Ms: percentile( keysMs, 0.5 ),
	keyToPaintP95Ms: percentile( keysMs, 0.95 ),
	leaveFieldToPaintP95Ms: percentile( leavesMs, 0.95 ),
} );

/** How many fields somebody sees who has told nothing yet. */
export const countFields = async ( { page } ) => ( {
	visibleFields: await page.evaluate(
		( fields ) =>
			[ ...document.querySelectorAll( fields ) ].filter(
				( field ) => field.checkVisibility() && field.tabIndex >= 0
			).length,
		CHECKOUT.fields
	),
} );

/** Waits until everything has come that comes late, so that what it moves is seen. */
export const waitUntilAllShown = async ( { page } ) => {
	for ( const selector of [ CHECKOUT.wallet, CHECKOUT.rate ] ) {
		await page
			.locator( selector )
			.first()
			.waitFor( { timeout: TIMEOUT_MS } );
	}
	await rest( page );
	return {};
};
