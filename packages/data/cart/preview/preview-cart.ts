import { sumMinor } from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import type { CartResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { sampleItems } from './sample-items';
import { currencyFields, sampleProduct } from './sample-product';
import {
	SAMPLE_ADDRESS,
	SAMPLE_SHIPPING_PRICE,
	samplePackage,
} from './sample-shipping';

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
		cross_sells: (
			[
				[ 4, __( 'Coaster pair', 'shopfront' ), '900' ],
				[ 5, __( 'Tea towel', 'shopfront' ), '1200' ],
				[ 6, __( 'Beeswax candle', 'shopfront' ), '1500' ],
			] as const
		 ).map( ( [ id, name, price ] ) =>
			sampleProduct( id, name, price, currency )
		),
		errors: [],
		payment_methods: [ 'cod', 'bacs', 'cheque' ],
		extensions: {},
	};
};
