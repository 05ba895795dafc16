import {
	addMinor,
	compareMinor,
	scaleRaw,
	subtractMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';

/** Minor units of a line as its row shows them. */
export interface CartLineValues {
	price: string;
	regularPrice: string;
	/** What one piece, and the whole line, cost less than regularly; `"0"` when they do not. */
	unitSaving: string;
	lineSaving: string;
	lineTotal: string;
}

/**
 * The amounts of a line. Savings follow from the prices before rounding, so that the saving of the line is rounded
 * once (specification 9: regular price − price, times the quantity in the total column).
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
	const saving = ( count: number ) =>
		scaleRaw( rawSaving, count, raw.precision, minorUnit );
	return {
		price: prices.price,
		regularPrice: prices.regular_price,
		unitSaving: saving( 1 ),
		lineSaving: saving( quantity ),
		lineTotal: displayPricesIncludingTax
			? addMinor( totals.line_subtotal, totals.line_subtotal_tax )
			: totals.line_subtotal,
	};
};
