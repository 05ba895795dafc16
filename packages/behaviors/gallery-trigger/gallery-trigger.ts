import type { GalleryParams } from '@shopfront/behaviors/gallery';

/** A magnifier, in the color of the text, in the element that themes hide if they draw their own. */
const ICON =
	'<span aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="10" cy="10" r="6"/><path d="m15 15 5 5"/></svg></span>';

/** Adds the link that opens the pictures full-screen. */
export function addTrigger(
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
