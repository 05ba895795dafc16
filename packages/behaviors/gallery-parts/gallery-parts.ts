import type { Stop } from '@shopfront/behaviors/engine';
import {
	findSlides,
	lacksSlider,
	lacksTrigger,
	type GalleryParams,
} from '@shopfront/behaviors/gallery';

/** A magnifier, in the color of the text, in the element that themes hide if they draw their own. */
const ICON =
	'<span aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg></span>';

/** Adds the link that opens the pictures full-screen. */
function addTrigger(
	gallery: HTMLElement,
	{ i18n_product_gallery_trigger_text: label = '' }: GalleryParams
): HTMLElement {
	const trigger = gallery.ownerDocument.createElement( 'a' );
	trigger.href = '#';
	trigger.className = 'woocommerce-product-gallery__trigger';
	trigger.setAttribute( 'role', 'button' );
	trigger.setAttribute( 'aria-haspopup', 'dialog' );
	trigger.setAttribute( 'aria-label', label );
	trigger.innerHTML = ICON;
	gallery.prepend( trigger );
	return trigger;
}

/** Adds a thumbnail for each picture, as a button in the list that themes style. */
function addThumbnails( gallery: HTMLElement ): HTMLElement {
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
}

/** Wraps the pictures in the window through which a slider shows them, as the platform's script does. */
function addViewport( gallery: HTMLElement ): HTMLElement | null {
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
	// Themes have one, which would delay the slider.
	wrapper.style.transition = 'none';
	return viewport;
}

/** Adds what a gallery lacks: window and thumbnails of its slider, the link to its full-screen view. Returns a function that removes it. */
export function addParts( gallery: HTMLElement, params: GalleryParams ): Stop {
	const trigger = lacksTrigger( gallery, params )
		? addTrigger( gallery, params )
		: null;
	const isWithoutSlider = lacksSlider( gallery, params );
	const viewport = isWithoutSlider ? addViewport( gallery ) : null;
	const thumbnails = isWithoutSlider ? addThumbnails( gallery ) : null;
	return () => {
		trigger?.remove();
		viewport?.replaceWith( ...viewport.childNodes );
		thumbnails?.remove();
	};
}
