/**
 * Memory of pages that stay open. `node tools/benchmark/measure-memory.mjs` prints it alone; `--edits=100` for fewer
 * edits, `--snapshots` writes heap snapshots to artifacts.
 */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../support/browser.mjs';
import { command, ensureBuild } from '../support/ensure.mjs';
import { inRoot } from '../support/root.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { fillCart } from './fill-cart.mjs';
import { SELECTORS } from './in-page/selectors.mjs';
import { inShop } from './in-shop.mjs';
import { CART_PAGE, CHECKOUT_PAGE } from './pages.mjs';
import { createPlan } from './plan.mjs';
import { printFigures } from './print.mjs';
import { seed } from './seed.mjs';

/** V8 compiles what runs often: a megabyte within 500 edits, which says nothing about what the page keeps. */
export const MEMORY_FLAGS = [ '--js-flags=--jitless' ];

const HOUR_MS = 60 * 60 * 1000;
/** All code has loaded after this many edits. */
const WARM_UP = 10;
/** Edits between two switches to another tab. */
const SWITCH_EVERY = 5;
/** Longer than the delays of a change and of its announcement. */
const SENT_MS = 2000;
const TIMEOUT_MS = 60_000;

const editCart = ( page ) => {
	const buttons = ( kind ) =>
		page.locator(
			`${ SELECTORS.row } .wc-block-components-quantity-selector__button--${ kind }`
		);
	const [ plus, minus ] = [ buttons( 'plus' ), buttons( 'minus' ) ];
	return async ( count ) => {
		const lines = await plus.count();
		const isUp = Math.floor( count / lines ) % 2 === 0;
		await ( isUp ? plus : minus ).nth( count % lines ).click();
	};
};

const editCheckout = ( page ) => {
	const FIELDS = [
		'#email',
		'#shipping-first_name',
		'#shipping-address_1',
		'#shipping-city',
		'#shipping-postcode',
	];
	return async ( count ) => {
		const field = FIELDS[ count % FIELDS.length ];
		const round = Math.floor( count / FIELDS.length ) % FIELDS.length;
		const texts = {
			'#email': `sam${ round }@shop.test`,
			'#shipping-postcode': `9810${ round }`,
		};
		await page.locator( field ).click();
		await page.keyboard.press( 'Control+A' );
		await page.keyboard.type( texts[ field ] ?? `Text ${ round }` );
	};
};

/** @type {{ subject: string, opened: import('./pages.mjs').BenchmarkPage, createEdit: Function }[]} */
const PAGES = [
	{ subject: 'open cart', opened: CART_PAGE, createEdit: editCart },
	{
		subject: 'open checkout',
		opened: CHECKOUT_PAGE,
		createEdit: editCheckout,
	},
];

/** Returns a function that waits until no request to the API is pending. */
const followRequests = ( page ) => {
	const pending = new Set();
	page.on( 'request', ( request ) => {
		if ( request.url().includes( SELECTORS.api ) ) {
			pending.add( request );
		}
	} );
	for ( const event of [ 'requestfinished', 'requestfailed' ] ) {
		page.on( event, ( request ) => pending.delete( request ) );
	}
	return async () => {
		const end = Date.now() + TIMEOUT_MS;
		do {
			// Two round trips: a timer may have sent a request that Playwright has not reported yet.
			await page.evaluate(
				() => new Promise( window.requestAnimationFrame )
			);
			await page.evaluate( () => {} );
		} while ( pending.size > 0 && Date.now() < end );
	};
};

/** Runs in the page. Playwright keeps all tabs visible, so a script says which one is. */
const imitateVisibility = () => {
	let state = 'visible';
	Object.defineProperty( document, 'visibilityState', { get: () => state } );
	Object.defineProperty( document, 'hidden', {
		get: () => state === 'hidden',
	} );
	window.benchmarkSetVisibility = ( newState ) => {
		state = newState;
		document.dispatchEvent(
			new Event( 'visibilitychange', { bubbles: true } )
		);
	};
};

/** Another tab takes the focus too, then the page gets it back. */
const switchTabs = async ( page, other ) => {
	for ( const [ front, state ] of [
		[ other, 'hidden' ],
		[ page, 'visible' ],
	] ) {
		await front.bringToFront();
		await page.evaluate(
			( newState ) => window.benchmarkSetVisibility( newState ),
			state
		);
	}
};

const readMemory = async ( protocol ) => {
	// Finalizers of one collection free what the next collects.
	for ( let count = 0; count < 3; count++ ) {
		await protocol.send( 'HeapProfiler.collectGarbage' );
	}
	const { usedSize } = await protocol.send( 'Runtime.getHeapUsage' );
	const { nodes, jsEventListeners } = await protocol.send(
		'Memory.getDOMCounters'
	);
	return { bytes: usedSize, nodes, listeners: jsEventListeners };
};

const writeSnapshot = async ( protocol, name ) => {
	mkdirSync( inRoot( 'artifacts' ), { recursive: true } );
	const file = createWriteStream(
		inRoot( `artifacts/${ name }.heapsnapshot` )
	);
	const onChunk = ( { chunk } ) => file.write( chunk );
	protocol.on( 'HeapProfiler.addHeapSnapshotChunk', onChunk );
	await protocol.send( 'HeapProfiler.takeHeapSnapshot', {
		reportProgress: false,
	} );
	protocol.off( 'HeapProfiler.addHeapSnapshotChunk', onChunk );
	await new Promise( ( resolve ) => file.end( resolve ) );
};

/**
 * After the first edits, and after the others, which take an hour by the page's clock.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {typeof PAGES[number]}                      measured
 * @param {{ edits: number, hasSnapshots?: boolean }} options
 */
const measurePage = async (
	context,
	{ subject, opened, createEdit },
	{ edits, hasSnapshots }
) => {
	const page = await context.newPage();
	const other = await context.newPage();
	await page.bringToFront();
	const protocol = await context.newCDPSession( page );
	// Playwright pretends that every tab has focus.
	await protocol.send( 'Emulation.setFocusEmulationEnabled', {
		enabled: false,
	} );
	const isAnswered = followRequests( page );
	await page.addInitScript( imitateVisibility );
	await page.clock.install();
	await page.goto( opened.path );
	await page.locator( opened.first ).first().waitFor();
	await page.waitForLoadState( 'networkidle' );

	const edit = createEdit( page );
	const editTimes = async ( first, end, stepMs ) => {
		for ( let count = first; count < end; count++ ) {
			await edit( count );
			await page.clock.fastForward( SENT_MS );
			await isAnswered();
			if ( count % SWITCH_EVERY === 0 ) {
				await switchTabs( page, other );
			}
			await page.clock.fastForward( Math.max( 0, stepMs - SENT_MS ) );
			await isAnswered();
		}
	};
	const read = async ( name ) => {
		if ( hasSnapshots ) {
			await writeSnapshot( protocol, `${ subject } ${ name }` );
		}
		return readMemory( protocol );
	};
	await editTimes( 0, WARM_UP, SENT_MS );
	const before = await read( 'before' );
	await editTimes( WARM_UP, WARM_UP + edits, HOUR_MS / edits );
	const after = await read( 'after' );
	return {
		heapBeforeBytes: before.bytes,
		heapAfterBytes: after.bytes,
		heapRatio: after.bytes / before.bytes,
		nodes: after.nodes,
		nodesRatio: after.nodes / before.nodes,
		listeners: after.listeners,
		listenersRatio: after.listeners / before.listeners,
	};
};

/**
 * What pages keep in memory after an hour of edits and switches between tabs, compared with the first edits.
 *
 * @param {import('@playwright/test').Browser}        browser Started with MEMORY_FLAGS.
 * @param {string}                                    address Address of the shop.
 * @param {{ edits: number, hasSnapshots?: boolean }} options
 * @return {Promise<import('./measure-plan.mjs').Measurement[]>}
 */
export const measureMemory = async ( browser, address, options ) => {
	const measured = [];
	for ( const one of PAGES ) {
		console.log( `Measuring the memory of the ${ one.subject } …` );
		const context = await browser.newContext( {
			baseURL: address,
			storageState: await fillCart( browser, address, {
				lines: 10,
				goods: 'taxed',
			} ),
		} );
		try {
			measured.push( {
				subject: one.subject,
				condition: `${ options.edits } edits`,
				values: await measurePage( context, one, options ),
			} );
		} finally {
			await context.close();
		}
	}
	return measured;
};

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await command( async () => {
		const browserPath = await ensureBrowser();
		await ensureBuild( [ 'standalone' ] );
		const { values } = parseArgs( {
			options: {
				edits: { type: 'string' },
				snapshots: { type: 'boolean' },
			},
		} );
		const { memoryEdits } = createPlan( { isQuick: false } );
		const measured = await inShop(
			browserPath,
			( databasePath ) => seed( databasePath ),
			( ...shop ) =>
				measureMemory( ...shop, {
					edits: Number( values.edits ?? memoryEdits ),
					hasSnapshots: values.snapshots,
				} ),
			MEMORY_FLAGS
		);
		const budgets = JSON.parse(
			readFileSync( inRoot( 'tools/benchmark/budgets.json' ), 'utf8' )
		).memory;
		printFigures( checkBudgets( measured, budgets, {} ) );
	} );
}
