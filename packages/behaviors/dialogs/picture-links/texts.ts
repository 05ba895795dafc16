import type { PictureTexts } from '@shopfront/behaviors/dialogs/picture-view';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

const ENGLISH: PictureTexts = {
	dialog: 'Full screen image',
	close: 'Close',
	zoom: 'Zoom',
	previous: 'Previous',
	next: 'Next',
	position: '%1$s of %2$s',
	fullScreen: 'Full screen',
	share: 'Share',
	download: 'Download image',
	imageFailed: 'The image #%s could not be loaded.',
	onlyImageFailed: 'The image could not be loaded.',
};

/** The element's options override the page's settings. */
export const readTexts = (
	view: Window,
	options: Readonly< Record< string, unknown > >
): PictureTexts => {
	const texts = readSiteSettings( view ).texts( ENGLISH, 'i18n', 'lightbox' );
	for ( const name of Object.keys( texts ) as Array< keyof PictureTexts > ) {
		const own = options[ name ];
		if ( typeof own === 'string' ) {
			texts[ name ] = own;
		}
	}
	return texts;
};
