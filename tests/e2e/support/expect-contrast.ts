import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with each text that does not stand out from what is behind it (WCAG 1.4.3). */
export const expectContrast = async ( page: Page ) => {
	const { violations } = await new AxeBuilder( { page } )
		.withRules( 'color-contrast' )
		.setLegacyMode( true )
		.analyze();
	expect(
		violations.flatMap( ( { nodes } ) =>
			nodes.map( ( { html, failureSummary } ) => [
				html,
				failureSummary,
			] )
		)
	).toEqual( [] );
};
