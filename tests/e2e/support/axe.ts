import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What looks at a page for problems, and tells of nothing else. Its script goes into a document once: it is larger than
 * anything that it looks at.
 */
export const axeOn = async ( page: Page ): Promise< AxeBuilder > => {
	const isThere = await page.evaluate( () => 'axe' in window );
	return (
		new AxeBuilder( { page, ...( isThere && { axeSource: ';' } ) } )
			.options( { resultTypes: [ 'violations' ] } )
			// No page of ours holds frames from elsewhere, and a page opened for the sake of them takes longer than the rest.
			.setLegacyMode( true )
	);
};
