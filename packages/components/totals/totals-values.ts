import { addMinor } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';

/** The shop's tax settings (docs/contract/settings.md 3). */
export interface TaxDisplay {
	taxesEnabled: boolean;
	/** One line per tax, if the cart lists them. */
	displayItemizedTaxes: boolean;
	/** Prices, subtotal, fees, discount and shipping include their tax. */
	displayCartPricesIncludingTax: boolean;
}

/** Adds the tax only if the shop's prices include it. */
export const withTax = (
	amount: string,
	tax: string,
	{ displayCartPricesIncludingTax }: TaxDisplay
): string =>
	displayCartPricesIncludingTax ? addMinor( amount, tax ) : amount;

/** Before discounts (docs/contract/cart-and-checkout.md 9). */
export const subtotalValue = (
	totals: CartTotalsResponse,
	display: TaxDisplay
) => withTax( totals.total_items, totals.total_items_tax, display );

/** Positive. */
export const discountValue = (
	totals: CartTotalsResponse,
	display: TaxDisplay
) => withTax( totals.total_discount, totals.total_discount_tax, display );

/** `null` if unknown. */
export const shippingValue = (
	totals: CartTotalsResponse,
	display: TaxDisplay
): string | null =>
	totals.total_shipping === null
		? null
		: withTax(
				totals.total_shipping,
				totals.total_shipping_tax ?? '0',
				display
			);
