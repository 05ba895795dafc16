import { currencyFromResponse, type Currency } from '@shopfront/money';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';

/** The currency of the cart's totals; the site's until the cart has come. */
export const useCartCurrency = (): Currency => {
	const { siteCurrency } = useBlockApp().settings;
	const { cartTotals } = useStoreCart();
	return useMemo(
		() => currencyFromResponse( cartTotals, siteCurrency ),
		[ cartTotals, siteCurrency ]
	);
};
