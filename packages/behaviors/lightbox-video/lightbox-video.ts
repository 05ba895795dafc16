import { createEmit, isPlainClick } from '@shopfront/behaviors/disclosure';
import type { Behavior } from '@shopfront/behaviors/engine';
import {
	createDialog,
	createFailure,
	showDialog,
} from '@shopfront/behaviors/modal-dialog';
import { readSiteSettings } from '@shopfront/behaviors/site-settings';
import { createPlayer, parseVideoLink } from '@shopfront/behaviors/video-links';

const emit = createEmit( 'lightbox' );

/**
 * A link to a video that plays in a dialog: a file, or in the player of its host, which loads only then. A link to anything else
 * stays a link.
 */
export const mount: Behavior[ 'mount' ] = ( link, { options, signal } ) => {
	if ( ! ( link instanceof HTMLAnchorElement ) ) {
		return;
	}
	const page = link.ownerDocument;
	link.addEventListener(
		'click',
		( event ) => {
			const video = parseVideoLink( link.href, page.baseURI );
			if (
				! video ||
				! isPlainClick( event ) ||
				! emit( link, 'open', { opener: link } )
			) {
				return;
			}
			event.preventDefault();
			const label =
				link.title || link.ariaLabel || link.textContent?.trim() || '';
			const { dialog, content } = createDialog( page, {
				className: 'sf-dialog is-video',
				label,
				// The picture fills the dialog.
				options: { ...options, closeInside: false },
			} );
			const player = createPlayer( page, video, label );
			player.className = 'sf-dialog__player';
			player.addEventListener( 'error', () =>
				content.replaceChildren(
					createFailure( page, {
						text:
							readSiteSettings( page.defaultView ?? window ).text(
								'i18n',
								'videoFailed'
							) || 'The video could not be loaded.',
						link,
					} )
				)
			);
			content.append( player );
			showDialog( dialog, {
				name: 'lightbox',
				opener: link,
				// Its sound ends at once.
				onClose: () => content.replaceChildren(),
				onClosed: () => dialog.remove(),
			} );
		},
		{ signal }
	);
};
