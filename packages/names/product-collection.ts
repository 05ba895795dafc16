/** Events of the body by which product collections report to add-ons (docs/contract/events.md 2). */
export const COLLECTION_EVENTS = {
	listRendered: 'wc-blocks_product_list_rendered',
	productViewed: 'wc-blocks_viewed_product',
} as const;

/** Id of the platform's script for product collections, as WordPress prints it. */
export const COLLECTION_SCRIPT_ID = 'woocommerce/product-collection-js-module';
