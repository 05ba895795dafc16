import type { FilterName, FilterValue } from '@shopfront/points';
import { useStoreCart } from '../cart/use-store-cart';
import type { PagePoints } from '../app/page-points';
import { filtered, useFilteringPoints } from './use-filters';

/** Filters that are told the cart, with its extension data. */
type CartFilterName = Extract< FilterName, 'totalLabel' | 'totalValue' >;

/** What one of them makes of a value. */
export type CartFilter = (
	filterName: CartFilterName,
	defaultValue: FilterValue< CartFilterName >
) => string;

const asItIs: CartFilter = ( _filterName, defaultValue ) => defaultValue;

const filterWith =
	( points: PagePoints, cart: { extensions: unknown } ): CartFilter =>
	( filterName, defaultValue ) =>
		filtered( points, filterName, defaultValue, {
			arg: { cart },
			extensions: cart.extensions,
		} );

/** Asks those of the filters that are told the cart. Nobody who is not filtered renders for the cart. */
export const useCartFilter = (): CartFilter => {
	const points = useFilteringPoints();
	const cart = useStoreCart( ( whole ) => ( points ? whole : null ) );
	return points && cart ? filterWith( points, cart ) : asItIs;
};
