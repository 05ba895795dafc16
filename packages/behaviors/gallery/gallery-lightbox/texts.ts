import type { PictureTexts } from '@shopfront/behaviors/dialogs/picture-view';

/** The platform's own dialog, which the page prints for scripts. */
const PLATFORM_DIALOG = '#photoswipe-fullscreen-dialog';

/** Selectors in it of the elements that have a label; texts without one exist only as options. */
const LABELS: Readonly< Record< keyof PictureTexts, string | null > > = {
	dialog: '',
	close: '.pswp__button--close',
	zoom: '.pswp__button--zoom',
	previous: '.pswp__button--arrow--left',
	next: '.pswp__button--arrow--right',
	position: null,
	fullScreen: '.pswp__button--fs',
	share: '.pswp__button--share',
	download: null,
	imageFailed: null,
	onlyImageFailed: null,
};

/**
 * Reads the texts of the page: from the options of the gallery, else from the dialog that the platform prints. Empty for
 * texts that the page does not have.
 */
export function readTexts(
	page: Document,
	options: Readonly< Record< string, unknown > >
): PictureTexts {
	const dialog = page.querySelector( PLATFORM_DIALOG );
	const read = ( name: keyof PictureTexts ): string => {
		const text = options[ name ];
		if ( typeof text === 'string' ) {
			return text;
		}
		const selector = LABELS[ name ];
		const element = selector ? dialog?.querySelector( selector ) : dialog;
		return (
			( selector !== null &&
				( element?.getAttribute( 'aria-label' ) ??
					element?.getAttribute( 'title' ) ) ) ||
			''
		);
	};
	return {
		dialog: read( 'dialog' ),
		close: read( 'close' ),
		zoom: read( 'zoom' ),
		previous: read( 'previous' ),
		next: read( 'next' ),
		position: read( 'position' ) || '%1$s / %2$s',
		fullScreen: read( 'fullScreen' ),
		share: read( 'share' ),
		download: read( 'download' ),
		imageFailed: read( 'imageFailed' ),
		onlyImageFailed: read( 'onlyImageFailed' ) || read( 'imageFailed' ),
	};
}
