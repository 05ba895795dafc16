import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { forgetCachedCart, writeCachedCart } from './cached-cart';
import { cartStore } from './store';

/** How long the cart may change before it is saved for the next page, ms. */
const CACHE_DELAY_MS = 500;

/**
 * Saves the cart for the next page. The hash of a response is saved at once, the cart after a pause; until then the
 * saved cart is missing, so that a page which opens meanwhile asks the server. Returns the stop.
 */
export function startCaching( registry: StoreRegistry ): () => void {
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
			// Writing a cart of hundreds of lines takes milliseconds: once for each burst of responses.
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
