import type { Behavior } from '@shopfront/behaviors/engine';
import {
	findSlides,
	readParams,
	type GalleryWindow,
} from '@shopfront/behaviors/gallery';
import { createPageStyles } from '@shopfront/behaviors/page-styles';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { watchIdle } from './idle';
import { createShareMenu } from './share-menu';
import styles from './style.scss?text';
import { readTexts, type LightboxTexts } from './texts';
import { readPicture, withPicture } from './url-hash';

/** Zoom level of a double tap, and the one for pictures that already fill most of the window. */
const TAP_ZOOM = 1;
const TAP_ZOOM_OF_LARGE = 1.33;

/** Part of its size at which a picture counts as large. */
const LARGE = 0.7;

const ICONS = {
	fullScreen:
		'<path d="M8 8h6v3h-3v3H8zm10 0h6v6h-3v-3h-3zM8 18h3v3h3v3H8zm13 0h3v6h-6v-3h3z"/>',
	share: '<path d="M21 18a3 3 0 0 0-2.2 1l-5-2.6a3 3 0 0 0 0-.9l5-2.6a3 3 0 1 0-.8-1.7l-5 2.6a3 3 0 1 0 0 4.4l5 2.6A3 3 0 1 0 21 18z"/>',
} as const;

const icon = ( path: string ) =>
	`<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32">${ path }</svg>`;

const addStyles = createPageStyles( styles );

/** Returns the pictures of a gallery, as PhotoSwipe shows them. */
const readPictures = ( gallery: HTMLElement ): SlideData[] =>
	findSlides( gallery ).map( ( slide ) => {
		const image = slide.querySelector( 'img' );
		const {
			large_image: src,
			large_image_width: width,
			large_image_height: height,
			caption,
		} = image?.dataset ?? {};
		return {
			src: src ?? slide.querySelector( 'a' )?.href,
			width: Number( width ) || image?.naturalWidth,
			height: Number( height ) || image?.naturalHeight,
			alt: image?.alt,
			msrc: image?.currentSrc,
			element: slide,
			caption: caption || image?.title || '',
		};
	} );

/** Returns a message with a link to a picture that cannot be loaded. */
function createError(
	page: Document,
	texts: LightboxTexts,
	src: string,
	number: number
): HTMLElement {
	const message = page.createElement( 'p' );
	message.className = 'pswp__error-msg';
	const link = page.createElement( 'a' );
	link.href = src;
	link.target = '_blank';
	link.textContent = texts.imageFailed.replace( '%s', String( number ) );
	message.append( link );
	return message;
}

/**
 * The full-screen view of a product's pictures (docs/contract/product-pages.md 5). It opens by its link, by a picture where
 * the shop has no zoom, and by an address that names a picture.
 */
export const mount: Behavior[ 'mount' ] = ( gallery, { signal, options } ) => {
	const page = gallery.ownerDocument;
	const view: GalleryWindow = page.defaultView ?? window;
	const params = readParams( gallery );
	if ( ! params.photoswipe_enabled ) {
		return undefined;
	}
	const { history, shareEl, showAnimationDuration, hideAnimationDuration } =
		params.photoswipe_options ?? {};
	const texts = readTexts( page, {
		...view.shopfront_gallery_params,
		...options,
	} );
	const galleryNumber =
		[ ...page.querySelectorAll( '.woocommerce-product-gallery' ) ].indexOf(
			gallery
		) + 1;
	const isStill = view.matchMedia?.(
		'(prefers-reduced-motion: reduce)'
	).matches;
	const isRtl = getComputedStyle( gallery ).direction === 'rtl';
	let lightbox: PhotoSwipe | null = null;

	const open = ( index: number ) => {
		const pictures = readPictures( gallery );
		if ( lightbox || ! pictures[ index ] ) {
			return;
		}
		addStyles( page );
		const root = gallery.closest( 'dialog' ) ?? page.body;
		const opener = page.activeElement;
		const { hash } = view.location;
		// Arrows and swipes then go in the direction of reading.
		const inOrder = isRtl ? [ ...pictures ].reverse() : pictures;
		const toNumber = ( place: number ) =>
			isRtl ? pictures.length - place : place + 1;
		const pswp = new PhotoSwipe( {
			dataSource: inOrder,
			index: isRtl ? pictures.length - 1 - index : index,
			loop: false,
			// Ours counts in the order of reading.
			counter: false,
			bgOpacity: 0.95,
			showAnimationDuration: isStill ? 0 : showAnimationDuration,
			hideAnimationDuration: isStill ? 0 : hideAnimationDuration,
			secondaryZoomLevel: ( { fit } ) =>
				fit >= LARGE ? TAP_ZOOM_OF_LARGE : TAP_ZOOM,
			closeTitle: texts.close,
			zoomTitle: texts.zoom,
			arrowPrevTitle: isRtl ? texts.next : texts.previous,
			arrowNextTitle: isRtl ? texts.previous : texts.next,
			mainClass: 'sf-lightbox',
			// All else is inert while a modal dialog is open.
			appendToEl: root,
			trapFocus: true,
			returnFocus: false,
		} );
		lightbox = pswp;
		const getPicture = () => inOrder[ pswp.currIndex ] ?? {};
		pswp.addFilter( 'contentErrorElement', ( element, content ) =>
			texts.imageFailed
				? createError(
						page,
						texts,
						content.data.src ?? '',
						toNumber( content.index )
					)
				: element
		);
		pswp.on( 'uiRegister', () => {
			pswp.ui?.registerElement( {
				name: 'position',
				order: 5,
				onInit: ( element ) => {
					element.className = 'pswp__counter';
					pswp.on( 'change', () => {
						element.textContent = `${ toNumber( pswp.currIndex ) } / ${ pictures.length }`;
					} );
				},
			} );
			pswp.ui?.registerElement( {
				name: 'caption',
				appendTo: 'root',
				onInit: ( element ) => {
					element.setAttribute( 'role', 'status' );
					element.className = 'sf-lightbox__caption';
					pswp.on( 'change', () => {
						element.textContent = String(
							getPicture().caption ?? ''
						);
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
			if ( shareEl !== false ) {
				pswp.ui?.registerElement( {
					name: 'share',
					order: 7,
					isButton: true,
					ariaLabel: texts.share,
					title: texts.share,
					html: icon( ICONS.share ),
					onInit: ( element ) => {
						element.setAttribute( 'aria-expanded', 'false' );
						pswp.on( 'change', () =>
							toggleShare( element, false )
						);
					},
					onClick: ( _, element ) =>
						toggleShare(
							element,
							element.getAttribute( 'aria-expanded' ) !== 'true'
						),
				} );
			}
		} );
		const toggleShare = ( button: HTMLElement, isOpen: boolean ) => {
			button.setAttribute( 'aria-expanded', String( isOpen ) );
			pswp.element?.querySelector( '.sf-lightbox__share' )?.remove();
			if ( isOpen ) {
				const { src = '', caption } = getPicture();
				const menu = createShareMenu(
					page,
					{
						page: view.location.href,
						image: new URL( src, page.baseURI ).href,
						text: String( caption || page.title ),
					},
					texts.download
				);
				button.after( menu );
				menu.querySelector( 'a' )?.focus();
			}
		};
		const replaceHash = ( next: string ) => {
			if ( history !== false ) {
				view.history.replaceState(
					view.history.state,
					'',
					next || view.location.pathname + view.location.search
				);
			}
		};
		pswp.on( 'change', () =>
			replaceHash(
				withPicture( hash, galleryNumber, toNumber( pswp.currIndex ) )
			)
		);
		/** Elements that the dialog covers. */
		const behind: HTMLElement[] = [];
		let stopIdle: ( () => void ) | undefined;
		pswp.on( 'afterInit', () => {
			const { element } = pswp;
			if ( ! element ) {
				return;
			}
			element.setAttribute( 'aria-modal', 'true' );
			element.setAttribute( 'aria-label', texts.dialog );
			stopIdle = watchIdle( element );
			for ( const other of root.children ) {
				if (
					other !== element &&
					other instanceof HTMLElement &&
					! other.inert
				) {
					other.inert = true;
					behind.push( other );
				}
			}
		} );
		pswp.on( 'destroy', () => {
			stopIdle?.();
			for ( const element of behind ) {
				element.inert = false;
			}
			replaceHash( readPicture( hash, galleryNumber ) ? '' : hash );
			lightbox = null;
			if ( opener instanceof HTMLElement && opener.isConnected ) {
				opener.focus();
			}
		} );
		pswp.init();
	};

	const getActive = () =>
		Math.max(
			findSlides( gallery ).findIndex( ( { classList } ) =>
				classList.contains( 'flex-active-slide' )
			),
			0
		);
	gallery.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			if ( ! ( target instanceof Element ) || event.defaultPrevented ) {
				return;
			}
			const slide = target.closest< HTMLElement >(
				'.woocommerce-product-gallery__image'
			);
			if ( target.closest( '.woocommerce-product-gallery__trigger' ) ) {
				event.preventDefault();
				open( getActive() );
			} else if ( slide?.querySelector( 'a' )?.contains( target ) ) {
				event.preventDefault();
				// With zoom, pictures are for the pointer; the keyboard has no other way.
				if ( ! params.zoom_enabled || event.detail === 0 ) {
					open( findSlides( gallery ).indexOf( slide ) );
				}
			}
		},
		{ signal }
	);
	const named = readPicture( view.location.hash, galleryNumber );
	if ( named && history !== false ) {
		open( named - 1 );
	}
	return () => lightbox?.destroy();
};
