/** Labels of the controls. */
export interface LightboxTexts {
	/** Name of the dialog. */
	dialog: string;
	close: string;
	zoom: string;
	previous: string;
	next: string;
	fullScreen: string;
	share: string;
	download: string;
	/** `%s` stands for the number of the picture. */
	imageFailed: string;
	/** For a view with one picture. */
	onlyImageFailed: string;
}

/** Texts of pages that have none. */
export const DEFAULT_TEXTS: LightboxTexts = {
	dialog: 'Full screen image',
	close: 'Close',
	zoom: 'Zoom',
	previous: 'Previous',
	next: 'Next',
	fullScreen: 'Full screen',
	share: 'Share',
	download: 'Download image',
	imageFailed: 'The image #%s could not be loaded.',
	onlyImageFailed: 'The image could not be loaded.',
};

/** The platform's own dialog, which the page prints for scripts. */
const PLATFORM_DIALOG = '#photoswipe-fullscreen-dialog';

/** Selectors of the elements in it that have a label. */
const PLATFORM_LABELS = {
	dialog: '',
	close: '.pswp__button--close',
	zoom: '.pswp__button--zoom',
	previous: '.pswp__button--arrow--left',
	next: '.pswp__button--arrow--right',
	fullScreen: '.pswp__button--fs',
	share: '.pswp__button--share',
} as const;

const isKnown = ( name: string ): name is keyof typeof PLATFORM_LABELS =>
	Object.hasOwn( PLATFORM_LABELS, name );

/**
 * Reads the texts of the page: from the options of the gallery, else from the dialog that the platform prints. Empty for
 * texts that the page does not have.
 */
export function readTexts(
	page: Document,
	options: Readonly< Record< string, unknown > >
): LightboxTexts {
	const read = ( name: keyof LightboxTexts ): string => {
		const text = options[ name ];
		if ( typeof text === 'string' ) {
			return text;
		}
		const button = isKnown( name )
			? page.querySelector(
					`${ PLATFORM_DIALOG } ${ PLATFORM_LABELS[ name ] }`.trim()
				)
			: null;
		return (
			button?.getAttribute( 'aria-label' ) ??
			button?.getAttribute( 'title' ) ??
			''
		);
	};
	return {
		dialog: read( 'dialog' ),
		close: read( 'close' ),
		zoom: read( 'zoom' ),
		previous: read( 'previous' ),
		next: read( 'next' ),
		fullScreen: read( 'fullScreen' ),
		share: read( 'share' ),
		download: read( 'download' ),
		imageFailed: read( 'imageFailed' ),
		onlyImageFailed: read( 'onlyImageFailed' ) || read( 'imageFailed' ),
	};
}
