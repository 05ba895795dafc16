import { cartStore } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';
import { useCartForFilters, type CartForFilters } from './use-filtered-line';

export interface CartLines {
	items: readonly CartItemResponse[];
	cart: CartForFilters;
	removed: readonly string[];
	pending: readonly string[];
}

/**
 * Selects all cart lines at once: with hundreds of lines, one subscription each would run all of them on every
 * change.
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
