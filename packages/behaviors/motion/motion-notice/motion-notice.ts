import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Tells users who may edit pages, in the console, why nothing moves. */
export const mount: Behavior[ 'mount' ] = ( body ) => {
	const { get, text } = readSiteSettings(
		body.ownerDocument.defaultView ?? window
	);
	if ( get( 'user', 'can_edit_pages' ) === true ) {
		// eslint-disable-next-line no-console -- For the person who works on the page.
		console.info(
			`Shopfront: ${
				text( 'i18n', 'reducedMotion' ) ||
				'Your device prefers reduced motion, so nothing on this page moves by itself. Visitors without this setting see animations.'
			}`
		);
	}
};
