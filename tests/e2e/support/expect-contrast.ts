import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe';

export const expectContrast = async ( page: Page ) => {
	// During a transition, the color has a value in between.
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
