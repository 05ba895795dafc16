import { createEmit, isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createNavigate } from '@shopfront/host';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { createPlayer } from './create-player';
import { parseVideoLink, type Video } from './parse-video-link';

const emit = createEmit( 'lightbox' );

const open = async (
	link: HTMLAnchorElement,
	video: Video,
	options: Readonly< Record< string, unknown > >
): Promise< void > => {
	const page = link.ownerDocument;
	const { createDialog, createFailure, showDialog } =
		await import( '@shopfront/behaviors/dialogs/modal-dialog' );
	const label =
		link.title || link.ariaLabel || link.textContent?.trim() || '';
	const { dialog, content } = createDialog( page, {
		className: 'sf-dialog is-video',
		label,
		// The video fills the dialog.
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
		// Stops the sound at once.
		onClose: () => content.replaceChildren(),
		onClosed: () => dialog.remove(),
	} );
};

/** A video that plays in a dialog. An external player only loads when the dialog opens. Other links stay links. */
export const mount: Behavior[ 'mount' ] = ( link, { options, signal } ) => {
	if ( ! ( link instanceof HTMLAnchorElement ) ) {
		return;
	}
	const page = link.ownerDocument;
	let isOpening = false;
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
			if ( ! isOpening ) {
				isOpening = true;
				void open( link, video, options )
					.catch( () =>
						createNavigate( ( url ) =>
							page.defaultView?.location.assign( url )
						)( link.href )
					)
					.finally( () => {
						isOpening = false;
					} );
			}
		},
		{ signal }
	);
};
