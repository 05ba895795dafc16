import { removeStoredCart, showsItems } from '@shopfront/cart-summary';
import {
	getServices,
	registerOnce,
	type StoreRegistry,
} from '@shopfront/data/services';
import { pushFact } from '@shopfront/host';
import { parseCart } from '@shopfront/store-api';
import { startCaching } from './cache/cache-cart';
import { readCachedCart } from './cache/cached-cart';
import { createParts, loadCustomerPush } from './load-customer-push';
import { startPageSync } from './page/page-sync';
import { getRuntime } from './runtime';
import { cartStore } from './store';

export interface CartStart {
	/** Whether the page has a preloaded cart; the first read then sends no request. */
	isPreloaded: boolean;
	/** Whether cookies say if the cart has items: not with a cart token, nor if the server doesn't set them. */
	hasCookies: boolean;
}

/**
 * Loads the cart without a request if possible (docs/contract/stores.md 1.2): without a cart cookie it's empty, and
 * with one, a cached cart with the same hash is current.
 */
const settleWithoutRequest = ( registry: StoreRegistry ): void => {
	const { host } = getServices( registry );
	const isAdding = new URLSearchParams( host.window.location.search ).has(
		'add-to-cart'
	);
	const hasItems = showsItems( host.cookies.get );
	const cached = hasItems ? readCachedCart( host ) : null;
	if ( isAdding || ( hasItems && ! cached ) ) {
		return;
	}
	if ( cached ) {
		void registry.dispatch( cartStore ).setCartData( cached );
	}
	void registry.dispatch( cartStore ).finishResolution( 'getCartData', [] );
};

/**
 * Registers the cart store in a registry with services, and starts syncing it with page, browser and server. Returns
 * the function that stops syncing; the store stays registered, because registries can't unregister stores.
 */
export const startCartStore = (
	registry: StoreRegistry,
	{ isPreloaded, hasCookies }: CartStart
): ( () => void ) => {
	const { api, host } = getServices( registry );
	registerOnce( registry, cartStore );
	Object.assign( getRuntime( registry ), {
		parts: createParts(),
		hasCookies,
	} );
	if ( host.isEditor() ) {
		return () => undefined;
	}
	if ( ! showsItems( host.cookies.get ) ) {
		removeStoredCart( host.storage );
	}
	if ( ! isPreloaded && hasCookies ) {
		settleWithoutRequest( registry );
	}
	const stops = [
		// Responses to cancelled requests, such as a quantity that was superseded in flight.
		api.onCart( ( { cart, sequence, isRequestSettled, sentAt } ) => {
			pushFact( host.window, {
				kind: 'cart',
				cart,
				sentAt,
				receivedAt: host.clock.now(),
			} );
			const read = isRequestSettled ? parseCart( cart ) : null;
			if ( read?.ok ) {
				void registry
					.dispatch( cartStore )
					.acceptCart( read.value, { sequence } );
			}
		} ),
		startCaching( registry ),
		loadCustomerPush( registry ),
		startPageSync( registry ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
