import { cartStore } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';
import { useCartForFilters, type CartForFilters } from './use-filtered-line';

export interface CartLines {
	items: readonly CartItemResponse[];
	/** Cart data that all lines share. */
	cart: CartForFilters;
	/** Keys of items that are being removed. */
	removed: readonly string[];
	/** Keys of items whose total waits for the server. */
	pending: readonly string[];
}

/**
 * Selects the data of all cart lines at once: with hundreds of lines, a subscription for each would run all of them on
 * every change.
 */
export const useCartLines = (): CartLines => {
	const cart = useCartForFilters();
	const lines = useSelect( ( select ) => {
		const store = select( cartStore );
		return {
			items: store.getOptimisticCart().items,
			removed: store.getItemsPendingDelete(),
			pending: store.getPendingCartFields().lines,
		};
	}, [] );
	return { ...lines, cart };
};
