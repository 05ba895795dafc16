import { currencyFromResponse, type Currency } from '@shopfront/money';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';

/** Returns the currency of the cart totals; the site's until the cart has loaded. */
export const useCartCurrency = (): Currency => {
	const { siteCurrency } = useBlockApp().settings;
	return useStoreCart( ( { cartTotals } ) =>
		currencyFromResponse( cartTotals, siteCurrency )
	);
};
