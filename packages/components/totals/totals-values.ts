import { addMinor } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';

/** How a shop shows its taxes (docs/contract/settings.md 3). */
export interface TaxDisplay {
	taxesEnabled: boolean;
	/** One line per tax, where the cart names them. */
	displayItemizedTaxes: boolean;
	/** Prices, subtotal, fees, discount and shipping contain their tax. */
	displayCartPricesIncludingTax: boolean;
}

/** An amount with its tax where the shop shows it so. */
export const withTax = (
	amount: string,
	tax: string,
	{ displayCartPricesIncludingTax }: TaxDisplay
): string =>
	displayCartPricesIncludingTax ? addMinor( amount, tax ) : amount;

/** The sum of the items before discounts (docs/contract/cart-and-checkout.md 9). */
export const subtotalValue = (
	totals: CartTotalsResponse,
	display: TaxDisplay
) => withTax( totals.total_items, totals.total_items_tax, display );

/** What is taken off, as a positive amount. */
export const discountValue = (
	totals: CartTotalsResponse,
	display: TaxDisplay
) => withTax( totals.total_discount, totals.total_discount_tax, display );

/** What shipping costs; `null` while that is not known. */
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
