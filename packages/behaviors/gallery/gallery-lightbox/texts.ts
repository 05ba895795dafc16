import type { PictureTexts } from '@shopfront/behaviors/dialogs/picture-view';

/** WooCommerce's own dialog, which the page prints for scripts. */
const PLATFORM_DIALOG = '#photoswipe-fullscreen-dialog';

/** Selectors of the labeled elements in that dialog. `null` for texts that only exist as options. */
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

/** The gallery's options override the labels in WooCommerce's dialog. Missing texts are empty. */
export const readTexts = (
	page: Document,
	options: Readonly< Record< string, unknown > >
): PictureTexts => {
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
};
