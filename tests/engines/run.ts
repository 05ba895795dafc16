/**
 * Buys something in Chromium, Firefox and WebKit, with the keyboard alone and with touch alone, in three windows. Fails
 * if a focused control is hidden, if focus is lost, or if the announcements differ from the transcript. Then does so
 * from right to left, with two tabs, which have to show each other's changes, with errors, faults and autofill, and behind
 * optimizers (OPTIMIZERS as in tests/optimizers).
 *
 * npm run e2e:engines -- [--short] [--update] [--report=file] [words of the wanted cases]
 */
import { writeFileSync } from 'node:fs';
import { findEngines } from '../../tools/support/engines.mjs';
import { freePort } from '../../tools/support/port.mjs';
import { runConcurrently } from '../../tools/support/run-concurrently.mjs';
import { openShop } from '../../tools/support/shop.mjs';
import { readOptimizers } from '../optimizers/cases';
import { describeCase, readOptions } from './arguments';
import { PARTS } from './journey';
import type { EnginePage, Start } from './page';
import { openPuppeteerPage } from './puppeteer-page';
import { type Case, type PartResult, runJourney } from './run-journey';
import { runFlows, STARTS } from './run-flows';
import { runOptimizers } from './run-optimizers';
import { runTabs } from './run-tabs';
import { readTranscript, writeTranscript } from './transcript';
import { openWebKitPage } from './webkit-page';

/** Browsers at the same time. Journeys mostly wait. */
const CONCURRENT = 2;

/** Ten times as long as the longest case takes: only a case that hangs gets there. */
const CASE_LIMIT_MS = 10 * 60_000;

/** Of each optimizer. */
const OPTIMIZER_LIMIT_MS = 5 * 60_000;

/** Of each random start of both pages. */
const START_LIMIT_MS = 60_000;

const limitOf = ( { input }: Case ): number => {
	switch ( input ) {
		case 'optimizers':
			return readOptimizers().length * OPTIMIZER_LIMIT_MS;
		case 'flows':
			return CASE_LIMIT_MS + STARTS * START_LIMIT_MS;
		default:
			return CASE_LIMIT_MS;
	}
};

const withLimit = < Result >(
	work: Promise< Result >,
	limitMs = CASE_LIMIT_MS
) => {
	let timer: NodeJS.Timeout;
	return Promise.race( [
		work,
		new Promise< never >( ( _resolve, reject ) => {
			timer = setTimeout(
				() =>
					reject(
						new Error(
							`No end after ${ limitMs / 60_000 } minutes.`
						)
					),
				limitMs
			);
		} ),
	] ).finally( () => clearTimeout( timer ) );
};

/** Lost focus causes many problems. */
const MAX_PROBLEMS = 12;

const open = ( { engine }: Case, start: Start ): Promise< EnginePage > =>
	engine === 'webkit'
		? openWebKitPage( start )
		: openPuppeteerPage( engine, start );

const print = ( one: Case, results: readonly PartResult[] ) => {
	for ( const { title, problems } of results ) {
		const sign = problems.length === 0 ? '✔' : '✖';
		console.log( `${ sign } ${ describeCase( one ) }: ${ title }` );
		problems
			.slice( 0, MAX_PROBLEMS )
			.forEach( ( problem ) => console.log( `  ${ problem }` ) );
		if ( problems.length > MAX_PROBLEMS ) {
			console.log( `  And ${ problems.length - MAX_PROBLEMS } more.` );
		}
	}
};

const main = async () => {
	const options = readOptions( process.argv.slice( 2 ) );
	const parts = PARTS.filter(
		( { isLong } ) => ! ( options.isShort && isLong )
	);
	const transcript = options.isUpdate ? null : readTranscript();
	const engines = findEngines();
	const skipped: Case[] = [];
	const shop = await openShop( await freePort(), {
		program: 'tests/engines/serve.ts',
		keepAlive: ! options.cases.some( ( { input } ) => input === 'flows' ),
	} );

	const buy = async ( one: Case, start: Start ) => {
		const page = await withLimit( open( one, start ) );
		const visit = async () => {
			const { address } = shop;
			if ( one.input === 'flows' ) {
				return runFlows( page, { address } );
			}
			if ( one.input === 'optimizers' ) {
				return runOptimizers( page, { address } );
			}
			return one.input === 'tabs' || one.input === 'storage-tabs'
				? runTabs( page, {
						address,
						isStorageOnly: one.input === 'storage-tabs',
					} )
				: runJourney( page, one.input, {
						address,
						parts,
						transcript,
					} );
		};
		try {
			return await withLimit( visit(), limitOf( one ) );
		} finally {
			await page.close();
		}
	};
	const run = async ( one: Case ): Promise< PartResult[] > => {
		const program = engines[ one.engine ];
		if ( ! program ) {
			skipped.push( one );
			console.log( `Skipped: ${ describeCase( one ) }, not installed.` );
			return [];
		}
		const results = await buy( one, {
			program,
			window: one.window,
			hasTouch: [ 'touch', 'flows', 'optimizers' ].includes( one.input ),
		} ).catch( ( error ) => [
			{ title: 'Start', problems: [ String( error ) ], announced: null },
		] );
		print( one, results );
		return results;
	};

	try {
		const results = (
			await runConcurrently(
				CONCURRENT,
				options.cases.map( ( one ) => () => run( one ) )
			)
		).flat();
		if ( options.isUpdate ) {
			writeTranscript( results );
		}
		const failed = results.filter(
			( { problems } ) => problems.length > 0
		).length;
		const passed = results.length - failed;
		console.log(
			`${ passed } passed, ${ failed } failed, ${ skipped.length } cases skipped`
		);
		if ( options.report ) {
			writeFileSync(
				options.report,
				JSON.stringify( { passed, failed } )
			);
		}
		process.exitCode = failed === 0 ? 0 : 1;
	} finally {
		await shop.close();
	}
	// A case at its limit may have left a driver that doesn't end.
	process.exit();
};

void main();
