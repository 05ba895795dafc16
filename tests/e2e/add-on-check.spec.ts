import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../tools/support/browser.mjs';
import type { Report } from '../../tools/add-on-check/print';
import { SAMPLES } from '../../demo-shop/samples/samples';

// The check for add-on developers, on sample add-ons and on one with a fault for each check. It starts its own shop and
// browser.

const ROOT = join( __dirname, '..', '..' );
const PUBLIC = join( ROOT, 'demo-shop/public' );

interface Outcome {
	code: number;
	report: Report;
}

const check = (
	scripts: string[],
	fills: Record< string, string > = {},
	declared: { before?: string[]; handles?: string[] } = {}
) =>
	new Promise< Outcome >( ( resolve, reject ) => {
		const options = {
			scripts,
			handles: declared.handles ?? [],
			assets: [],
			styles: [],
			before: declared.before ?? [],
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

/** They need an element of the page, a built file, or their own shipment. */
const NEED_MORE = [
	'delivery-day',
	'human-check',
	'pocket',
	'refill',
	'safe-place',
	'wallet',
];

/** The add-on pages' first example as a script: what a newcomer would check first. */
const writeExample = ( file: string ) => {
	const [ , code ] =
		/```ts\n([^`]*registerCheckoutFilters[^`]*)```/.exec(
			readFileSync(
				join( ROOT, 'docs/add-ons/README.md' ),
				'utf8'
			).replace( /`\$\{ name \} \(handmade\)`/, "name + ' (handmade)'" )
		) ?? [];
	expect( code ).toContain( 'handmade' );
	writeFileSync( file, code ?? '' );
	return file;
};

test( 'passes the first example of the docs and the samples, and reports what they use', async ( {}, info ) => {
	test.slow();
	const samples = SAMPLES.filter(
		( { name } ) => ! NEED_MORE.includes( name )
	);
	const outcome = await check(
		[
			writeExample( info.outputPath( 'example.js' ) ),
			...samples.map( ( { name } ) =>
				join( PUBLIC, 'add-ons', `${ name }.js` )
			),
		],
		{
			'Purchase order number': 'PO-17',
			'Account number (IBAN)': 'DE89 3704 0044 0532 0130 00',
		},
		{
			before: samples.flatMap( ( { before = [] } ) => before ),
			handles: samples.flatMap( ( { dependencies } ) => dependencies ),
		}
	);
	expect(
		outcome.report.checks.filter( ( { verdict } ) => verdict === 'fail' )
	).toEqual( [] );
	expect( outcome.report.scripts.length ).toBeGreaterThan( 9 );
	expect( outcome.code ).toBe( 0 );
	const { found } = outcome.report;
	expect( found.records[ 'payment method' ] ).toHaveProperty(
		'demo-invoice'
	);
	expect( found.records.observer ).toMatchObject( {
		onPaymentSetup: expect.arrayContaining( [ 'demo-invoice' ] ),
		onCheckoutSuccess: expect.anything(),
	} );
	expect( found.records.fill ).toHaveProperty( 'ExperimentalOrderMeta' );
	expect( found.records.plugin ).toHaveProperty( 'gift-wrap' );
	expect( found.records.store ).toHaveProperty( [ 'wc/store/cart' ] );
	expect( found.records.event ).toHaveProperty( 'wc-blocks_added_to_cart' );
	expect( found.clicks ).toBeGreaterThan( 0 );
	const names = found.figures.flatMap( ( one ) => one.names );
	for ( const name of [
		'my-add-on',
		'demo-invoice',
		'gift-wrap',
		'demo/statistics',
	] ) {
		expect( names ).toContain( name );
	}
	expect( found.steps.map( ( { name } ) => name ) ).toContain(
		'An order is placed by demo-invoice'
	);
} );

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
			'The provider is closed.',
			'saleBadgePriceFormat: threw',
			'label: Form elements must have labels',
			'isPaymentPristine',
			'wp.nothing',
		] ) {
			expect( notes ).toContain( words );
		}
	}
);
