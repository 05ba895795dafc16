import { sumMinor, type Currency } from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import type { CartResponse, CurrencyFields } from '@shopfront/store-api';
import { sampleCrossSells } from './sample-cross-sells';
import { sampleItems } from './sample-items';
import {
	SAMPLE_ADDRESS,
	SAMPLE_SHIPPING_PRICE,
	samplePackage,
} from './sample-shipping';

const currencyFields = ( currency: Currency ): CurrencyFields => ( {
	currency_code: currency.code,
	currency_symbol: currency.symbol,
	currency_minor_unit: currency.minorUnit,
	currency_decimal_separator: currency.decimalSeparator,
	currency_thousand_separator: currency.thousandSeparator,
	currency_prefix: currency.prefix,
	currency_suffix: currency.suffix,
} );

/**
 * The fixed cart in the editor (docs/contract/cart-and-checkout.md 1 and 9, "Payment and preview"): several items,
 * cross-sells, a shipping rate, no coupon. The settings determine its currency, taxes and pickup rate.
 */
export const previewCart = ( settings: Settings ): CartResponse => {
	const currency = currencyFields( settings.siteCurrency );
	const items = sampleItems( currency, settings.taxesEnabled );
	const total = sumMinor( items.map( ( { totals } ) => totals.line_total ) );
	const tax = sumMinor(
		items.map( ( { totals } ) => totals.line_total_tax )
	);
	return {
		items,
		coupons: [],
		fees: [],
		totals: {
			...currency,
			total_items: total,
			total_items_tax: tax,
			total_fees: '0',
			total_fees_tax: '0',
			total_discount: '0',
			total_discount_tax: '0',
			total_shipping: SAMPLE_SHIPPING_PRICE,
			total_shipping_tax: '0',
			total_price: sumMinor( [ total, tax, SAMPLE_SHIPPING_PRICE ] ),
			total_tax: tax,
			tax_lines: [],
		},
		shipping_address: SAMPLE_ADDRESS,
		billing_address: { ...SAMPLE_ADDRESS, email: 'ada@example.com' },
		needs_payment: true,
		needs_shipping: true,
		payment_requirements: [ 'products' ],
		has_calculated_shipping: true,
		shipping_rates: [ samplePackage( items, currency, settings ) ],
		items_count: items.reduce( ( sum, { quantity } ) => sum + quantity, 0 ),
		items_weight: 0,
		cross_sells: sampleCrossSells( currency ),
		errors: [],
		payment_methods: [ 'cod', 'bacs', 'cheque' ],
		extensions: {},
	};
};
