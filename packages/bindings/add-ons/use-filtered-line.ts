import type { LineContext } from '@shopfront/extensibility';
import type { StoreCart } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useStoreCart } from '../cart/use-store-cart';
import type { FilteredLine } from '../app/page-extension-points';
import { useFilterExtensionPoints } from './use-filters';

/** What filters of lines are told; `null` where nobody filters, and then no line's change renders another. */
export type CartForFilters = StoreCart | null;

/** Everything as it comes. */
const DEFAULT_DISPLAY: FilteredLine[ 'display' ] = {};

/** For a list to ask for, on behalf of its lines. */
export const useCartForFilters = (): CartForFilters => {
	const extensionPoints = useFilterExtensionPoints();
	return useStoreCart( ( storeCart ) =>
		extensionPoints ? storeCart : null
	);
};

/**
 * A line as add-ons want it shown. Throws for administrators what a filter throws: to be asked within what keeps a
 * failure to its line.
 */
export const useFilteredLine = (
	item: CartItemResponse,
	context: LineContext,
	cart: CartForFilters
): FilteredLine => {
	const extensionPoints = useFilterExtensionPoints();
	return extensionPoints && cart
		? extensionPoints.applyLineFilters(
				extensionPoints,
				context,
				item,
				cart
			)
		: { item, display: DEFAULT_DISPLAY };
};
