import { defineConfig } from '@playwright/test';
import type { ShopFixtures } from './tests/e2e/support/shop-test';
import { BROWSER_FLAGS, findBrowser } from './tests/tools/browser.mjs';
import { freePort } from './tests/tools/port.mjs';

// A port of its own, so that a shop opened by hand is not mistaken for the one of the tests. The processes that run the
// tests read this file too, and learn the port by the environment that they inherit.
process.env.SHOPFRONT_E2E_PORT ??= String( await freePort() );
const PORT = process.env.SHOPFRONT_E2E_PORT;
const ADDRESS = `http://127.0.0.1:${ PORT }`;

const IS_ALL = process.env.TEST_LEVEL === 'all';

/**
 * What depends on how a page looks, and one order from beginning to end: tested in every way that a page can look. The
 * rest behaves alike in all of them, or chooses its own window.
 */
const LOOKS = /(pages|accessibility|checkout-layouts)\.spec\.ts$/;

/** Of these, what takes long: on a phone, where the least room is, and everywhere at the level of all. */
const LONG_LOOKS = IS_ALL ? [] : [ /accessibility\.spec\.ts$/ ];

export default defineConfig< ShopFixtures >( {
	testDir: 'tests/e2e',
	outputDir: 'artifacts/e2e',
	forbidOnly: !! process.env.CI,
	fullyParallel: true,
	// Tests with this tag belong to `npm run test:all`.
	...( IS_ALL ? {} : { grepInvert: /@all/ } ),
	// Sessions keep tests apart. Pages mostly wait: four at once keep two cores busy.
	workers: 4,
	reporter: 'list',
	// A shared machine can stall for seconds. A test that needs its second attempt is reported as flaky, by name.
	retries: process.env.CI ? 1 : 0,
	expect: { timeout: process.env.CI ? 15_000 : 5000 },
	use: {
		baseURL: ADDRESS,
		locale: 'en-US',
		// Recording takes a third of the time, and nobody can look into the traces of a machine that is gone.
		trace: process.env.CI ? 'off' : 'retain-on-failure',
		launchOptions: {
			executablePath: findBrowser() ?? undefined,
			args: BROWSER_FLAGS,
		},
	},
	webServer: {
		command: `node tests/e2e/support/serve.mjs ${ PORT }`,
		url: ADDRESS,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
	},
	projects: [
		{
			name: 'desktop',
			testIgnore: LONG_LOOKS,
			use: { viewport: { width: 1280, height: 900 } },
		},
		{
			name: 'phone',
			testMatch: LOOKS,
			use: {
				viewport: { width: 390, height: 844 },
				isMobile: true,
				hasTouch: true,
			},
		},
		{
			name: 'rtl',
			testMatch: LOOKS,
			testIgnore: LONG_LOOKS,
			use: {
				viewport: { width: 1280, height: 900 },
				shopOptions: { locale: 'ar' },
			},
		},
	],
} );
