import type { Video } from './parse-video-link';

/** Creates an element that plays a video at once. `title` is its accessible name. */
export const createPlayer = (
	page: Document,
	video: Video,
	title: string
): HTMLVideoElement | HTMLIFrameElement => {
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
	// Tells the host our site, but not the page. Without a referrer, it refuses to play.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = src;
	return frame;
};
