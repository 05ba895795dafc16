import type { Video } from './parse-video-link';

/**
 * Creates the element that plays a video at once.
 *
 * @param page
 * @param video
 * @param title Its name for screen readers.
 */
export function createPlayer(
	page: Document,
	video: Video,
	title: string
): HTMLVideoElement | HTMLIFrameElement {
	const { kind, src } = video;
	if ( kind === 'file' ) {
		const file = page.createElement( 'video' );
		file.controls = true;
		file.autoplay = true;
		file.playsInline = true;
		file.src = src;
		file.setAttribute( 'aria-label', title );
		return file;
	}
	const frame = page.createElement( 'iframe' );
	frame.title = title;
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
	// The host learns which site the visitor is on, not which page. Without it, it refuses to play.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = src;
	return frame;
}
