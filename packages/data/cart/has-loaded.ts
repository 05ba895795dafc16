import type { DataRegistry } from '@wordpress/data';
import { STORE_KEYS } from '@shopfront/names';

/**
 * Whether the cart has loaded at least once. Uses the store's name, because modules of the store cannot import its
 * descriptor.
 */
export const hasLoaded = (
	registry: Pick< DataRegistry, 'select' >
): boolean =>
	registry
		.select( STORE_KEYS.cart )
		.hasFinishedResolution?.( 'getCartData', [] ) === true;
