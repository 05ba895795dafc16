import {
	addMinor,
	compareMinor,
	multiplyRawPrice,
	subtractMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';

/** Minor units of a line as its row shows them. */
export interface CartLineValues {
	price: string;
	regularPrice: string;
	/** How much less the line costs than regularly; `"0"` when it does not. */
	lineSaving: string;
	lineTotal: string;
}

/**
 * The amounts of a line. Savings follow from the prices before rounding, so that the saving of the line is rounded once
 * (docs/contract/cart-and-checkout.md 9: regular price − price, times the quantity in the total column).
 *
 * @param item                      The cart item.
 * @param displayPricesIncludingTax Whether the line total contains its tax; the unit prices come as they are shown.
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
