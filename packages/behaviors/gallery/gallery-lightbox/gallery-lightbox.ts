import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	findSlides,
	readParams,
	type GalleryWindow,
} from '@shopfront/behaviors/gallery/product-gallery';
import {
	showPictures,
	type Picture,
} from '@shopfront/behaviors/dialogs/picture-view';
import { readGlobal } from '@shopfront/host';
import { readTexts } from './texts';
import { readPicture, withPicture } from './url-hash';

const readPictures = ( gallery: HTMLElement ): Picture[] =>
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

/**
 * The full-screen view of a product's pictures (docs/contract/product-pages.md 5). Its link opens it, a picture,
 * and a URL whose hash names a picture.
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
		...Object( readGlobal( view, 'shopfront_gallery_params' ) ),
		...options,
	} );
	const galleryNumber =
		[ ...page.querySelectorAll( '.woocommerce-product-gallery' ) ].indexOf(
			gallery
		) + 1;
	const isRtl = getComputedStyle( gallery ).direction === 'rtl';
	let lightbox: ReturnType< typeof showPictures > | null = null;

	const open = ( index: number ) => {
		const pictures = readPictures( gallery );
		if ( lightbox || ! pictures[ index ] ) {
			return;
		}
		const replaceHash = ( next: string ) => {
			if ( history !== false ) {
				view.history.replaceState(
					view.history.state,
					'',
					next || view.location.pathname + view.location.search
				);
			}
		};
		const hash = view.location.hash;
		if ( readPicture( hash, galleryNumber ) ) {
			// The view has an entry of the history with the picture, and without the view no picture is named.
			replaceHash( '' );
		}
		lightbox = showPictures( page, {
			pictures,
			index,
			texts,
			isRtl,
			canShare: shareEl !== false,
			showMs: showAnimationDuration,
			hideMs: hideAnimationDuration,
			onChange: ( number ) =>
				replaceHash( withPicture( hash, galleryNumber, number ) ),
			onClosed: () => {
				lightbox = null;
			},
		} );
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
				// A tap that zooms prevents the default before.
				event.preventDefault();
				open( findSlides( gallery ).indexOf( slide ) );
			}
		},
		{ signal }
	);
	const named = readPicture( view.location.hash, galleryNumber );
	if ( named && history !== false ) {
		open( named - 1 );
	}
	return () => lightbox?.pswp.destroy();
};
