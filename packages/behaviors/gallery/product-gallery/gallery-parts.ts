import type { Stop } from '@shopfront/behaviors/engine/behavior';
import { findSlides, lacksSlider, type GalleryParams } from './gallery';

/** Adds a button for each picture to the list that themes style. */
const addThumbnails = ( gallery: HTMLElement ): HTMLElement => {
	const page = gallery.ownerDocument;
	const slides = findSlides( gallery );
	const list = page.createElement( 'ol' );
	list.className = 'flex-control-nav flex-control-thumbs';
	for ( const [ index, slide ] of slides.entries() ) {
		const {
			thumb = '',
			thumbAlt = '',
			thumbSrcset,
			thumbSizes,
		} = slide.dataset;
		const image = page.createElement( 'img' );
		image.src = thumb;
		image.alt = thumbAlt;
		image.draggable = false;
		if ( thumbSrcset ) {
			image.srcset = thumbSrcset;
			image.sizes = thumbSizes ?? '';
		}
		const button = page.createElement( 'button' );
		button.type = 'button';
		button.setAttribute( 'aria-current', String( index === 0 ) );
		image.classList.toggle( 'flex-active', index === 0 );
		slide.classList.toggle( 'flex-active-slide', index === 0 );
		button.append( image );
		const item = page.createElement( 'li' );
		item.append( button );
		list.append( item );
	}
	gallery.append( list );
	return list;
};

/** Adds the slider's viewport like WooCommerce's script. */
const addViewport = ( gallery: HTMLElement ): HTMLElement | null => {
	const wrapper = gallery.querySelector< HTMLElement >(
		'.woocommerce-product-gallery__wrapper'
	);
	if ( ! wrapper ) {
		return null;
	}
	const viewport = gallery.ownerDocument.createElement( 'div' );
	viewport.className = 'flex-viewport';
	wrapper.before( viewport );
	viewport.append( wrapper );
	// Themes set a transition, which would delay the slider.
	wrapper.style.transition = 'none';
	return viewport;
};

/** Adds the slider's viewport and thumbnails if the server hasn't. Returns a function that removes them. */
export const addParts = (
	gallery: HTMLElement,
	params: GalleryParams
): Stop => {
	if ( ! lacksSlider( gallery, params ) ) {
		return () => {};
	}
	const viewport = addViewport( gallery );
	const thumbnails = addThumbnails( gallery );
	return () => {
		viewport?.replaceWith( ...viewport.childNodes );
		thumbnails.remove();
	};
};
