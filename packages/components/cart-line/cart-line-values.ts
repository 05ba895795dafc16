import {
	addMinor,
	compareMinor,
	multiplyRawPrice,
	subtractMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';

/** Minor units. */
export interface CartLineValues {
	price: string;
	regularPrice: string;
	/** For the whole line; `"0"` for none. */
	lineSaving: string;
	lineTotal: string;
}

/**
 * Multiplies the unrounded prices, so the line's saving is rounded once (docs/contract/cart-and-checkout.md 9:
 * regular price − price, times the quantity in the total column). The server sends unit prices as displayed; the
 * setting decides whether the line total includes its tax.
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
