/**
 * `npm run test:wordpress`: tests cart and checkout on WordPress, in a browser.
 *
 * Uses the WordPress of WORDPRESS_URL, which needs WooCommerce and this plugin. Without that variable, it creates one:
 * WordPress from npm, the double of WooCommerce (double/), the demo shop as its Store API, and this plugin from the
 * working tree.
 *
 * Arguments: `--report=FILE` writes the counts there, as `{ passed, failed }`; Playwright gets all others. After the
 * tests, it checks PHP's log; for an external WordPress, WORDPRESS_DEBUG_LOG names it.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from '../../tools/support/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../../tools/support/ensure.mjs';
import { ensurePhp } from '../../tools/support/php.mjs';
import { countResults } from '../run/results.mjs';
import { inRoot } from '../../tools/support/root.mjs';
import { run } from '../../tools/support/run.mjs';
import { ensureWordPress } from './packages.mjs';
import { unexpectedIn } from './php-log.mjs';

const REPORT = inRoot( 'artifacts/wordpress-report.json' );

const [ reportFile ] = process.argv
	.filter( ( one ) => one.startsWith( '--report=' ) )
	.map( ( one ) => one.slice( '--report='.length ) );
const forPlaywright = process.argv
	.slice( 2 )
	.filter( ( one ) => ! one.startsWith( '--report=' ) );

const runTests = async ( address, kind, browser ) => {
	rmSync( REPORT, { force: true } );
	const code = await run(
		process.execPath,
		[
			inRoot( 'node_modules/@playwright/test/cli.js' ),
			'test',
			'--config',
			inRoot( 'tests/wordpress/playwright.config.mts' ),
			'--reporter=list,json',
			...forPlaywright,
		],
		{
			CHROMIUM_PATH: browser,
			PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
			WORDPRESS_URL: address,
			WORDPRESS_KIND: kind,
		}
	);
	return countResults( code, { format: 'playwright', file: REPORT } );
};

/** A test of its own: it fails with unexpected lines in PHP's log. */
const readLog = ( log, from ) => {
	const lines = unexpectedIn( readFileSync( log, 'utf8' ).slice( from ) );
	console.log(
		lines.length === 0
			? '  good: PHP has nothing to complain about'
			: `  FAILED: PHP complains:\n    ${ lines.join( '\n    ' ) }`
	);
	return lines.length === 0
		? { passed: 1, failed: 0 }
		: { passed: 0, failed: 1 };
};

const runWithLog = async ( address, kind, log, browser ) => {
	const hasLog = Boolean( log ) && existsSync( log );
	const before = hasLog ? readFileSync( log, 'utf8' ).length : 0;
	const driven = await runTests( address, kind, browser );
	const logged = hasLog ? readLog( log, before ) : { passed: 0, failed: 0 };
	return {
		passed: driven.passed + logged.passed,
		failed: driven.failed + logged.failed,
	};
};

const testGivenSite = ( address, browser ) => {
	console.log(
		`On the WordPress at ${ address }, with its own WooCommerce.`
	);
	return runWithLog(
		address,
		'given',
		process.env.WORDPRESS_DEBUG_LOG,
		browser
	);
};

const testOwnSite = async ( browser ) => {
	await ensureWordPress();
	await ensureBuild( [ 'wordpress', 'editor' ] );
	// Not available before the packages are installed.
	const { makeSite, openSite } = await import( './site/open-site.mjs' );
	const made = await makeSite();
	let open = null;
	// A signal must end the server too.
	const end = async () => {
		await open?.close();
		made.remove();
	};
	const stop = () => void end().finally( () => process.exit( 1 ) );
	process.once( 'SIGINT', stop ).once( 'SIGTERM', stop );
	try {
		open = await openSite( made );
		console.log(
			`On a WordPress from npm at ${ open.address }, with a double of WooCommerce made from recordings.`
		);
		return await runWithLog( open.address, 'double', made.log, browser );
	} finally {
		await end();
	}
};

await command( async () => {
	ensureNode();
	await ensureDependencies();
	const given = process.env.WORDPRESS_URL;
	let count = { passed: 0, failed: 0 };
	if ( ! given && ! ( await ensurePhp() ) ) {
		console.log(
			'Skipped: PHP with SQLite is not installed, so the plugin was not tried on a WordPress.'
		);
	} else {
		const browser = await ensureBrowser();
		count = given
			? await testGivenSite( given, browser )
			: await testOwnSite( browser );
		console.log(
			`${ count.passed } passed, ${ count.failed } failed on ${ given ? 'the WordPress given' : 'the WordPress from npm' }`
		);
	}
	if ( reportFile ) {
		writeFileSync( reportFile, JSON.stringify( count ) );
	}
	process.exitCode = count.failed === 0 ? 0 : 1;
} );
