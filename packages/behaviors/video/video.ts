import type { Behavior } from '@shopfront/behaviors/engine';
import { parseVideoLink, type Video } from '@shopfront/behaviors/video-links';

/** Creates the element that plays a video. */
function createPlayer( page: Document, { kind, src }: Video, title: string ) {
	if ( kind === 'file' ) {
		const video = page.createElement( 'video' );
		video.controls = true;
		video.autoplay = true;
		video.playsInline = true;
		video.src = src;
		video.setAttribute( 'aria-label', title );
		return video;
	}
	const frame = page.createElement( 'iframe' );
	frame.title = title;
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
	// The host learns which site the visitor is on, not which page.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = src;
	return frame;
}

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
	const emit = ( target: Element, name: string ) =>
		target.dispatchEvent(
			new CustomEvent( `sf:video:${ name }`, {
				bubbles: true,
				cancelable: name === 'open',
			} )
		);
	link.addEventListener(
		'click',
		( event ) => {
			if (
				event.defaultPrevented ||
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey ||
				! emit( link, 'open' )
			) {
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
