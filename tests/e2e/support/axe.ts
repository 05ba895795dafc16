import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';

const SOURCE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** WCAG 2.2 up to AA, and axe's best practices. */
export const ALL_RULES: RunOptions[ 'runOnly' ] = {
	type: 'tag',
	values: [
		'wcag2a',
		'wcag2aa',
		'wcag21a',
		'wcag21aa',
		'wcag22aa',
		'best-practice',
	],
};

export interface AxeViolation {
	id: string;
	help: string;
	nodes: readonly { html: string; failureSummary?: string }[];
}

/**
 * Runs axe on a page and its same-origin frames. Returns only violations, because the other results are larger than the
 * page. Injects the script into each document once.
 */
export const findViolations = async (
	page: Page,
	context: ElementContext,
	runOnly: RunOptions[ 'runOnly' ]
): Promise< readonly AxeViolation[] > => {
	for ( const frame of page.frames() ) {
		if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
			await frame.evaluate( SOURCE );
		}
	}
	return page.evaluate(
		async ( [ within, rules ] ) => {
			const { violations } = await Reflect.get( window, 'axe' ).run(
				within,
				{
					runOnly: rules,
					resultTypes: [ 'violations' ],
					// None of these rules reads style sheets, and axe would load them again for each run.
					preload: { assets: [ 'media' ] },
				}
			);
			return violations.map( ( { id, help, nodes }: AxeViolation ) => ( {
				id,
				help,
				nodes: nodes.map( ( { html, failureSummary } ) => ( {
					html,
					failureSummary,
				} ) ),
			} ) );
		},
		[ context, runOnly ] as const
	);
};
