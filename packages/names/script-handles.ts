/** WooCommerce's script handle for each member of `window.wc`. Source: docs/contract/globals.md 1. */
export const LIBRARY_HANDLES = {
	priceFormat: 'wc-price-format',
	blocksCheckoutEvents: 'wc-blocks-checkout-events',
	blocksCheckout: 'wc-blocks-checkout',
	blocksComponents: 'wc-blocks-components',
	wcBlocksSharedContext: 'wc-blocks-shared-context',
	wcBlocksSharedHocs: 'wc-blocks-shared-hocs',
} as const;

export const TYPES_HANDLE = 'wc-types';

export const SANITIZE_HANDLE = 'wc-sanitize';

/**
 * WooCommerce's script handles whose globals exist on every page with add-ons, or that have no global. Source:
 * docs/contract/globals.md 1, docs/contract/php.md 1.
 */
export const PLATFORM_HANDLES: readonly string[] = [
	...Object.values( LIBRARY_HANDLES ),
	'wc-settings',
	TYPES_HANDLE,
	SANITIZE_HANDLE,
	'wc-blocks-registry',
	'wc-blocks-data-store',
	'wc-blocks-middleware',
	// Scripts without a global: chunks of WooCommerce's scripts, and the blocks themselves.
	'wc-blocks-vendors',
	'wc-blocks-frontend-vendors',
	'wc-cart-checkout-vendors',
	'wc-cart-checkout-base',
	'wc-cart-block-frontend',
	'wc-checkout-block-frontend',
];

export const BLOCK_UI_HANDLE = 'wc-jquery-blockui';

export const isPlatformHandle = ( handle: string ): boolean =>
	/^(wc-|woocommerce)/.test( handle );

export const PLATFORM_NAME = 'WooCommerce';
