import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe';

/** WCAG 2.2 up to AA, and what the tool calls best practice. */
const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/**
 * Fails with each accessibility problem of the page and the elements that have it.
 *
 * @param page
 * @param within Selector of the part to look at; the whole page without it.
 */
export const expectAccessible = async ( page: Page, within = 'html' ) => {
	const { violations } = await (
		await axeOn( page )
	)
		.include( within )
		// The live regions' own heading, which @wordpress/a11y puts at the end of the body, outside of everything.
		.exclude( '#a11y-speak-intro-text' )
		.withTags( RULES )
		.analyze();
	const reported = violations.map( ( { id, help, nodes } ) => ( {
		id,
		help,
		elements: nodes.map( ( { html } ) => html ),
	} ) );
	expect( reported ).toEqual( [] );
};
