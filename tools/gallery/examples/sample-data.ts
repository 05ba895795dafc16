import type { Currency } from '@shopfront/money';
import type {
	CurrencyFields,
	ProductResponse,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

/** US dollars. */
export const SAMPLE_CURRENCY: Currency = {
	code: 'USD',
	symbol: '$',
	thousandSeparator: ',',
	decimalSeparator: '.',
	minorUnit: 2,
	prefix: '$',
	suffix: '',
};

/** As the server sends it. */
export const SAMPLE_CURRENCY_FIELDS: CurrencyFields = {
	currency_code: 'USD',
	currency_symbol: '$',
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '$',
	currency_suffix: '',
};

/** Prices exclude tax. */
export const SAMPLE_TAX_DISPLAY = {
	taxesEnabled: true,
	displayItemizedTaxes: false,
	displayCartPricesIncludingTax: false,
};

/** Unselected: 10.00 with 0.80 tax. */
export const sampleRate = (
	rest: Partial< ShippingRateResponse > = {}
): ShippingRateResponse => ( {
	...SAMPLE_CURRENCY_FIELDS,
	rate_id: 'flat_rate:1',
	name: 'Flat rate',
	description: '',
	delivery_time: '',
	price: '1000',
	taxes: '80',
	instance_id: 1,
	method_id: 'flat_rate',
	meta_data: [],
	selected: false,
	...rest,
} );

/** A free rate. */
export const samplePickupRate = (
	location: string,
	rest: Partial< ShippingRateResponse > = {}
): ShippingRateResponse =>
	sampleRate( {
		rate_id: `pickup_location:${ location }`,
		method_id: 'pickup_location',
		name: `Pickup (${ location })`,
		price: '0',
		taxes: '0',
		meta_data: [
			{ key: 'pickup_location', value: location },
			{ key: 'pickup_address', value: '1 Market Street, San Francisco' },
			{ key: 'pickup_details', value: 'Open 9&ndash;5 on weekdays' },
		],
		...rest,
	} );

/** Two mugs and a cap. */
export const samplePackage = (
	rates: ShippingRateResponse[],
	rest: Partial< ShippingPackageResponse > = {}
): ShippingPackageResponse => ( {
	package_id: 0,
	name: 'Shipment 1',
	destination: {
		address_1: '',
		address_2: '',
		city: 'San Francisco',
		state: 'CA',
		postcode: '94105',
		country: 'US',
	},
	items: [
		{ key: 'mug', name: 'Stone Mug', quantity: 2 },
		{ key: 'cap', name: 'Canvas Cap', quantity: 1 },
	],
	shipping_rates: rates,
	...rest,
} );

/** A cap for 25.00, without variations. */
export const sampleProduct = (
	rest: Partial< ProductResponse > = {}
): ProductResponse => ( {
	id: 27,
	name: 'Canvas Cap',
	slug: 'canvas-cap',
	parent: 0,
	type: 'simple',
	variation: '',
	permalink: '/product/canvas-cap/',
	sku: 'CAP',
	short_description: '',
	description: '',
	on_sale: false,
	prices: {
		...SAMPLE_CURRENCY_FIELDS,
		price: '2500',
		regular_price: '2500',
		sale_price: '2500',
		price_range: null,
	},
	price_html: '',
	average_rating: '4.50',
	review_count: 12,
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
		text: 'Add to cart',
		description: 'Add to cart: &ldquo;Canvas Cap&rdquo;',
		url: '?add-to-cart=27',
		minimum: 1,
		maximum: 9999,
		multiple_of: 1,
	},
	...rest,
} );

/** A shirt from 15.00 to 25.00 that requires a size. */
export const sampleVariableProduct = (): ProductResponse =>
	sampleProduct( {
		id: 31,
		name: 'Linen Shirt &amp; Tie',
		type: 'variable',
		permalink: '/product/linen-shirt/',
		review_count: 0,
		average_rating: '0',
		has_options: true,
		prices: {
			...SAMPLE_CURRENCY_FIELDS,
			price: '1500',
			regular_price: '1500',
			sale_price: '1500',
			price_range: { min_amount: '1500', max_amount: '2500' },
		},
		add_to_cart: {
			text: 'Select options',
			description: 'Select options for &ldquo;Linen Shirt&rdquo;',
			url: '/product/linen-shirt/',
			minimum: 1,
			maximum: 9999,
			multiple_of: 1,
		},
	} );
