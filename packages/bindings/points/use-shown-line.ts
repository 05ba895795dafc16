import type { LineContext } from '@shopfront/points';
import type { CartItemResponse } from '@shopfront/store-api';
import { useStoreCart } from '../cart/use-store-cart';
import type { ShownLine } from './line-look';
import { useFilteringPoints } from './use-filters';

/** Everything as it comes. */
const PLAIN: ShownLine[ 'look' ] = {};

/**
 * A line as add-ons want it shown. Throws for administrators what a filter throws: to be asked within what keeps a
 * failure to its line. Without filters nothing is asked, and no other line's change renders this one.
 */
export const useShownLine = (
	item: CartItemResponse,
	context: LineContext
): ShownLine => {
	const points = useFilteringPoints();
	const cart = useStoreCart( ( whole ) => ( points ? whole : null ) );
	return points && cart
		? points.readLineLook( points, context, item, cart )
		: { item, look: PLAIN };
};
