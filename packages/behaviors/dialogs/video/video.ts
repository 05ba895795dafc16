import { createEmit, isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createPlayer } from './create-player';
import { parseVideoLink } from './parse-video-link';

const emit = createEmit( 'video' );

/**
 * Replaces a video link with its player on click, so that no other host learns about the visit before
 * (docs/contract/site-behaviors.md 3.3). Other links stay links.
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
			// Some browsers only let scripts focus an iframe if it has a tabindex.
			player.tabIndex = 0;
			link.replaceWith( player );
			player.focus( { preventScroll: true } );
			emit( player, 'opened' );
		},
		{ signal }
	);
	return undefined;
};
