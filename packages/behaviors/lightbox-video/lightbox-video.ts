import { createEmit, isPlainClick } from '@shopfront/behaviors/disclosure';
import type { Behavior } from '@shopfront/behaviors/engine';
import {
	createDialog,
	createFailure,
	showDialog,
} from '@shopfront/behaviors/modal-dialog';
import { readSiteSettings } from '@shopfront/behaviors/site-settings';
import { parseVideoLink, type Video } from '@shopfront/behaviors/video-links';

const emit = createEmit( 'lightbox' );

function createPlayer(
	page: Document,
	{ kind, src }: Video,
	label: string
): HTMLElement {
	if ( kind === 'file' ) {
		const video = page.createElement( 'video' );
		video.src = src;
		video.controls = true;
		video.autoplay = true;
		video.playsInline = true;
		video.setAttribute( 'aria-label', label );
		return video;
	}
	const frame = page.createElement( 'iframe' );
	frame.src = src;
	frame.title = label;
	frame.allow = 'autoplay; fullscreen; picture-in-picture';
	// The hosts refuse to play without the address of the site.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	return frame;
}

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
				options,
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
