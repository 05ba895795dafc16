import type { DataRegistry } from '@wordpress/data';
import { cartStore } from './store';
import type { StoreCart, StoreCartSource } from './store-cart';

/** Reads the data that a `StoreCart` is computed from. */
export const readStoreCartSource = (
	select: DataRegistry[ 'select' ],
	{
		receiveCart,
		receiveCartContents,
	}: Pick< StoreCart, 'receiveCart' | 'receiveCartContents' >
): StoreCartSource => {
	const cart = select( cartStore );
	return {
		receiveCart,
		receiveCartContents,
		cartData: cart.getCartData(),
		cartErrors: cart.getCartErrors(),
		cartIsLoading: ! cart.hasFinishedResolution( 'getCartData', [] ),
		isLoadingRates: cart.isAddressFieldsForShippingRatesUpdating(),
		hasPendingItemsOperations: cart.hasPendingItemsOperations(),
	};
};
