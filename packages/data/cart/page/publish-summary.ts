import {
	saveSummary,
	type CartLine,
	type CartSummary,
} from '@shopfront/cart-summary';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { CART_SUMMARY_EVENT, STORAGE_KEYS } from '@shopfront/names';
import { hasLoaded } from '../has-loaded';
import { cartStore } from '../store';

/** While one of these is uncertain, the summary has no totals. */
const SUMMARY_TOTALS = [ 'total_items', 'total_items_tax' ] as const;

/**
 * Publishes the cart's number of items and subtotal, now and after each change: as an event for the page, which also
 * has the lines, and in the storage for other tabs and the next page. Returns the function that stops it.
 */
export const publishSummary = ( registry: StoreRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	let published = '';
	let serverCart: unknown;
	/** The server's cart's hash. Another tab may store a newer cart's hash. */
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
};
