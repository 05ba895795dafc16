import { findSlides } from '@shopfront/behaviors/gallery/product-gallery';
import { isRecord } from '@shopfront/store-api';
import { setOverOriginal } from './originals';
import type { Variation } from './variation';

/** Attributes of the gallery's first image, and the keys of a variation's image with their values. */
const IMAGE_ATTRIBUTES = {
	src: 'src',
	srcset: 'srcset',
	sizes: 'sizes',
	title: 'title',
	alt: 'alt',
	width: 'src_w',
	height: 'src_h',
	'data-caption': 'caption',
	'data-src': 'full_src',
	'data-large_image': 'full_src',
	'data-large_image_width': 'full_src_w',
	'data-large_image_height': 'full_src_h',
};

const GALLERY = '.woocommerce-product-gallery';

/** `null` if the page has no gallery. */
export const findGallery = ( form: HTMLElement ): HTMLElement | null =>
	(
		form.closest( '.product' ) ?? form.ownerDocument
	).querySelector< HTMLElement >( GALLERY );

/** Some servers print `image_src` and `image_link` instead of `image`. */
const readImage = (
	variation: Variation
): Readonly< Record< string, unknown > > => {
	if ( isRecord( variation.image ) && variation.image.src ) {
		return variation.image;
	}
	return variation.image_src
		? {
				src: variation.image_src,
				full_src: variation.image_link,
			}
		: {};
};

/** Returns the index of a variation's image; -1 if only the first slide can show it. */
const findSlideOf = (
	gallery: HTMLElement,
	image: Readonly< Record< string, unknown > >
): number =>
	image.gallery_thumbnail_src
		? findSlides( gallery ).findIndex(
				( { dataset }, index ) =>
					index > 0 && dataset.thumb === image.gallery_thumbnail_src
			)
		: -1;

/** Goes to the slide with the variation's image, if there is one. This may load the slider. */
export const showSlideOf = (
	gallery: HTMLElement,
	variation: Variation | null
): void => {
	const index = variation
		? findSlideOf( gallery, readImage( variation ) )
		: -1;
	gallery
		.querySelectorAll< HTMLElement >( '.flex-control-nav button' )
		[ index ]?.click();
};

/** Keeps the shape of the picture's area, and shows the previous picture until the next one has loaded. */
const holdArea = (
	picture: HTMLImageElement,
	isOriginal: boolean,
	change: () => void
): void => {
	const { style, src, currentSrc } = picture;
	const { width, height } = picture.getBoundingClientRect();
	if ( isOriginal ) {
		style.aspectRatio = style.objectFit = '';
	} else if ( height && ! style.aspectRatio ) {
		style.aspectRatio = `${ width } / ${ height }`;
		style.objectFit = 'contain';
	}
	change();
	if ( currentSrc && picture.src !== src && ! picture.complete ) {
		Object.assign( style, {
			backgroundImage: `url(${ JSON.stringify( currentSrc ) })`,
			backgroundPosition: 'center',
			backgroundSize: 'contain',
			backgroundRepeat: 'no-repeat',
		} );
		const show = () => {
			style.backgroundImage = '';
		};
		picture.addEventListener( 'load', show, { once: true } );
		picture.addEventListener( 'error', show, { once: true } );
	}
};

/** Shows a variation's image, or the original, in the first slide. Returns whether the image has changed. */
export const showImage = (
	form: HTMLElement,
	gallery: HTMLElement,
	variation: Variation | null
): boolean => {
	const own = variation ? readImage( variation ) : {};
	// Another slide already shows it.
	const image = findSlideOf( gallery, own ) < 0 ? own : {};
	const slide = gallery.querySelector(
		'.woocommerce-product-gallery__image'
	);
	const picture = slide?.querySelector( 'img' );
	if ( picture ) {
		holdArea( picture, ! image.src, () => {
			for ( const [ attribute, key ] of Object.entries(
				IMAGE_ATTRIBUTES
			) ) {
				setOverOriginal( picture, attribute, image[ key ] );
			}
		} );
	}
	setOverOriginal( slide, 'data-thumb', image.gallery_thumbnail_src );
	setOverOriginal( slide?.querySelector( 'a' ), 'href', image.full_src );
	setOverOriginal(
		gallery.querySelector( '.flex-control-nav li img' ),
		'src',
		image.gallery_thumbnail_src
	);
	const current = form.getAttribute( 'current-image' ) ?? '';
	const next = own.src ? String( variation?.image_id ?? '' ) : '';
	form.setAttribute( 'current-image', next );
	return current !== next;
};
