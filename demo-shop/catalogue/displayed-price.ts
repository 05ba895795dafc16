import type { MinorAmount } from '@shopfront/store-api';
import { getTaxation } from '../cart/cart';
import { currentAddresses } from '../cart/current-cart';
import { displayPrice } from '../cart/display-price';
import type { ShopContext } from '../context';
import type { Micros, Product } from './types';

export type TaxDisplay = 'excl' | 'incl';

/** A catalogue price with or without the tax of this visitor's address. The cart's content doesn't matter. */
export const displayedPrice = (
	context: ShopContext,
	product: Pick< Product, 'taxStatus' >,
	micros: Micros,
	taxDisplay: TaxDisplay
): MinorAmount => {
	const { options } = context;
	const { shipping } = currentAddresses( context );
	const taxation = getTaxation( {
		lines: [],
		chosenRates: {},
		shipping,
		options,
	} );
	return displayPrice(
		micros,
		product,
		taxation,
		options,
		taxDisplay
	).toString();
};
