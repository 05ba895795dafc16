import type { JQueryWindow } from '@shopfront/behaviors/event-bus';

/** Parameters of product pages that galleries use (docs/contract/product-pages.md 1). `"1"` or `""` for booleans. */
export interface GalleryParams {
	flexslider?: { rtl?: boolean };
	flexslider_enabled?: string;
	zoom_enabled?: string;
	photoswipe_enabled?: string;
	photoswipe_options?: {
		/** Whether the address names the picture. Default: yes. */
		history?: boolean;
		/** `false` hides the menu for sharing. */
		shareEl?: boolean;
		/** Milliseconds. */
		showAnimationDuration?: number;
		/** Milliseconds. */
		hideAnimationDuration?: number;
	};
	i18n_product_gallery_trigger_text?: string;
}

/** The window of a page with a product. */
export interface GalleryWindow extends JQueryWindow {
	wc_single_product_params?: GalleryParams;
}

/** Returns the elements of a gallery's pictures, whose class the placeholder of a product without pictures lacks. */
export const findSlides = ( gallery: HTMLElement ): HTMLElement[] => [
	...gallery.querySelectorAll< HTMLElement >(
		'.woocommerce-product-gallery__image'
	),
];
