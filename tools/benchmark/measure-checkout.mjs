import { countRenders } from './in-page/count-renders.mjs';
import { CHECKOUT } from './in-page/selectors.mjs';
import { watchChoice } from './in-page/watch-choice.mjs';
import { watchTyping } from './in-page/watch-typing.mjs';
import { SHOPPER } from './shopper.mjs';
import { median, percentile } from './statistics.mjs';
import { scrollToControl, visitPage } from './visitor.mjs';

const TIMEOUT_MS = 60_000;

/** For an order on a slow machine. */
const ORDER_MS = 20_000;

/** A fast typist's pause between two keys. */
const KEY_PAUSE_MS = 80;

/** Longer than the delay before typed input reaches the stores. */
const REST_MS = 400;

/** Longer than the delay before a typed address is sent. */
const SETTLED_MS = 2000;

/** Timed clicks of each kind; the result is their median. */
const CHOICES = 3;

const EMAIL = [ CHECKOUT.email, SHOPPER.email ];
const FIRST_NAME = [ '#shipping-first_name', SHOPPER.firstName ];

/** Field and text; the Tab key moves to the next field. */
const TEXTS = [
	EMAIL,
	FIRST_NAME,
	[ '#shipping-last_name', SHOPPER.lastName ],
	[ '#shipping-address_1', SHOPPER.address ],
	[ '#shipping-city', SHOPPER.city ],
];

const TYPING = { total: CHECKOUT.total, postcode: CHECKOUT.postcode };

const rest = ( page ) => page.waitForTimeout( REST_MS );

/**
 * Returns a function that waits until there was no request for some time. Playwright's `networkidle` fires only once.
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

const fillIn = async ( page, waitUntilQuiet, texts = TEXTS ) => {
	for ( const text of texts ) {
		await typeInto( page, ...text );
	}
	await page.locator( '#shipping-state' ).selectOption( SHOPPER.state );
	await page.locator( '#shipping-state' ).blur();
	await waitUntilQuiet();
};

const waitUntilOpen = async ( page ) => {
	await page.locator( CHECKOUT.email ).waitFor( { timeout: TIMEOUT_MS } );
	await page.waitForLoadState( 'networkidle' );
};

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

/** Throws the page's message if the shop refuses the order. */
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
 * A guest's order: each key, the postcode, and the requests from the first key to the next page.
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
		// Totals must not wait until the shopper leaves the field.
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
 * A page with a single field and no script: the baseline of browser and machine.
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

/** Waits until all updates are done. Returns the time to the first update's paint. */
const choose = async ( page, choice, waitUntilQuiet ) => {
	await scrollToControl( page, choice );
	await page.evaluate( watchChoice );
	await choice.click( { force: true } );
	await page.waitForFunction( () => window.benchmarkChoice !== null );
	await waitUntilQuiet();
	return page.evaluate( () => window.benchmarkChoice );
};

/**
 * The names of a click's time and renders, the control, and whether a second click, which isn't measured, undoes the
 * first. In the order of the page: a finished section folds when you use a later one.
 */
const CLICKS = [
	[ 'tickBoxToPaintMs', 'rendersPerBox', CHECKOUT.sameAddress, true ],
	[
		'chooseRateToPaintMs',
		'rendersPerRate',
		`${ CHECKOUT.rate }:not(:checked)`,
		false,
	],
	[
		'chooseMethodToPaintMs',
		'rendersPerMethod',
		`${ CHECKOUT.method }:not(:checked)`,
		false,
	],
	[ 'openPanelToPaintMs', 'rendersPerPanel', CHECKOUT.summary, true ],
];

/** Counting takes time, so we only time clicks that we don't count. */
const measureClicks = async ( page, waitUntilQuiet ) => {
	const values = {};
	for ( const [ time, count, selector, isReverted ] of CLICKS ) {
		const control = page
			.locator( selector )
			.filter( { visible: true } )
			.first();
		const click = () => choose( page, control, waitUntilQuiet );
		const revert = async () => {
			if ( isReverted ) {
				await click();
			}
		};
		const times = [];
		// The first click warms the page up.
		for ( let number = 0; number <= CHOICES; number++ ) {
			times.push( await click() );
			await revert();
		}
		values[ time ] = median( times.slice( 1 ) );
		const { renders } = await countedIn( page, click );
		values[ count ] = renders;
		await revert();
	}
	return values;
};

/**
 * Counts the renders of keys and of leaving a field; also measures clicks.
 *
 * @param {import('./visitor.mjs').Visit} visit
 */
export const measureRenders = ( visit ) =>
	visitPage( visit, [ [ countRenders ] ], async ( { page } ) => {
		const waitUntilQuiet = followRequests( page );
		await waitUntilOpen( page );
		// Lazy parts load with the first field, and render too.
		await typeInto( page, ...EMAIL );
		await waitUntilQuiet();
		const [ selector, text ] = FIRST_NAME;
		await page.locator( selector ).focus();
		await rest( page );
		const typed = await countedIn( page, () =>
			type( page, selector, text )
		);
		const left = await countedIn( page, async () => {
			await page.keyboard.press( 'Tab' );
			await rest( page );
			await waitUntilQuiet();
		} );
		await fillIn( page, waitUntilQuiet, TEXTS.slice( 2 ) );
		await typeInto( page, CHECKOUT.postcode, SHOPPER.postcode );
		await waitUntilQuiet( SETTLED_MS );
		return {
			rendersPerKey: typed.renders / text.length,
			commitsPerKey: typed.commits / text.length,
			rendersPerLeftField: left.renders,
			...( await measureClicks( page, waitUntilQuiet ) ),
		};
	} );

export const getKeyMetrics = ( keysMs, leavesMs ) => ( {
	keyToPaintP50Ms: percentile( keysMs, 0.5 ),
	keyToPaintP95Ms: percentile( keysMs, 0.95 ),
	leaveFieldToPaintP95Ms: percentile( leavesMs, 0.95 ),
} );

export const countFields = async ( { page } ) => ( {
	visibleFields: await page.evaluate(
		( fields ) =>
			[ ...document.querySelectorAll( fields ) ].filter(
				( field ) => field.checkVisibility() && field.tabIndex >= 0
			).length,
		CHECKOUT.fields
	),
} );

/** Includes all lazy content's layout shift. */
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
