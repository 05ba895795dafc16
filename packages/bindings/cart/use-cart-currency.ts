import { currencyFromResponse, type Currency } from '@shopfront/money';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';

/** The currency of the cart's totals; the site's until the cart has come. */
export const useCartCurrency = (): Currency => {
	const { siteCurrency } = useBlockApp().settings;
	return useStoreCart( ( { cartTotals } ) =>
		currencyFromResponse( cartTotals, siteCurrency )
	);
};
