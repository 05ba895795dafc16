import { LIBRARY_HANDLES } from './library-handles';

/**
 * The platform's script handles whose globals every page with add-ons has, or which have none.
 * Source: docs/contract/globals.md 1, docs/contract/php.md 1.
 */
export const PLATFORM_HANDLES: readonly string[] = [
	...Object.values( LIBRARY_HANDLES ),
	'wc-settings',
	'wc-types',
	'wc-sanitize',
	'wc-blocks-registry',
	'wc-blocks-data-store',
	'wc-blocks-middleware',
	// Without a global: chunks of the platform's own scripts, and the blocks themselves.
	'wc-blocks-vendors',
	'wc-blocks-frontend-vendors',
	'wc-cart-checkout-vendors',
	'wc-cart-checkout-base',
	'wc-cart-block-frontend',
	'wc-checkout-block-frontend',
];

/** The handle under which the platform registers the jQuery plugin blockUI. */
export const BLOCK_UI_HANDLE = 'wc-jquery-blockui';

/** Handles of the platform's own scripts. */
export const isPlatformHandle = ( handle: string ): boolean =>
	/^(wc-|woocommerce)/.test( handle );

/** The platform in texts. */
export const PLATFORM_NAME = 'WooCommerce';
