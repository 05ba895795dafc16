import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe';

/** WCAG 1.4.3. */
export const expectContrast = async ( page: Page ) => {
	const violations = await findViolations( page, 'html', {
		type: 'rule',
		values: [ 'color-contrast' ],
	} );
	expect(
		violations.flatMap( ( { nodes } ) =>
			nodes.map( ( { html, failureSummary } ) => [
				html,
				failureSummary,
			] )
		)
	).toEqual( [] );
};
