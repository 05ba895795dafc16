import type { FilterName, FilterValue } from '@shopfront/extensibility';
import { useCartForAddOns } from '../cart/use-store-cart';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { applyFilter, useFilterExtensionPoints } from './use-filters';

type CartFilterName = Extract< FilterName, 'totalLabel' | 'totalValue' >;

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

/** Without filters, cart changes cause no renders. */
export const useCartFilter = (): CartFilter => {
	const extensionPoints = useFilterExtensionPoints();
	const cart = useCartForAddOns( ( storeCart ) =>
		extensionPoints ? storeCart : null
	);
	return extensionPoints && cart
		? createCartFilter( extensionPoints, cart )
		: identity;
};
