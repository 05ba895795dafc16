import { expect, type Page } from '@playwright/test';
import { ALL_RULES, findViolations } from './axe';

/** `within` is a selector. */
export const expectAccessible = async ( page: Page, within = 'html' ) => {
	// Colors have less contrast while content fades in.
	await page.evaluate( () =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter(
					( { timeline, playState, effect } ) =>
						timeline === document.timeline &&
						playState === 'running' &&
						effect?.getComputedTiming().iterations !== Infinity
				)
				.map( ( { finished } ) => finished )
		)
	);
	const violations = await findViolations(
		page,
		{ include: [ within ] },
		ALL_RULES
	);
	const reported = violations.map( ( { id, help, nodes } ) => ( {
		id,
		help,
		elements: nodes.map( ( { html } ) => html ),
	} ) );
	expect( reported ).toEqual( [] );
};
