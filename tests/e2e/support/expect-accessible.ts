import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
	const { violations } = await new AxeBuilder( { page } )
		.include( within )
		// The live regions' own heading, which @wordpress/a11y puts at the end of the body, outside of everything.
		.exclude( '#a11y-speak-intro-text' )
		.withTags( RULES )
		// No page of ours holds frames from elsewhere, and a page opened for the sake of them takes longer than the rest.
		.setLegacyMode( true )
		.analyze();
	const told = violations.map( ( { id, help, nodes } ) => ( {
		id,
		help,
		elements: nodes.map( ( { html } ) => html ),
	} ) );
	expect( told ).toEqual( [] );
};
