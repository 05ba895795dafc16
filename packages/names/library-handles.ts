/** The platform's script handle for each member of `window.wc`. Source: docs/contract/globals.md 1. */
export const LIBRARY_HANDLES = {
	priceFormat: 'wc-price-format',
	blocksCheckoutEvents: 'wc-blocks-checkout-events',
	blocksCheckout: 'wc-blocks-checkout',
	blocksComponents: 'wc-blocks-components',
	wcBlocksSharedContext: 'wc-blocks-shared-context',
	wcBlocksSharedHocs: 'wc-blocks-shared-hocs',
} as const;
