import type { DataRegistry } from '@wordpress/data';
import { STORE_KEYS } from '@shopfront/names';

/** Whether the cart has come at least once. By name: the store's own modules cannot import its descriptor. */
export const hasLoaded = (
	registry: Pick< DataRegistry, 'select' >
): boolean =>
	registry
		.select( STORE_KEYS.cart )
		.hasFinishedResolution?.( 'getCartData', [] ) === true;
