import { isStill } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { createIcon } from '@shopfront/html';
import { parseVideoLink } from './parse-video-link';

const CLASS = 'sf-video-background';

const ICONS = { pause: 'M8 5v14M16 5v14', play: 'M8 5l11 7-11 7z' };

/**
 * A muted, looping video behind other content. It plays while it's in the viewport, unless the shopper prefers reduced
 * motion, and a button pauses it. Without script, there is a link to the file.
 */
export const mount: Behavior[ 'mount' ] = ( link, { signal } ) => {
	const page = link.ownerDocument;
	const view = page.defaultView ?? window;
	const file =
		link instanceof HTMLAnchorElement
			? parseVideoLink( link.href, page.baseURI )
			: null;
	if ( file?.kind !== 'file' ) {
		return undefined;
	}
	const { text } = readSiteSettings( view );
	const picture = link.querySelector( 'img' );
	const box = page.createElement( 'div' );
	box.className = CLASS;
	const video = page.createElement( 'video' );
	video.className = `${ CLASS }__video`;
	video.muted = true;
	video.loop = true;
	video.playsInline = true;
	video.preload = 'none';
	video.src = file.src;
	if ( picture ) {
		video.poster = picture.currentSrc || picture.src;
	}
	// The video is decorative; the button describes it.
	video.setAttribute( 'aria-hidden', 'true' );
	const button = page.createElement( 'button' );
	button.type = 'button';
	button.className = `${ CLASS }__button`;
	box.append( video, button );

	let isWanted = ! isStill( view );
	let isInView = false;
	const update = () => {
		const icon = isWanted ? 'pause' : 'play';
		button.replaceChildren(
			createIcon( page, ICONS[ icon ], { sizePx: 20 } )
		);
		button.setAttribute(
			'aria-label',
			isWanted
				? text( 'i18n', 'videoPause' ) || 'Pause video'
				: text( 'i18n', 'videoPlay' ) || 'Play video'
		);
		if ( isWanted && isInView ) {
			// Browsers refuse in data-saving mode. The poster stays.
			void Promise.resolve( video.play() ).catch( () => {} );
		} else {
			video.pause();
		}
	};
	button.addEventListener(
		'click',
		() => {
			isWanted = ! isWanted;
			update();
		},
		{ signal }
	);
	const observer = new IntersectionObserver( ( entries ) => {
		isInView = entries.some( ( { isIntersecting } ) => isIntersecting );
		update();
	} );
	observer.observe( box );
	update();
	// The behavior would stop if its link left the page.
	link.hidden = true;
	link.before( box );
	return () => {
		observer.disconnect();
		video.pause();
		box.remove();
		link.hidden = false;
	};
};
