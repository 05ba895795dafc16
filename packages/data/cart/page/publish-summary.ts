import {
	saveSummary,
	type CartLine,
	type CartSummary,
} from '@shopfront/cart-summary';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { CART_SUMMARY_EVENT, STORAGE_KEYS } from '@shopfront/names';
import { hasLoaded } from '../has-loaded';
import { cartStore } from '../store';

/** The totals of a summary. While one of them is uncertain, the summary has none. */
const SUMMARY_TOTALS = [ 'total_items', 'total_items_tax' ] as const;

/**
 * Publishes the number of items and the subtotal of the cart, now and on each change: as an event for the page, which has the lines
 * too, and in the storage for other tabs and for the next page (`@shopfront/cart-summary`). Returns a function that
 * stops it.
 */
export function publishSummary( registry: StoreRegistry ): () => void {
	const { host } = getServices( registry );
	let published = '';
	let serverCart: unknown;
	/** The hash that was stored with the server's cart. Another tab may store the hash of a newer cart. */
	let hash = '';

	const publish = () => {
		if ( ! hasLoaded( registry ) ) {
			return;
		}
		const cart = registry.select( cartStore );
		if ( cart.getServerCart() !== serverCart ) {
			serverCart = cart.getServerCart();
			hash = host.storage.get( STORAGE_KEYS.cartHash ) ?? '';
		}
		const { items, itemsCount, totals } = cart.getOptimisticCart();
		const pending = cart.getPendingCartFields().totals;
		const summary: CartSummary = {
			hash: cart.getCartOperations().length ? '' : hash,
			count: itemsCount,
			totals: SUMMARY_TOTALS.some( ( key ) => pending.includes( key ) )
				? null
				: totals,
		};
		const lines: CartLine[] = items.map( ( { id, quantity } ) => ( {
			id,
			quantity,
		} ) );
		const detail = { ...summary, items: lines };
		const text = JSON.stringify( detail );
		if ( text !== published ) {
			published = text;
			saveSummary( host.storage, summary );
			host.window.dispatchEvent(
				new CustomEvent( CART_SUMMARY_EVENT, { detail } )
			);
		}
	};
	publish();
	return registry.subscribe( publish, cartStore );
}
