import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe';

export const expectContrast = async ( page: Page ) => {
	// A color that is still changing is neither the old nor the new one.
	await page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter( ( animation ) => animation instanceof CSSTransition )
				.map( ( { finished } ) => finished )
		)
	);
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
