import { countRenders } from './in-page/count-renders.mjs';
import { CHECKOUT } from './in-page/selectors.mjs';
import { watchChoice } from './in-page/watch-choice.mjs';
import { watchTyping } from './in-page/watch-typing.mjs';
import { SHOPPER } from './shopper.mjs';
import { percentile } from './statistics.mjs';
import { visitPage } from './visitor.mjs';

const TIMEOUT_MS = 60_000;

/** Timeout of an order on a slow machine. */
const ORDER_MS = 20_000;

/** Time between two keys of a fast typist. */
const KEY_PAUSE_MS = 80;

/** Longer than the delay before typed input reaches the stores. */
const REST_MS = 400;

/** Longer than the delay before a typed address is sent. */
const SETTLED_MS = 2000;

/** Field and text of the input; the Tab key moves to the next field of a form. */
const TEXTS = [
	[ '#email', SHOPPER.email ],
	[ '#shipping-first_name', SHOPPER.firstName ],
	[ '#shipping-last_name', SHOPPER.lastName ],
	[ '#shipping-address_1', SHOPPER.address ],
	[ '#shipping-city', SHOPPER.city ],
];

const TYPING = { total: CHECKOUT.total, postcode: CHECKOUT.postcode };

const rest = ( page ) => page.waitForTimeout( REST_MS );

/**
 * Tracks the requests of a page. Returns a function that waits until there was none for some time, because Playwright's
 * `networkidle` fires only once.
 */
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

const type = async ( page, selector, text ) => {
	await page.locator( selector ).focus();
	await page.keyboard.type( text, { delay: KEY_PAUSE_MS } );
};

const typeInto = async ( page, selector, text ) => {
	await type( page, selector, text );
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

/** Lists Store API requests: `POST cart/update-customer`. */
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

/** Waits for the order received page; throws the page's message if the order is refused. */
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
 * Measures an order of a guest: each key, the postcode, and the requests from the first key to the next page.
 *
 * @param {import('./visitor.mjs').Visit} visit
 * @return {Promise<{ values: Record<string, number|null>, keysMs: number[], requests: string[] }>} Key times are
 * separate, to be summarized with those of other orders.
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
		// Totals must not wait until the field is left.
		await type( page, CHECKOUT.postcode, SHOPPER.postcode );
		await page.waitForFunction(
			() => window.benchmarkTyping.settledAt !== null,
			null,
			{ polling: 100, timeout: TIMEOUT_MS }
		);
		const seen = await page.evaluate( () => window.benchmarkTyping );
		// Pressing the button before the last total shows would stop the order.
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
				postcodeToTotalsMs: seen.settledAt - seen.postcodeTypedAt,
				requestsPerOrder: requests.length,
			},
		};
	} );

/**
 * Measures keys in a page with a single field and no script: the baseline of browser and machine.
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

/** Counts the commits and rendered components of one shopper action. */
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

/** Clicks an option, and waits until all updates are done. */
const choose = async ( page, choice, waitUntilQuiet ) => {
	await choice.scrollIntoViewIfNeeded();
	await page.evaluate( watchChoice );
	await choice.click( { force: true } );
	await page.waitForFunction( () => window.benchmarkChoice !== null );
	await waitUntilQuiet();
	return page.evaluate( () => window.benchmarkChoice );
};

/**
 * Counts the renders of keys and choices. Counting takes time, so only the choices before it are timed.
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

/** Returns the 50th and 95th percentile of key times. */
export const getKeyMetrics = ( keysMs, leavesMs ) => ( {
	keyToPaintP50Ms: percentile( keysMs, 0.5 ),
	keyToPaintP95Ms: percentile( keysMs, 0.95 ),
	leaveFieldToPaintP95Ms: percentile( leavesMs, 0.95 ),
} );

/** Counts the fields that a new guest sees. */
export const countFields = async ( { page } ) => ( {
	visibleFields: await page.evaluate(
		( fields ) =>
			[ ...document.querySelectorAll( fields ) ].filter(
				( field ) => field.checkVisibility() && field.tabIndex >= 0
			).length,
		CHECKOUT.fields
	),
} );

/** Waits for all lazy content, so that its layout shift is measured. */
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
