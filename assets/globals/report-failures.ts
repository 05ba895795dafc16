import type { BlockApp } from '@shopfront/bindings';
import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __, sprintf } from '@wordpress/i18n';
import type { ScriptFailure } from './load-scripts';

function describe( failure: ScriptFailure ): string {
	const { src } = failure;
	switch ( failure.kind ) {
		case 'missing':
			return sprintf(
				/* translators: %s: address of a script. */
				__(
					'The add-on %s could not be loaded, so the page goes without it.',
					'shopfront'
				),
				src
			);
		case 'slow':
			return sprintf(
				/* translators: %s: address of a script. */
				__(
					'The add-on %s took too long to load, so the page did not wait for it.',
					'shopfront'
				),
				src
			);
		case 'broken':
			return sprintf(
				/* translators: 1: address of a script, 2: what it threw, in its own words. */
				__( 'The add-on %1$s has failed: %2$s', 'shopfront' ),
				src,
				failure.message
			);
	}
}

/** Tells developers on the console, and administrators on the page, which add-ons are not there. Shoppers are not told. */
export function reportFailures(
	{ registry, settings }: Pick< BlockApp, 'registry' | 'settings' >,
	failures: readonly ScriptFailure[]
): void {
	for ( const failure of failures ) {
		const text = describe( failure );
		// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
		console.error( `Shopfront: ${ text }` );
		if ( settings.currentUserIsAdmin ) {
			void registry.dispatch( noticesStore ).createErrorNotice( text, {
				// Both cart and checkout show this one.
				context: NOTICE_CONTEXTS.CART,
				id: `sf-add-on-${ failure.src }`,
			} );
		}
	}
}
