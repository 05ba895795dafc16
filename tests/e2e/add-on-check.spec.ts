import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../tools/support/browser.mjs';
import type { Report } from '../../tools/add-on-check/print';

// The check for add-on developers, run on sample add-ons and on one with a fault for each check. It starts its own shop
// and browser.

const ROOT = join( __dirname, '..', '..' );
const PUBLIC = join( ROOT, 'demo-shop/public' );

interface Outcome {
	code: number;
	report: Report;
}

const check = ( scripts: string[], fills: Record< string, string > = {} ) =>
	new Promise< Outcome >( ( resolve, reject ) => {
		const options = {
			scripts,
			handles: [],
			assets: [],
			styles: [],
			before: [],
			fills,
			url: null,
			isQuick: true,
			isJson: true,
		};
		execFile(
			process.execPath,
			[ '--import', 'tsx', 'tools/add-on-check/run.ts' ],
			{
				cwd: ROOT,
				env: {
					...process.env,
					ADD_ON_CHECK: JSON.stringify( options ),
					CHROMIUM_PATH: findBrowser() ?? '',
				},
				maxBuffer: 10 * 1024 * 1024,
			},
			( error, output ) => {
				try {
					resolve( {
						code: error ? Number( error.code ) : 0,
						report: JSON.parse( output ),
					} );
				} catch {
					reject( error ?? new Error( output ) );
				}
			}
		);
	} );

const verdicts = ( { report }: Outcome, verdict: string ) =>
	report.checks
		.filter( ( one ) => one.verdict === verdict )
		.map( ( { name } ) => name );

test(
	'passes sample add-ons and reports what they use',
	{ tag: '@all' },
	async () => {
		test.slow();
		const outcome = await check(
			[ 'invoice', 'gift-wrap', 'statistics' ].map( ( name ) =>
				join( PUBLIC, 'add-ons', `${ name }.js` )
			),
			{ 'Purchase order number': 'PO-17' }
		);
		expect( verdicts( outcome, 'fail' ) ).toEqual( [] );
		expect( outcome.code ).toBe( 0 );
		const { found } = outcome.report;
		expect(
			Object.keys( found.records[ 'payment method' ] ?? {} )
		).toEqual( [ 'demo-invoice' ] );
		expect( found.records.observer ).toMatchObject( {
			onPaymentSetup: [ 'demo-invoice' ],
			onCheckoutSuccess: [],
		} );
		expect( found.records.fill ).toHaveProperty( 'ExperimentalOrderMeta' );
		expect( found.records.plugin ).toHaveProperty( 'gift-wrap' );
		expect( found.records.store ).toHaveProperty( [ 'wc/store/cart' ] );
		expect( found.records.event ).toEqual( {
			'wc-blocks_added_to_cart': [ 'body' ],
		} );
		expect( found.clicks ).toBeGreaterThan( 0 );
		expect( found.figures.map( ( { names } ) => names[ 0 ] ) ).toEqual( [
			'demo-invoice',
			'gift-wrap',
			'demo/statistics',
		] );
		expect( found.steps.map( ( { name } ) => name ) ).toContain(
			'An order is placed by demo-invoice'
		);
	}
);

test(
	'fails a faulty add-on with a note for each fault',
	{ tag: '@all' },
	async () => {
		test.slow();
		const outcome = await check( [
			join( ROOT, 'tools/add-on-check/fixtures/faulty.js' ),
		] );
		expect( outcome.code ).toBe( 1 );
		expect( verdicts( outcome, 'fail' ) ).toEqual( [
			'Its scripts run',
			'Cart and checkout work with it',
			'No errors on the console',
			'No faults at its extension points',
			'Nothing on the page moves',
			'Its areas are accessible',
		] );
		expect( verdicts( outcome, 'warn' ) ).toEqual(
			expect.arrayContaining( [
				'No deprecated APIs',
				'What it uses is there',
			] )
		);
		const notes = outcome.report.checks
			.flatMap( ( one ) => one.notes )
			.join( ' ' );
		for ( const words of [
			'Nobody waits for this',
			'The page said: The provider is closed.',
			'saleBadgePriceFormat: threw',
			'label: Form elements must have labels',
			'isPaymentPristine',
			'wp.nothing',
		] ) {
			expect( notes ).toContain( words );
		}
	}
);
