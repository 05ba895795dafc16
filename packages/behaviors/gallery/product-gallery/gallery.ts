import { readGlobal } from '@shopfront/host';
import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { GALLERY_PARAMS_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** The gallery's part of the page's parameters (docs/contract/product-pages.md 1). Booleans are `"1"` and `""`. */
export interface GalleryParams {
	flexslider?: { rtl?: boolean };
	flexslider_enabled?: string;
	zoom_enabled?: string;
	photoswipe_enabled?: string;
	photoswipe_options?: {
		/** Whether the URL's hash names the shown picture. Defaults to true. */
		history?: boolean;
		/** `false` hides the share menu. */
		shareEl?: boolean;
		/** Milliseconds. */
		showAnimationDuration?: number;
		/** Milliseconds. */
		hideAnimationDuration?: number;
	};
	i18n_product_gallery_trigger_text?: string;
}

export interface GalleryWindow extends JQueryWindow {
	wc_single_product_params?: GalleryParams;
	/** Texts of the full-screen view that WooCommerce doesn't have. */
	shopfront_gallery_params?: Readonly< Record< string, unknown > >;
}

/** The arguments of a jQuery plugin call override the page's parameters. */
export const readParams = ( gallery: HTMLElement ): GalleryParams => {
	const view: GalleryWindow = gallery.ownerDocument.defaultView ?? window;
	const data: object = view.jQuery?.( gallery ).data() ?? {};
	const own: unknown = Reflect.get( data, GALLERY_PARAMS_KEY );
	return {
		...( readGlobal( view, 'wc_single_product_params' ) as GalleryParams ),
		...( isRecord( own ) ? own : undefined ),
	};
};

/** Servers may print the slider's viewport and thumbnails. */
export const lacksSlider = (
	gallery: HTMLElement,
	{ flexslider_enabled: hasSlider }: GalleryParams
): boolean =>
	Boolean( hasSlider ) &&
	findSlides( gallery ).length > 1 &&
	! gallery.querySelector( '.flex-viewport' );

/** Servers may print the link to the full-screen view. Without zoom there is no link: pictures open the view. */
export const lacksTrigger = (
	gallery: HTMLElement,
	{ photoswipe_enabled: hasLightbox, zoom_enabled: hasZoom }: GalleryParams
): boolean =>
	Boolean( hasLightbox && hasZoom ) &&
	findSlides( gallery ).length > 0 &&
	! gallery.querySelector( '.woocommerce-product-gallery__trigger' );

/** The placeholder of a product without pictures doesn't have the class. */
export const findSlides = ( gallery: HTMLElement ): HTMLElement[] => [
	...gallery.querySelectorAll< HTMLElement >(
		'.woocommerce-product-gallery__image'
	),
];
