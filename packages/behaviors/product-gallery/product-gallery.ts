import type { EventBehavior } from '@shopfront/behaviors/event-bus';
import { GALLERY_EVENTS } from '@shopfront/names';
import type { Stop } from '@shopfront/behaviors/engine';
import {
	findSlides,
	hasParts,
	readParams,
	type GalleryWindow,
} from '@shopfront/behaviors/gallery';

/** A magnifier, in the color of the text, in the element that themes hide if they draw their own. */
const ICON =
	'<span aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg></span>';

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
export const mount: EventBehavior[ 'mount' ] = (
	gallery,
	{ signal, getEventBus, whenJQuery }
) => {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const params = readParams( gallery );
	const bus = getEventBus();
	bus.emit( GALLERY_EVENTS.beforeInit, gallery, params );
	let removeParts: Stop | void;
	const trigger =
		params.photoswipe_enabled &&
		params.zoom_enabled &&
		findSlides( gallery ).length > 0
			? addTrigger(
					gallery,
					params.i18n_product_gallery_trigger_text ?? ''
				)
			: null;
	const show = () => {
		// The server hides the gallery until a script has run.
		gallery.style.opacity = '1';
		whenJQuery( ( jQuery ) =>
			jQuery( gallery ).data( 'product_gallery', {
				$target: jQuery( gallery ),
				$images: jQuery( findSlides( gallery ) ),
			} )
		);
		bus.emit( GALLERY_EVENTS.afterInit, gallery, params );
	};
	if ( hasParts( gallery, params ) ) {
		show();
	} else {
		void import( '@shopfront/behaviors/gallery-parts' )
			.then( ( { addParts } ) => {
				// The slider may have added them, because it needs them.
				if ( ! signal.aborted && ! hasParts( gallery, params ) ) {
					removeParts = addParts( gallery );
				}
			} )
			// Without them, the pictures follow one another.
			.catch( () => {} )
			.then( show );
	}
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
		removeParts?.();
		trigger?.remove();
	};
};
