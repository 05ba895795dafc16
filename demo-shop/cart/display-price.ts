import type { Micros, Product } from '../catalogue/types';
import type { ShopOptions } from '../options';
import { minorUnits } from './cart';
import { splitPrice, sumOfTaxes, type Taxation } from './taxes';

/**
 * Returns a unit price as the shop displays it, with or without tax.
 *
 * @param price    As in the catalogue.
 * @param product  Whether it is taxed.
 * @param taxation The tax rates.
 * @param options  For the currency.
 * @param display  Which of the shop's two displays: listing or cart.
 * @return Minor units.
 */
export function displayPrice(
	price: Micros,
	product: Pick< Product, 'taxStatus' >,
	taxation: Taxation,
	options: Pick< ShopOptions, 'currency' >,
	display: 'excl' | 'incl'
): bigint {
	const { net, taxes } = splitPrice(
		minorUnits( options )( price ),
		taxation,
		product.taxStatus === 'taxable'
	);
	return display === 'incl' ? net + sumOfTaxes( taxes ) : net;
}
