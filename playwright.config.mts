import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ShopFixtures } from './tests/e2e/support/shop-test';
import { BROWSER_FLAGS, findBrowser } from './tools/support/browser.mjs';
import { freePort } from './tools/support/port.mjs';

// A separate port, so that tests don't use a shop that was opened by hand. Test processes read this file too, and
// inherit the port through the environment.
process.env.SHOPFRONT_E2E_PORT ??= String( await freePort() );
const PORT = process.env.SHOPFRONT_E2E_PORT;
const ADDRESS = `http://127.0.0.1:${ PORT }`;

const IS_ALL = process.env.TEST_LEVEL === 'all';

/**
 * Tests that depend on the look of a page, and one complete order: they run in every project. All others behave alike
 * in all projects, or set their own window size.
 */
const LOOKS =
	/[\\/](pages|checkout-layouts|(checkout-)?accessibility)\.spec\.ts$/;

/**
 * Slow tests among these: by default they run on a phone, which has the least space; before a release they run
 * everywhere.
 */
const LONG_LOOKS = IS_ALL ? [] : [ /accessibility\.spec\.ts$/ ];

/** The complete order: by default in the projects in which no other test orders. */
const ORDER = IS_ALL ? [] : [ /checkout-layouts\.spec\.ts$/ ];

/** `quick` runs only tests with the tag `@quick`, `rest` all others but pictures; without it all tests run. */
const PART = process.env.TEST_PART;
const PARTS_LEFT_OUT = PART === 'rest' ? [ 'quick' ] : [];
const PICTURES = PART === 'rest' ? [ /pictures\.spec\.ts$/ ] : [];

/** Leaves out tests by tag; before a release, all tests run in all of their projects. */
const without = ( ...tags: string[] ) => {
	const leftOut = [ ...( IS_ALL ? [] : tags ), ...PARTS_LEFT_OUT ];
	return leftOut.length > 0
		? { grepInvert: leftOut.map( ( tag ) => new RegExp( `@${ tag }\\b` ) ) }
		: {};
};

/** `@all` is for releases only, `@phone` otherwise for a phone only. */
const BEYOND_A_PHONE = without( 'all', 'phone' );

export default defineConfig< ShopFixtures >( {
	testDir: 'tests/e2e',
	outputDir: 'artifacts/e2e',
	forbidOnly: !! process.env.CI,
	fullyParallel: true,
	...( PART === 'quick' && { grep: /@quick\b/ } ),
	// Sessions isolate tests. Pages mostly wait, so two workers keep a core busy.
	workers: 2 * availableParallelism(),
	reporter: 'list',
	// A shared machine can stall for seconds. A test that passes on its second attempt is reported as flaky, by name.
	retries: process.env.CI ? 1 : 0,
	// For what hangs, in `npm test`: tests take 3 to 10 s on a quiet machine, and ten times as long on a slow or busy one.
	timeout: process.env.CI ? 240_000 : 30_000,
	expect: {
		timeout: process.env.CI ? 60_000 : 5000,
		toHaveScreenshot: {
			animations: 'disabled',
			scale: 'device',
			// Antialiasing differs in single pixels; a changed color or a moved line differs in many.
			threshold: 0.1,
			maxDiffPixels: 20,
		},
	},
	use: {
		baseURL: ADDRESS,
		locale: 'en-US',
		// Tracing takes a third of the time, and a CI machine doesn't keep its traces.
		trace: process.env.CI ? 'off' : 'retain-on-failure',
		launchOptions: {
			executablePath: findBrowser() ?? undefined,
			args: BROWSER_FLAGS,
		},
	},
	webServer: {
		command: `node tests/e2e/support/serve.mjs ${ PORT }`,
		url: ADDRESS,
		// It builds what has changed.
		timeout: 300_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
	},
	snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
	// A missing picture is a failure; `npm run pictures` draws it.
	updateSnapshots: 'none',
	projects: [
		{
			name: 'desktop',
			...BEYOND_A_PHONE,
			testIgnore: [ ...LONG_LOOKS, ...ORDER, ...PICTURES ],
			use: { viewport: { width: 1280, height: 900 } },
		},
		{
			name: 'phone',
			...without( 'all' ),
			testMatch: LOOKS,
			use: {
				viewport: { width: 390, height: 844 },
				isMobile: true,
				hasTouch: true,
			},
		},
		{
			name: 'rtl',
			...BEYOND_A_PHONE,
			testMatch: LOOKS,
			testIgnore: LONG_LOOKS,
			use: {
				viewport: { width: 1280, height: 900 },
				shopOptions: { locale: 'ar' },
			},
		},
	],
} );
