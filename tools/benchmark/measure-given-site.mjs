import { parseArgs } from 'node:util';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser.mjs';
import { command, ensureBuild, PlainError } from '../support/ensure.mjs';
import { describeMachine, readMachine } from './machine.mjs';
import { createPlan } from './plan.mjs';

/**
 * Measures the site of WORDPRESS_URL, and prints the figures. Option: `--loads=N`.
 *
 * @template Figures
 * @param {string[]}                                                                                          builds  That the site's pages load.
 * @param {(browser: import('@playwright/test').Browser, address: string, loads: number) => Promise<Figures>} measure
 * @param {(figures: Figures) => void}                                                                        print
 */
export const measureGivenSite = ( builds, measure, print ) =>
	command( async () => {
		const address = process.env.WORDPRESS_URL;
		if ( ! address ) {
			throw new PlainError(
				'Set WORDPRESS_URL to the address of a site with this plugin and tools/wordpress/mu-plugins.'
			);
		}
		const browserPath = await ensureBrowser();
		await ensureBuild( builds );
		const { values } = parseArgs( {
			options: { loads: { type: 'string' } },
		} );
		const { loads } = createPlan( { isQuick: false } );
		const { chromium } = await import( '@playwright/test' );
		const browser = await chromium.launch( {
			executablePath: browserPath,
			args: BROWSER_FLAGS,
		} );
		try {
			console.log( describeMachine( readMachine() ) );
			print(
				await measure(
					browser,
					address,
					Number( values.loads ?? loads )
				)
			);
		} finally {
			await browser.close();
		}
	} );
