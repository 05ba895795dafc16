import type { Currency } from '@shopfront/money';
import type {
	CurrencyFields,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import type { TaxDisplay } from './totals/totals-values';

/** What the examples of components are made of: a shop in US dollars. */
export const SAMPLE_CURRENCY: Currency = {
	code: 'USD',
	symbol: '$',
	thousandSeparator: ',',
	decimalSeparator: '.',
	minorUnit: 2,
	prefix: '$',
	suffix: '',
};

/** The same as the server writes it. */
export const SAMPLE_CURRENCY_FIELDS: CurrencyFields = {
	currency_code: 'USD',
	currency_symbol: '$',
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '$',
	currency_suffix: '',
};

/** Prices without their tax. */
export const SAMPLE_TAX_DISPLAY: TaxDisplay = {
	taxesEnabled: true,
	displayItemizedTaxes: false,
	displayCartPricesIncludingTax: false,
};

/** A rate: 10.00 and 0.80 of tax, not chosen. */
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

/** A rate of goods that are fetched, free of charge. */
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

/** A package of two mugs and a cap. */
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
