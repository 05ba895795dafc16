import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe';

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
