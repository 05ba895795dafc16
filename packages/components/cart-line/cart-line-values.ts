import {
	addMinor,
	compareMinor,
	multiplyRawPrice,
	subtractMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';

/** Amounts of a cart line in minor units. */
export interface CartLineValues {
	price: string;
	regularPrice: string;
	/** Saving of the whole line; `"0"` for none. */
	lineSaving: string;
	lineTotal: string;
}

/**
 * Calculates the amounts of a line. Multiplies the unrounded prices, so that the saving of the line is rounded once
 * (docs/contract/cart-and-checkout.md 9: regular price − price, times the quantity in the total column).
 *
 * @param item                      The cart item.
 * @param displayPricesIncludingTax Whether the line total includes its tax. Unit prices are sent as displayed.
 */
export const cartLineValues = (
	item: CartItemResponse,
	displayPricesIncludingTax: boolean
): CartLineValues => {
	const { prices, totals, quantity } = item;
	const { raw_prices: raw, currency_minor_unit: minorUnit } = prices;
	const rawSaving =
		compareMinor( raw.regular_price, raw.price ) > 0
			? subtractMinor( raw.regular_price, raw.price )
			: '0';
	return {
		price: prices.price,
		regularPrice: prices.regular_price,
		lineSaving: multiplyRawPrice(
			rawSaving,
			quantity,
			raw.precision,
			minorUnit
		),
		lineTotal: displayPricesIncludingTax
			? addMinor( totals.line_subtotal, totals.line_subtotal_tax )
			: totals.line_subtotal,
	};
};
