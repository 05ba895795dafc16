import { cartStore } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';
import { useCartForFilters, type CartForFilters } from './use-filtered-line';

export interface CartLines {
	items: readonly CartItemResponse[];
	/** What lines are shown with. */
	cart: CartForFilters;
	/** Keys of those on their way out. */
	removed: readonly string[];
	/** Keys of those of which the total waits for the server. */
	pending: readonly string[];
}

/**
 * All that lines of the cart show, asked for once: were each of hundreds to ask for its own, all of them would do so
 * with every change.
 */
export const useCartLines = (): CartLines => {
	const cart = useCartForFilters();
	const lines = useSelect( ( select ) => {
		const store = select( cartStore );
		return {
			items: store.getCartData().items,
			removed: store.getItemsPendingDelete(),
			pending: store.getPendingCartFields().lines,
		};
	}, [] );
	return { ...lines, cart };
};
