import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The minified script, which has half the size of the one that the builder would inject. */
const SOURCE = readFileSync(
	createRequire( require.resolve( '@axe-core/playwright' ) ).resolve(
		'axe-core/axe.min.js'
	),
	'utf8'
);

/**
 * Returns axe for a page, limited to violations. Injects its script into each document once, because it is larger than
 * any page that it checks.
 */
export const axeOn = async ( page: Page ): Promise< AxeBuilder > => {
	for ( const frame of page.frames() ) {
		if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
			await frame.evaluate( SOURCE );
		}
	}
	return (
		new AxeBuilder( { page, axeSource: ';' } )
			.options( {
				resultTypes: [ 'violations' ],
				// No rule of ours reads style sheets, which axe would load again for each run.
				preload: { assets: [ 'media' ] },
			} )
			// Our pages have no frames from other origins, and the page that axe opens for those takes longer than the
			// checks.
			.setLegacyMode( true )
	);
};
