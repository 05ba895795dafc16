import { readGlobal } from '@shopfront/host';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import {
	FRAGMENTS_GLOBAL,
	REFRESH_FRAGMENTS_EVENT,
	STORAGE_KEYS,
} from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { hasLoaded } from '../has-loaded';
import { cartStore } from '../store';

/**
 * Requests new fragments for a page's classic cart widgets after the server's cart has changed and no changes are
 * pending (docs/contract/classic-pages.md 4). Does nothing if the page has no fragments, or already has this cart's
 * fragments, as after a click on a classic button. Returns the function that stops it.
 */
export const startRefreshingFragments = (
	registry: StoreRegistry
): ( () => void ) => {
	const { host } = getServices( registry );
	const { getCartOperations, getServerCart } = registry.select( cartStore );
	const readCart = () =>
		hasLoaded( registry ) && getCartOperations().length === 0
			? getServerCart()
			: null;
	let known = readCart();

	return registry.subscribe( () => {
		const cart = readCart();
		if ( cart === null || cart === known ) {
			return;
		}
		const isFirst = known === null;
		known = cart;
		const params: unknown = readGlobal( host.window, FRAGMENTS_GLOBAL );
		if ( isFirst || ! isRecord( params ) ) {
			return;
		}
		const shown = host.sessionStorage.get( String( params.cart_hash_key ) );
		if ( shown !== host.storage.get( STORAGE_KEYS.cartHash ) ) {
			// jQuery's listeners receive DOM events too.
			host.document.body.dispatchEvent(
				new CustomEvent( REFRESH_FRAGMENTS_EVENT, { bubbles: true } )
			);
		}
	}, cartStore );
};
