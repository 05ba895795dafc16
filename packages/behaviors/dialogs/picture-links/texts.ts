import type { PictureTexts } from '@shopfront/behaviors/dialogs/picture-view';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Texts of pages that set none. */
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

/** Reads the texts: from the options of the element, else from the page's settings. */
export function readTexts(
	view: Window,
	options: Readonly< Record< string, unknown > >
): PictureTexts {
	const texts = readSiteSettings( view ).texts( ENGLISH, 'i18n', 'lightbox' );
	for ( const name of Object.keys( texts ) as Array< keyof PictureTexts > ) {
		const own = options[ name ];
		if ( typeof own === 'string' ) {
			texts[ name ] = own;
		}
	}
	return texts;
}
