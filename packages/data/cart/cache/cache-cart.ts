import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { forgetCachedCart, writeCachedCart } from './cached-cart';
import { cartStore } from '../store';

/** Delay between a change and caching the cart, ms. */
const CACHE_DELAY_MS = 500;

/**
 * Caches the cart for the next page, after a pause. Until then the cache is empty, so that a page opened meanwhile
 * fetches the cart. Saves a response's hash at once. Returns the function that stops it.
 */
export const startCaching = ( registry: StoreRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	let saved = registry.select( cartStore ).getServerCart();
	let timer: unknown = null;
	const write = () => {
		host.clock.clearTimeout( timer );
		timer = null;
		const { getServerCart, isCartDataStale } = registry.select( cartStore );
		if ( getServerCart() !== saved && ! isCartDataStale() ) {
			saved = getServerCart();
			writeCachedCart( host, saved );
		}
	};
	const stop = registry.subscribe( () => {
		const { getServerCart, isCartDataStale } = registry.select( cartStore );
		if (
			timer === null &&
			( getServerCart() !== saved || isCartDataStale() )
		) {
			forgetCachedCart( host );
			// Serializing hundreds of cart items takes milliseconds, so we cache a burst of responses once.
			timer = host.clock.setTimeout( write, CACHE_DELAY_MS );
		}
	}, cartStore );
	host.window.addEventListener( 'pagehide', write );
	return () => {
		stop();
		write();
		host.window.removeEventListener( 'pagehide', write );
	};
};
