import type { Micros, Product } from '../catalogue/types';
import type { ShopOptions } from '../options';
import { minorUnits } from './cart';
import { splitPrice, sumOfTaxes, type Taxation } from './taxes';

/** A unit price in minor units. Listings and the cart have separate settings for showing tax. */
export const displayPrice = (
	price: Micros,
	product: Pick< Product, 'taxStatus' >,
	taxation: Taxation,
	options: Pick< ShopOptions, 'currency' >,
	display: 'excl' | 'incl'
): bigint => {
	const { net, taxes } = splitPrice(
		minorUnits( options )( price ),
		taxation,
		product.taxStatus === 'taxable'
	);
	return display === 'incl' ? net + sumOfTaxes( taxes ) : net;
};
