import {
	getServices,
	registerOnce,
	type StoreRegistry,
} from '@shopfront/data/services';
import { COOKIES } from '@shopfront/names';
import { parseCart } from '@shopfront/store-api';
import { startCaching } from './cache-cart';
import { readCachedCart } from './cached-cart';
import { loadCustomerPush } from './load-customer-push';
import { startPageSync } from './page-sync';
import { cartStore } from './store';

/** How the page came by its cart. */
export interface CartStart {
	/** Whether the page brings a cart along, which the first read then takes without a request. */
	isPreloaded: boolean;
	/** Whether cookies tell of the session. They do not where a cart token says who the shopper is. */
	hasCookies: boolean;
}

/**
 * Decides whether the server has to be asked at all (docs/contract/stores.md 1.2): without a cart cookie the empty cart
 * is the truth, and with one a kept cart of the same hash is.
 */
function settleWithoutRequest( registry: StoreRegistry ): void {
	const { host } = getServices( registry );
	const isAdding = new URLSearchParams( host.window.location.search ).has(
		'add-to-cart'
	);
	const hasItems = Boolean( host.cookies.get( COOKIES.itemsInCart ) );
	const cached = hasItems ? readCachedCart( host ) : null;
	if ( isAdding || ( hasItems && ! cached ) ) {
		return;
	}
	if ( cached ) {
		void registry.dispatch( cartStore ).setCartData( cached );
	}
	void registry.dispatch( cartStore ).finishResolution( 'getCartData', [] );
}

/**
 * Registers the cart store in a registry that has its services, and keeps it in step with the page, the browser and
 * the server. Returns the stop of all that; the store stays registered, as registries know no other way.
 */
export function startCartStore(
	registry: StoreRegistry,
	{ isPreloaded, hasCookies }: CartStart
): () => void {
	const { api, host } = getServices( registry );
	registerOnce( registry, cartStore );
	if ( host.isEditor() ) {
		return () => undefined;
	}
	if ( ! isPreloaded && hasCookies ) {
		settleWithoutRequest( registry );
	}
	const stops = [
		// Answers whose asker has gone: a quantity that was replaced while it was on the wire.
		api.onCart( ( { cart, sequence, isRequestSettled } ) => {
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
}
