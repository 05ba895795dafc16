import type { LineContext } from '@shopfront/points';
import type { StoreCart } from '@shopfront/data/cart';
import type { CartItemResponse } from '@shopfront/store-api';
import { useStoreCart } from '../cart/use-store-cart';
import type { ShownLine } from '../app/page-points';
import { useFilteringPoints } from './use-filters';

/** What filters of lines are told; `null` where nobody filters, and then no line's change renders another. */
export type CartForFilters = StoreCart | null;

/** Everything as it comes. */
const PLAIN: ShownLine[ 'look' ] = {};

/** For a list to ask for, on behalf of its lines. */
export const useCartForFilters = (): CartForFilters => {
	const points = useFilteringPoints();
	return useStoreCart( ( whole ) => ( points ? whole : null ) );
};

/**
 * A line as add-ons want it shown. Throws for administrators what a filter throws: to be asked within what keeps a
 * failure to its line.
 */
export const useShownLine = (
	item: CartItemResponse,
	context: LineContext,
	cart: CartForFilters
): ShownLine => {
	const points = useFilteringPoints();
	return points && cart
		? points.readLineLook( points, context, item, cart )
		: { item, look: PLAIN };
};
