import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns axe for a page, limited to violations. Injects its script into a document once, because it is larger than any
 * page that it checks.
 */
export const axeOn = async ( page: Page ): Promise< AxeBuilder > => {
	const isThere = await page.evaluate( () => 'axe' in window );
	return (
		new AxeBuilder( { page, ...( isThere && { axeSource: ';' } ) } )
			.options( { resultTypes: [ 'violations' ] } )
			// Our pages have no frames from other origins, and the page that axe opens for those takes longer than the
			// checks.
			.setLegacyMode( true )
	);
};
