import {
	createEmit,
	handlePress,
	restorePress,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { sameOriginUrl } from '@shopfront/host';
import { COMING_SOON_FIELD } from '@shopfront/names';

const emit = createEmit( 'coming-soon' );

/** The banner of a shop that isn't open yet (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( banner, { signal } ) => {
	const view = banner.ownerDocument.defaultView ?? window;
	const link = banner.querySelector< HTMLElement >(
		'.coming-soon-footer-banner-dismiss'
	);
	const restUrl = sameOriginUrl(
		banner.ownerDocument,
		link?.dataset.restUrl ?? ''
	);
	if ( ! link?.dataset.restUrl || ! restUrl ) {
		return undefined;
	}
	const dismiss = async () => {
		if (
			link.getAttribute( 'aria-busy' ) === 'true' ||
			! emit( banner, 'close' )
		) {
			return;
		}
		link.setAttribute( 'aria-busy', 'true' );
		try {
			await view.fetch( restUrl, {
				method: 'POST',
				body: new URLSearchParams( {
					[ COMING_SOON_FIELD ]: 'yes',
				} ),
				headers: { 'X-WP-Nonce': link.dataset.restNonce ?? '' },
				// Leaving the page must not cancel the request.
				keepalive: true,
			} );
		} catch {
			// The next page shows the banner again.
		}
		banner.hidden = true;
		banner.style.display = 'none';
		emit( banner, 'closed' );
	};
	handlePress( link, () => void dismiss(), signal );
	return () => restorePress( link );
};
