import type { DataRegistry } from '@wordpress/data';
import { STORE_KEYS } from '@shopfront/names';

/** Uses the store's name, because the store's own modules can't import its descriptor. */
export const hasLoaded = (
	registry: Pick< DataRegistry, 'select' >
): boolean =>
	registry
		.select( STORE_KEYS.cart )
		.hasFinishedResolution?.( 'getCartData', [] ) === true;
