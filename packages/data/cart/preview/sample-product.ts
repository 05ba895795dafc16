import type { Currency } from '@shopfront/money';
import type { CurrencyFields, ProductResponse } from '@shopfront/store-api';
import { __, sprintf } from '@wordpress/i18n';

export const currencyFields = ( currency: Currency ): CurrencyFields => ( {
	currency_code: currency.code,
	currency_symbol: currency.symbol,
	currency_minor_unit: currency.minorUnit,
	currency_decimal_separator: currency.decimalSeparator,
	currency_thousand_separator: currency.thousandSeparator,
	currency_prefix: currency.prefix,
	currency_suffix: currency.suffix,
} );

/** A simple product in stock, without pictures. The price is in minor units. */
export const sampleProduct = (
	id: number,
	name: string,
	price: string,
	currency: CurrencyFields
): ProductResponse => ( {
	id,
	name,
	slug: `preview-${ id }`,
	parent: 0,
	type: 'simple',
	variation: '',
	permalink: '#',
	sku: '',
	short_description: '',
	description: '',
	on_sale: false,
	prices: {
		...currency,
		price,
		regular_price: price,
		sale_price: price,
		price_range: null,
	},
	price_html: '',
	average_rating: '4.50',
	review_count: 2,
	images: [],
	categories: [],
	tags: [],
	attributes: [],
	variations: [],
	has_options: false,
	is_purchasable: true,
	is_in_stock: true,
	is_on_backorder: false,
	low_stock_remaining: null,
	sold_individually: false,
	add_to_cart: {
		text: __( 'Add to cart', 'woocommerce' ),
		description: sprintf(
			/* translators: %s: name of a product. */
			__( 'Add to cart: “%s”', 'shopfront' ),
			name
		),
		url: '',
		minimum: 1,
		maximum: 99,
		multiple_of: 1,
	},
} );
