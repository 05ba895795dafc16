import type { LineContext } from '@shopfront/extensibility';
import type { StoreCart } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useCartForAddOns } from '../cart/use-store-cart';
import type { FilteredLine } from '../app/page-extension-points';
import { useFilterExtensionPoints } from './use-filters';

/** The cart for add-ons, for line filters; `null` without filters, so that lines don't render for each other's changes. */
export type CartForFilters = StoreCart | null;

/** Line display without changes by filters. */
const DEFAULT_DISPLAY: FilteredLine[ 'display' ] = {};

/** Returns the cart data for line filters. Call it once per list, not per line. */
export const useCartForFilters = (): CartForFilters => {
	const extensionPoints = useFilterExtensionPoints();
	return useCartForAddOns( ( storeCart ) =>
		extensionPoints ? storeCart : null
	);
};

/**
 * Returns a line after its filters. Rethrows filter errors for administrators: call it inside the error boundary of the
 * line.
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
