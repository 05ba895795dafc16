import type { GalleryParams } from './gallery';
import { createIcon } from '@shopfront/html';

/** A magnifier. */
const ICON = 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0M15 15l5 5';

export const addTrigger = (
	gallery: HTMLElement,
	{ i18n_product_gallery_trigger_text: label = '' }: GalleryParams
): HTMLElement => {
	const { ownerDocument: page } = gallery;
	const trigger = page.createElement( 'a' );
	trigger.href = '#';
	trigger.className = 'woocommerce-product-gallery__trigger';
	trigger.setAttribute( 'role', 'button' );
	trigger.setAttribute( 'aria-haspopup', 'dialog' );
	trigger.setAttribute( 'aria-label', label );
	// Themes with their own icon hide this element.
	const place = page.createElement( 'span' );
	place.setAttribute( 'aria-hidden', 'true' );
	place.append( createIcon( page, ICON ) );
	trigger.append( place );
	gallery.prepend( trigger );
	return trigger;
};
