import type { DataRegistry } from '@wordpress/data';
import { CART_STORE_NAME } from './store-name';

/** Whether the cart has come at least once. By name: the store's own modules cannot import its descriptor. */
export const hasLoaded = (
	registry: Pick< DataRegistry, 'select' >
): boolean =>
	registry
		.select( CART_STORE_NAME )
		.hasFinishedResolution?.( 'getCartData', [] ) === true;
