import {
	getServices,
	registerOnce,
	type StoreRegistry,
} from '@shopfront/data/services';
import { COOKIES } from '@shopfront/names';
import { parseCart } from '@shopfront/store-api';
import {
	forgetCachedCart,
	readCachedCart,
	writeCachedCart,
} from './cached-cart';
import { startLateWork } from './late-work';
import { startPageSync } from './page-sync';
import { cartStore } from './store';

/** How the page came by its cart. */
export interface CartStart {
	/** Whether the page brings a cart along, which the first read then takes without a request. */
	isPreloaded: boolean;
	/** Whether cookies tell of the session. They do not where a cart token says who the shopper is. */
	hasCookies: boolean;
}

/** How long the cart may go on changing before it is kept for the next page, ms. */
const CACHE_DELAY_MS = 500;

/**
 * Decides whether the server has to be asked at all (contract/stores.md 1.2): without a cart cookie the empty cart
 * is the truth, and with one a kept cart of the same hash is.
 */
function settleWithoutRequest( registry: StoreRegistry ): void {
	const { host } = getServices( registry );
	const isAdding = new URLSearchParams( host.window.location.search ).has(
		'add-to-cart'
	);
	const hasItems = Boolean( host.cookies.get( COOKIES.itemsInCart ) );
	const kept = hasItems ? readCachedCart( host ) : null;
	if ( isAdding || ( hasItems && ! kept ) ) {
		return;
	}
	if ( kept ) {
		void registry.dispatch( cartStore ).setCartData( kept );
	}
	void registry.dispatch( cartStore ).finishResolution( 'getCartData', [] );
}

/**
 * Keeps the cart for the next page. The hash of a reply is kept at once, the cart a moment later; until then there
 * is none to go with it, so that a page which opens meanwhile asks the server.
 */
function startCaching( registry: StoreRegistry ): () => void {
	const { host } = getServices( registry );
	let kept = registry.select( cartStore ).getServerCart();
	let timer: unknown = null;
	const write = () => {
		host.clock.clearTimeout( timer );
		timer = null;
		const { getServerCart, isCartDataStale } = registry.select( cartStore );
		if ( getServerCart() !== kept && ! isCartDataStale() ) {
			kept = getServerCart();
			writeCachedCart( host, kept );
		}
	};
	const stop = registry.subscribe( () => {
		const { getServerCart, isCartDataStale } = registry.select( cartStore );
		if (
			timer === null &&
			( getServerCart() !== kept || isCartDataStale() )
		) {
			forgetCachedCart( host );
			// A cart of hundreds of lines takes milliseconds to write: once per burst of answers, not for each.
			timer = host.clock.setTimeout( write, CACHE_DELAY_MS );
		}
	}, cartStore );
	host.window.addEventListener( 'pagehide', write );
	return () => {
		stop();
		write();
		host.window.removeEventListener( 'pagehide', write );
	};
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
		api.onReply( ( { cart, sequence, isLate } ) => {
			const read = isLate ? parseCart( cart ) : null;
			if ( read?.ok ) {
				void registry
					.dispatch( cartStore )
					.acceptCart( read.value, { sequence } );
			}
		} ),
		startCaching( registry ),
		startLateWork( registry ),
		startPageSync( registry ),
	];
	return () => stops.forEach( ( stop ) => stop() );
}
