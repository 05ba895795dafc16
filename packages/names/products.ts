/** On variation forms; their names begin with the platform's (docs/contract/product-pages.md 3). */
export const VARIATION_EVENTS = {
	choiceChanged: 'woocommerce_variation_select_change',
	changed: 'woocommerce_variation_has_changed',
	optionsUpdated: 'woocommerce_update_variation_values',
	resetSlide: 'woocommerce_gallery_reset_slide_position',
	zoomChanged: 'woocommerce_gallery_init_zoom',
} as const;

/** On variation forms; they begin with the platform's prefix (docs/contract/product-pages.md 3). */
export const VARIATION_CLASSES = {
	unavailable: 'wc-variation-is-unavailable',
	incomplete: 'wc-variation-selection-needed',
	noMatch: 'wc-no-matching-variations',
} as const;

/** On product galleries; they begin with the platform's prefix (docs/contract/product-pages.md 5). */
export const GALLERY_EVENTS = {
	beforeInit: 'wc-product-gallery-before-init',
	afterInit: 'wc-product-gallery-after-init',
	beforeDestroy: 'wc-product-gallery-before-destroy',
} as const;

/** They start forms and galleries (docs/contract/product-pages.md 3 and 5). */
export const JQUERY_PLUGINS = [
	'wc_variation_form',
	'wc_product_gallery',
] as const;

/** Key in jQuery's data of a gallery: the parameters of a plugin's call. */
export const GALLERY_PARAMS_KEY = 'sfGalleryParams';

/** On the body: with these, product collections report to add-ons (docs/contract/events.md 2). */
export const COLLECTION_EVENTS = {
	listRendered: 'wc-blocks_product_list_rendered',
	productViewed: 'wc-blocks_viewed_product',
} as const;

/** WooCommerce's script for product collections, by the id that WordPress prints. */
export const COLLECTION_SCRIPT_ID = 'woocommerce/product-collection-js-module';
