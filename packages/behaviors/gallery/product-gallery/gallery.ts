import { readGlobal } from '@shopfront/host';
import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { GALLERY_PARAMS_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

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
	/** Texts of the full-screen view that the platform does not have. */
	shopfront_gallery_params?: Readonly< Record< string, unknown > >;
}

/** Returns the parameters of a gallery: those of the page, and over them those with which a jQuery plugin was called. */
export function readParams( gallery: HTMLElement ): GalleryParams {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const data: object = view.jQuery?.( gallery ).data() ?? {};
	const own: unknown = Reflect.get( data, GALLERY_PARAMS_KEY );
	return {
		...( readGlobal( view, 'wc_single_product_params' ) as GalleryParams ),
		...( isRecord( own ) ? own : undefined ),
	};
}

/** Whether a gallery lacks the window and the thumbnails of its slider, which servers print. */
export const lacksSlider = (
	gallery: HTMLElement,
	{ flexslider_enabled: hasSlider }: GalleryParams
): boolean =>
	Boolean( hasSlider ) &&
	findSlides( gallery ).length > 1 &&
	! gallery.querySelector( '.flex-viewport' );

/** Whether a gallery lacks the link to its full-screen view, which servers print. Without zoom, the pictures open it. */
export const lacksTrigger = (
	gallery: HTMLElement,
	{ photoswipe_enabled: hasLightbox, zoom_enabled: hasZoom }: GalleryParams
): boolean =>
	Boolean( hasLightbox && hasZoom ) &&
	findSlides( gallery ).length > 0 &&
	! gallery.querySelector( '.woocommerce-product-gallery__trigger' );

/** Returns the elements of a gallery's pictures, whose class the placeholder of a product without pictures lacks. */
export const findSlides = ( gallery: HTMLElement ): HTMLElement[] => [
	...gallery.querySelectorAll< HTMLElement >(
		'.woocommerce-product-gallery__image'
	),
];
