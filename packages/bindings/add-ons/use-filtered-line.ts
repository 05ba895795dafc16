import type { LineContext } from '@shopfront/extensibility';
import type { StoreCart } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useCartForAddOns } from '../cart/use-store-cart';
import type { FilteredLine } from '../app/page-extension-points';
import { useFilterExtensionPoints } from './use-filters';

/** `null` without filters, so lines don't render for each other's changes. */
export type CartForFilters = StoreCart | null;

const DEFAULT_DISPLAY: FilteredLine[ 'display' ] = {};

/** Call it once per list, not per line. */
export const useCartForFilters = (): CartForFilters => {
	const extensionPoints = useFilterExtensionPoints();
	return useCartForAddOns( ( storeCart ) =>
		extensionPoints ? storeCart : null
	);
};

/** Rethrows filter errors for administrators: call it inside the line's error boundary. */
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
