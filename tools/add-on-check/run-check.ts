import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ADD_ON_BUDGETS } from '../../packages/extensibility/statistics/budgets';
import { BROWSER_FLAGS } from '../support/browser.mjs';
import { freePort } from '../support/port.mjs';
import { inRoot } from '../support/root.mjs';
import { openShop } from '../support/shop.mjs';
import {
	declareIn,
	filesOf,
	MODE_COOKIE,
	OWN_FILES,
	scriptsOf,
	type Mode,
} from './declare';
import { createFindings } from './findings';
import { getHandle, withDependencies } from './handles.mjs';
import {
	evaluateChecks,
	getVerdict,
	type FileSize,
	type Times,
} from './evaluate-checks';
import { CONDITION, measurePairs } from '../benchmark/measure-pairs.mjs';
import type { Options } from './options';
import { printReport, type Report } from './print';
import { visitPages } from './visit-pages';

const WIDTHS = [ 1280, 390 ];

const BLOCK_PAGE = /\/(cart|checkout)\/(\?.*)?$/;

const sizeOf = ( file: string, isScript: boolean ): FileSize => {
	const body = readFileSync( file );
	return {
		file: basename( file ),
		raw: body.length,
		gzip: gzipSync( body ).length,
		brotli: brotliCompressSync( body ).length,
		isScript,
	};
};

/** For a shop that doesn't declare the add-on itself. */
const declareOn = ( options: Options ) => async ( context: BrowserContext ) => {
	const files = new Map( [ ...filesOf( options ), ...OWN_FILES ] );
	await context.route(
		( { pathname } ) => files.has( pathname ),
		( route ) =>
			route.fulfill( {
				path: files.get( new URL( route.request().url() ).pathname ),
			} )
	);
	await context.route( BLOCK_PAGE, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: declareIn( await response.text(), options, 'recorded' ),
		} );
	} );
};

const stateFor = async ( browser: Browser, address: string, mode: Mode ) => {
	const context = await browser.newContext( { baseURL: address } );
	try {
		await context.addCookies( [
			{ name: MODE_COOKIE, value: mode, url: address },
		] );
		await context.request.post( '/demo/options', {
			data: { addOns: '', paymentMethods: [ 'cod' ] },
		} );
		await context.request.post( '/cart/add', {
			form: { 'quantity[26]': '2' },
			maxRedirects: 0,
		} );
		await context.request.get( '/' );
		return await context.storageState();
	} finally {
		await context.close();
	}
};

/** Even if this fails, the visits' findings are worth a report. */
const timesOf = async (
	browser: Browser,
	address: string
): Promise< Times > => {
	try {
		return {
			measured: await measurePairs( browser, address, {
				withoutMs: await stateFor( browser, address, 'without' ),
				withMs: await stateFor( browser, address, 'with' ),
			} ),
			failure: '',
		};
	} catch ( error ) {
		return { measured: [], failure: String( error ) };
	}
};

const inShop = async < Result >(
	options: Options,
	browserPath: string,
	work: ( browser: Browser, address: string ) => Promise< Result >
): Promise< Result > => {
	const shop = options.url
		? { address: options.url, close: async () => {} }
		: await openShop( await freePort(), {
				program: 'tools/add-on-check/serve.ts',
				environment: { ADD_ON_CHECK: JSON.stringify( options ) },
			} );
	try {
		const browser = await chromium.launch( {
			executablePath: browserPath,
			args: BROWSER_FLAGS,
		} );
		try {
			return await work( browser, shop.address );
		} finally {
			await browser.close();
		}
	} finally {
		await shop.close();
	}
};

/** Also writes the report to `artifacts/add-on-check.md` and `.json`. Returns whether no check failed. */
export const runCheck = async (
	options: Options,
	browserPath: string
): Promise< boolean > => {
	const findings = createFindings( scriptsOf( options ) );
	const times = await inShop(
		options,
		browserPath,
		async ( browser, address ) => {
			await visitPages(
				{
					browser,
					address,
					widths: options.isQuick ? WIDTHS.slice( 0, 1 ) : WIDTHS,
					fills: options.fills,
					canOrder: options.url === null,
					prepare:
						options.url === null ? undefined : declareOn( options ),
				},
				findings
			);
			return options.isQuick || options.url !== null
				? { measured: [], failure: '' }
				: timesOf( browser, address );
		}
	);
	const sizes = [
		...options.scripts.map( ( file ) => sizeOf( file, true ) ),
		...options.styles.map( ( file ) => sizeOf( file, false ) ),
	];
	const { handles } = options;
	const found = findings.found();
	const report: Report = {
		scripts: options.scripts.map( ( file ) => basename( file ) ),
		handles,
		checks: evaluateChecks( {
			found,
			sizes,
			times,
			handles,
			getHandle,
			withDependencies,
			hasAsset: options.assets.length > 0,
			budgets: ADD_ON_BUDGETS,
		} ),
		found,
		sizes,
		times: times.measured,
		slowdown: CONDITION.slowdown,
		budgets: ADD_ON_BUDGETS,
	};
	const markdown = printReport( report );
	const json = JSON.stringify( report, null, '\t' );
	mkdirSync( inRoot( 'artifacts' ), { recursive: true } );
	writeFileSync( inRoot( 'artifacts/add-on-check.md' ), markdown );
	writeFileSync( inRoot( 'artifacts/add-on-check.json' ), json );
	console.log( options.isJson ? json : markdown );
	return getVerdict( report.checks ) !== 'fail';
};
