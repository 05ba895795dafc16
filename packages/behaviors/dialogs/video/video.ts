import { createEmit, isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createPlayer } from './create-player';
import { parseVideoLink } from './parse-video-link';

const emit = createEmit( 'video' );

/**
 * A link to a video: replaces itself by its player when it is clicked, so that no host learns of the visit before
 * (docs/contract/site-behaviors.md 3.3). A link to anything else stays a link.
 */
export const mount: Behavior[ 'mount' ] = ( link, { signal } ) => {
	const page = link.ownerDocument;
	const { href } = link as HTMLAnchorElement;
	const video = parseVideoLink( href, page.baseURI );
	if ( ! video ) {
		return undefined;
	}
	link.addEventListener(
		'click',
		( event ) => {
			if ( ! isPlainClick( event ) || ! emit( link, 'open' ) ) {
				return;
			}
			event.preventDefault();
			const picture = link.querySelector( 'img' );
			const player = createPlayer(
				page,
				video,
				link.title || link.textContent?.trim() || picture?.alt || href
			);
			player.className = 'sf-video__player';
			if ( player instanceof HTMLVideoElement && picture ) {
				player.poster = picture.currentSrc || picture.src;
			}
			// Frames are not focused by script in all browsers unless this says that they can be.
			player.tabIndex = 0;
			link.replaceWith( player );
			player.focus( { preventScroll: true } );
			emit( player, 'opened' );
		},
		{ signal }
	);
	return undefined;
};
