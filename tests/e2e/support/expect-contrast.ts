import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe';

/** Fails with each text whose contrast is too low (WCAG 1.4.3). */
export const expectContrast = async ( page: Page ) => {
	const { violations } = await (
		await axeOn( page )
	)
		.withRules( 'color-contrast' )
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
