import { camelCase } from '@shopfront/text';
import type {
	AddressResponse,
	BillingAddressResponse,
	CartResponse,
} from '@shopfront/store-api';
import {
	EMPTY_CART_COUPONS,
	EMPTY_CART_CROSS_SELLS,
	EMPTY_CART_FEES,
	EMPTY_CART_ITEMS,
	EMPTY_CART_ITEM_ERRORS,
	EMPTY_EXTENSIONS,
	EMPTY_PAYMENT_METHODS,
	EMPTY_PAYMENT_REQUIREMENTS,
	EMPTY_SHIPPING_RATES,
	EMPTY_TAX_LINES,
} from './empty-values';
import type { CartData, PendingCartFields } from './types';

export const NOTHING_PENDING: PendingCartFields = { totals: [], lines: [] };

const EMPTY_SHIPPING_ADDRESS: AddressResponse = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: '',
	phone: '',
};

const EMPTY_BILLING_ADDRESS: BillingAddressResponse = {
	...EMPTY_SHIPPING_ADDRESS,
	email: '',
};

/** Before the first response (docs/contract/stores.md 1). */
export const EMPTY_CART: CartData = {
	items: EMPTY_CART_ITEMS,
	coupons: EMPTY_CART_COUPONS,
	fees: EMPTY_CART_FEES,
	totals: {
		currency_code: '',
		currency_symbol: '',
		currency_minor_unit: 2,
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		currency_prefix: '',
		currency_suffix: '',
		total_items: '0',
		total_items_tax: '0',
		total_fees: '0',
		total_fees_tax: '0',
		total_discount: '0',
		total_discount_tax: '0',
		total_shipping: '0',
		total_shipping_tax: '0',
		total_price: '0',
		total_tax: '0',
		tax_lines: EMPTY_TAX_LINES,
	},
	shippingAddress: EMPTY_SHIPPING_ADDRESS,
	billingAddress: EMPTY_BILLING_ADDRESS,
	needsPayment: false,
	needsShipping: true,
	paymentRequirements: EMPTY_PAYMENT_REQUIREMENTS,
	hasCalculatedShipping: true,
	shippingRates: EMPTY_SHIPPING_RATES,
	itemsCount: 0,
	itemsWeight: 0,
	crossSells: EMPTY_CART_CROSS_SELLS,
	errors: EMPTY_CART_ITEM_ERRORS,
	paymentMethods: EMPTY_PAYMENT_METHODS,
	extensions: EMPTY_EXTENSIONS,
};

const EMPTIES: Partial< Record< keyof CartData, unknown > > = EMPTY_CART;

const wireName = ( key: string ) =>
	key.replace( /[A-Z]/g, ( letter ) => `_${ letter.toLowerCase() }` );

export const toWireNames = ( cart: object ): Record< string, unknown > =>
	Object.fromEntries(
		Object.entries( cart ).map( ( [ key, value ] ) => [
			wireName( key ),
			value,
		] )
	);

/** Converts the server's top-level keys to camel case, unknown keys too. Empty lists become shared constants. */
export const toCartData = ( cart: CartResponse ): CartData => {
	const entries = Object.entries( cart ).map( ( [ name, value ] ) => {
		const key = camelCase( name );
		const isEmptyList = Array.isArray( value ) && value.length === 0;
		return [
			key,
			isEmptyList ? ( EMPTIES[ key as keyof CartData ] ?? value ) : value,
		];
	} );
	return { ...EMPTY_CART, ...Object.fromEntries( entries ) };
};
