import { currencyFromResponse, type Currency } from '@shopfront/money';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';

/** Returns the cart's currency, or the site's while the cart is loading. */
export const useCartCurrency = (): Currency => {
	const { siteCurrency } = useBlockApp().settings;
	return useStoreCart( ( { cartTotals } ) =>
		currencyFromResponse( cartTotals, siteCurrency )
	);
};
