import { isStill } from '@shopfront/behaviors/engine/dom';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { createElement } from '@shopfront/html';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { createControl } from './create-control';
import { watchIdle } from './idle';
import { createShareMenu } from './share-menu';
import styles from './style.scss?text';
import type { PictureTexts } from './texts';

/** Zoom levels of a double tap: by default, and for pictures that already fill most of the window. */
const TAP_ZOOM = 1;
const TAP_ZOOM_OF_LARGE = 1.33;

/** Marks the entry of the history that stands for the open view. */
const STATE = 'shopfrontPictures';

/** A picture counts as large if it's shown at this share of its size. */
const LARGE = 0.7;

const ICONS = {
	fullScreen:
		'<path d="M8 8h6v3h-3v3H8zm10 0h6v6h-3v-3h-3zM8 18h3v3h3v3H8zm13 0h3v6h-6v-3h3z"/>',
	share: '<path d="M21 18a3 3 0 0 0-2.2 1l-5-2.6a3 3 0 0 0 0-.9l5-2.6a3 3 0 1 0-.8-1.7l-5 2.6a3 3 0 1 0 0 4.4l5 2.6A3 3 0 1 0 21 18z"/>',
} as const;

const icon = ( path: string ) =>
	`<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32">${ path }</svg>`;

const addStyles = createPageStyles( styles );

/** Without a size, we use the loaded file's. */
export interface Picture extends SlideData {
	caption: string;
}

export interface PictureView {
	pictures: readonly Picture[];
	/** Index of the first picture to show, from 0. */
	index: number;
	texts: PictureTexts;
	isRtl: boolean;
	/** Defaults to true. */
	canShare?: boolean;
	/** Durations, ms. Ignored with reduced motion. */
	showMs?: number;
	hideMs?: number;
	/** Called with the number of each shown picture, from 1. */
	onChange?: ( number: number ) => void;
	/** Whether the shopper may close the view now. Defaults to yes. */
	canClose?: () => boolean;
	/** Called before the dialog leaves the page. */
	onClosed: () => void;
}

const createError = (
	page: Document,
	text: string,
	src: string
): HTMLElement => {
	const message = page.createElement( 'p' );
	message.className = 'pswp__error-msg';
	const link = page.createElement( 'a' );
	link.href = src;
	link.target = '_blank';
	link.textContent = text;
	message.append( link );
	return message;
};

export interface OpenView {
	/** Modal, so that the page behind is out of reach. */
	dialog: HTMLDialogElement;
	pswp: PhotoSwipe;
}

/** Shows pictures full screen (docs/contract/product-pages.md 5). PhotoSwipe's own methods close it, too. */
export const showPictures = (
	page: Document,
	{
		pictures,
		index,
		texts,
		isRtl,
		canShare = true,
		showMs,
		hideMs,
		onChange,
		canClose = () => true,
		onClosed,
	}: PictureView
): OpenView => {
	const view = page.defaultView ?? window;
	addStyles( page );
	const hasNoMotion = isStill( view );
	const opener = page.activeElement;
	const dialog = page.createElement( 'dialog' );
	dialog.className = 'sf-lightbox-root';
	dialog.setAttribute( 'aria-label', texts.dialog );
	page.body.append( dialog );
	dialog.showModal();
	// Arrows and swipes then follow the reading direction.
	const inOrder = isRtl ? [ ...pictures ].reverse() : [ ...pictures ];
	const toNumber = ( place: number ) =>
		isRtl ? pictures.length - place : place + 1;
	const pswp = new PhotoSwipe( {
		dataSource: inOrder,
		index: isRtl ? pictures.length - 1 - index : index,
		loop: false,
		// Our own counter follows the reading direction.
		counter: false,
		bgOpacity: 1,
		// For the controls and the caption.
		padding: { top: 60, bottom: 56, left: 0, right: 0 },
		showAnimationDuration: hasNoMotion ? 0 : showMs,
		hideAnimationDuration: hasNoMotion ? 0 : hideMs,
		secondaryZoomLevel: ( { fit } ) =>
			fit >= LARGE ? TAP_ZOOM_OF_LARGE : TAP_ZOOM,
		closeTitle: texts.close,
		zoomTitle: texts.zoom,
		arrowPrevTitle: isRtl ? texts.next : texts.previous,
		arrowNextTitle: isRtl ? texts.previous : texts.next,
		mainClass: 'sf-lightbox',
		appendToEl: dialog,
		trapFocus: true,
		returnFocus: false,
	} );
	const getPicture = () => inOrder[ pswp.currIndex ];
	pswp.addFilter( 'contentErrorElement', ( element, content ) => {
		const text =
			pictures.length > 1 ? texts.imageFailed : texts.onlyImageFailed;
		return text
			? createError(
					page,
					text.replace( '%s', String( toNumber( content.index ) ) ),
					content.data.src ?? ''
				)
			: element;
	} );
	pswp.on( 'loadComplete', ( { slide, content } ) => {
		const { element } = content;
		if ( ! content.data.width && element instanceof HTMLImageElement ) {
			content.data.width = element.naturalWidth;
			content.data.height = element.naturalHeight;
			content.width = slide.width = element.naturalWidth;
			content.height = slide.height = element.naturalHeight;
			slide.resize();
		}
	} );
	const toggleShare = ( button: HTMLElement, isOpen: boolean ) => {
		button.setAttribute( 'aria-expanded', String( isOpen ) );
		pswp.element?.querySelector( '.sf-lightbox__share' )?.remove();
		if ( isOpen ) {
			const { src = '', caption } = getPicture() ?? {};
			const menu = createShareMenu(
				page,
				{
					page: view.location.href,
					image: new URL( src, page.baseURI ).href,
					text: caption || page.title,
				},
				texts.download
			);
			button.after( menu );
			menu.querySelector( 'a' )?.focus();
		}
	};
	pswp.on( 'uiRegister', () => {
		if ( pictures.length > 1 ) {
			pswp.ui?.registerElement( {
				name: 'position',
				order: 5,
				onInit: ( element ) => {
					element.className = 'pswp__counter';
					// Screen readers read the position before the caption.
					element.setAttribute( 'aria-hidden', 'true' );
					pswp.on( 'change', () => {
						element.textContent = `${ toNumber( pswp.currIndex ) } / ${ pictures.length }`;
					} );
				},
			} );
		}
		pswp.ui?.registerElement( {
			name: 'caption',
			appendTo: 'root',
			onInit: ( element ) => {
				element.setAttribute( 'role', 'status' );
				element.className = 'sf-lightbox__caption';
				pswp.on( 'change', () => {
					const position = createElement(
						page,
						'span',
						'sf-lightbox__position',
						pictures.length > 1
							? texts.position
									.replace(
										'%1$s',
										String( toNumber( pswp.currIndex ) )
									)
									.replace(
										'%2$s',
										String( pictures.length )
									)
							: ''
					);
					const caption = getPicture()?.caption ?? '';
					element.classList.toggle( 'is-empty', ! caption );
					element.replaceChildren( position, ' ', caption );
				} );
			},
		} );
		if ( page.fullscreenEnabled ) {
			pswp.ui?.registerElement( {
				name: 'full-screen',
				order: 8,
				isButton: true,
				ariaLabel: texts.fullScreen,
				title: texts.fullScreen,
				html: icon( ICONS.fullScreen ),
				onClick: () =>
					void ( page.fullscreenElement
						? page.exitFullscreen()
						: pswp.element?.requestFullscreen() ),
			} );
		}
		if ( canShare ) {
			pswp.ui?.registerElement( {
				name: 'share',
				order: 7,
				isButton: true,
				ariaLabel: texts.share,
				title: texts.share,
				html: icon( ICONS.share ),
				onInit: ( element ) => {
					element.setAttribute( 'aria-expanded', 'false' );
					pswp.on( 'change', () => toggleShare( element, false ) );
				},
				onClick: ( _, element ) =>
					toggleShare(
						element,
						element.getAttribute( 'aria-expanded' ) !== 'true'
					),
			} );
		}
		const { ui } = pswp;
		if ( ui ) {
			ui.registerElement = ( data ) => createControl( pswp, data );
		}
	} );
	pswp.on( 'change', () => onChange?.( toNumber( pswp.currIndex ) ) );
	let stopIdle: ( () => void ) | undefined;
	pswp.on( 'afterInit', () => {
		const { element } = pswp;
		if ( element ) {
			// The dialog already has the role.
			element.removeAttribute( 'role' );
			stopIdle = watchIdle( element );
		}
	} );
	const controller = new AbortController();
	const isOurs = () => Boolean( view.history.state?.[ STATE ] );
	pswp.on( 'destroy', () => {
		controller.abort();
		stopIdle?.();
		dialog.close();
		onClosed();
		dialog.remove();
		if ( isOurs() ) {
			view.history.back();
		}
		if ( opener instanceof HTMLElement && opener.isConnected ) {
			opener.focus();
		}
	} );
	const closeAtOnce = pswp.close.bind( pswp );
	const close = () => {
		if ( pswp.opener.isOpening ) {
			// PhotoSwipe would ignore Escape during its opening animation.
			pswp.on( 'openingAnimationEnd', closeAtOnce );
		} else {
			closeAtOnce();
		}
	};
	pswp.close = () => {
		if ( canClose() ) {
			close();
		}
	};
	// The browser's Back, which visitors of a phone use, closes it.
	view.addEventListener(
		'popstate',
		() => {
			if ( ! isOurs() ) {
				close();
			}
		},
		{ signal: controller.signal }
	);
	view.history.pushState( { ...view.history.state, [ STATE ]: true }, '' );
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		pswp.close();
	} );
	pswp.init();
	return { dialog, pswp };
};
