import type { DataRegistry } from '@wordpress/data';
import { cartStore } from './store';
import type { StoreCart, StoreCartSource } from './store-cart';

export type CartSelector = 'getOptimisticCart' | 'getCartData';

export const readStoreCartSource = (
	select: DataRegistry[ 'select' ],
	selector: CartSelector,
	{
		receiveCart,
		receiveCartContents,
	}: Pick< StoreCart, 'receiveCart' | 'receiveCartContents' >
): StoreCartSource => {
	const cart = select( cartStore );
	// Selecting it starts its resolver, even after a script has invalidated it.
	const cartForAddOns = cart.getCartData();
	return {
		receiveCart,
		receiveCartContents,
		cartData:
			selector === 'getCartData'
				? cartForAddOns
				: cart.getOptimisticCart(),
		cartErrors: cart.getCartErrors(),
		cartIsLoading: ! cart.hasFinishedResolution( 'getCartData', [] ),
		isLoadingRates: cart.isAddressFieldsForShippingRatesUpdating(),
		hasPendingItemsOperations: cart.hasPendingItemsOperations(),
	};
};
