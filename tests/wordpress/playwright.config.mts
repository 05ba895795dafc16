import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../tools/support/browser.mjs';

/** browser-tests.mjs opened this site. */
const address = process.env.WORDPRESS_URL;
if ( ! address ) {
	throw new Error( 'Start these tests by `npm run test:wordpress`.' );
}

export default defineConfig( {
	testDir: 'specs',
	globalSetup: './support/read-site.ts',
	outputDir: '../../artifacts/wordpress',
	// Only `npm run test:release` includes `@all`.
	grepInvert: process.env.TEST_LEVEL === 'usual' ? /@all/ : undefined,
	forbidOnly: !! process.env.CI,
	fullyParallel: true,
	workers: 2,
	reporter: 'list',
	retries: process.env.CI ? 1 : 0,
	// WordPress responds more slowly than the demo shop, and these tests measure no times.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	use: {
		baseURL: address.replace( /\/$/, '' ),
		locale: 'en-US',
		viewport: { width: 1280, height: 900 },
		trace: process.env.CI ? 'off' : 'retain-on-failure',
		launchOptions: {
			executablePath: findBrowser() ?? undefined,
			args: BROWSER_FLAGS,
		},
	},
} );
