import type { Behavior } from '@shopfront/behaviors/engine';
import { GALLERY_EVENTS } from '@shopfront/names';
import {
	findSlides,
	readParams,
	type GalleryWindow,
} from '@shopfront/behaviors/gallery';

/** A magnifier, in the color of the text, in the element that themes hide if they draw their own. */
const ICON =
	'<span aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg></span>';

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

/** Adds the link that opens the pictures full-screen. */
function addTrigger( gallery: HTMLElement, label: string ): HTMLElement {
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

/**
 * The pictures of a product (docs/contract/product-pages.md 5): shows them, with thumbnails and a link to the full-screen
 * view. Slider, zoom and full-screen view are behaviors of their own, which load at the first sign of intent.
 */
export const mount: Behavior[ 'mount' ] = (
	gallery,
	{ signal, getEventBus, whenJQuery }
) => {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const params = readParams( gallery );
	const bus = getEventBus();
	bus.emit( GALLERY_EVENTS.beforeInit, gallery, params );
	const hasSlider =
		params.flexslider_enabled &&
		findSlides( gallery ).length > 1 &&
		// The server may have printed its parts.
		! gallery.querySelector( '.flex-viewport' );
	const viewport = hasSlider ? addViewport( gallery ) : null;
	const thumbnails = hasSlider ? addThumbnails( gallery ) : null;
	const trigger =
		params.photoswipe_enabled &&
		params.zoom_enabled &&
		findSlides( gallery ).length > 0
			? addTrigger(
					gallery,
					params.i18n_product_gallery_trigger_text ?? ''
				)
			: null;
	// The server hides the gallery until a script has run.
	gallery.style.opacity = '1';
	whenJQuery( ( jQuery ) =>
		jQuery( gallery ).data( 'product_gallery', {
			$target: jQuery( gallery ),
			$images: jQuery( findSlides( gallery ) ),
		} )
	);
	bus.emit( GALLERY_EVENTS.afterInit, gallery, params );
	gallery.addEventListener(
		'focusin',
		( { target } ) => {
			// Firefox leaves a picture where it is if a part of it is in view, even below a bar.
			if (
				target instanceof Element &&
				target.matches( 'a:focus-visible' )
			) {
				target.scrollIntoView( { block: 'nearest' } );
			}
		},
		{ signal }
	);
	if ( view.location.hash.includes( 'gid=' ) ) {
		// As intent: the address names a picture, which the full-screen view shows.
		gallery.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	}
	return () => {
		bus.emit( GALLERY_EVENTS.beforeDestroy, gallery, params );
		viewport?.replaceWith( ...viewport.childNodes );
		thumbnails?.remove();
		trigger?.remove();
	};
};
