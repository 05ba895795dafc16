import type { FilterName, FilterValue } from '@shopfront/extensibility';
import { useStoreCart } from '../cart/use-store-cart';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { applyFilter, useFilterExtensionPoints } from './use-filters';

/** Filters that are told the cart, with its extension data. */
type CartFilterName = Extract< FilterName, 'totalLabel' | 'totalValue' >;

/** What one of them makes of a value. */
export type CartFilter = (
	filterName: CartFilterName,
	defaultValue: FilterValue< CartFilterName >
) => string;

const identity: CartFilter = ( _filterName, defaultValue ) => defaultValue;

const createCartFilter =
	(
		extensionPoints: PageExtensionPoints,
		cart: { extensions: unknown }
	): CartFilter =>
	( filterName, defaultValue ) =>
		applyFilter( extensionPoints, filterName, defaultValue, {
			arg: { cart },
			extensions: cart.extensions,
		} );

/** Asks those of the filters that are told the cart. Nobody who is not filtered renders for the cart. */
export const useCartFilter = (): CartFilter => {
	const extensionPoints = useFilterExtensionPoints();
	const cart = useStoreCart( ( storeCart ) =>
		extensionPoints ? storeCart : null
	);
	return extensionPoints && cart
		? createCartFilter( extensionPoints, cart )
		: identity;
};
