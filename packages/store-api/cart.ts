import {
	boolean,
	list,
	lenientList,
	nullable,
	number,
	withFallback,
	record,
	scalarText,
	text,
	textOrEmpty,
	isRecord,
	type Reader,
} from './readers';
import { address, billingAddress } from './address';
import { cartItem } from './cart-item';
import { createParser } from './parse';
import { currencyFields, minorAmount } from './priced';
import { product } from './product';
import { extensions } from './shared';
import { shippingPackage } from './shipping';
import type {
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CartResponse,
	CartTotalsResponse,
	TaxLine,
} from './types';

const coupon = record< CartCouponResponse >( {
	code: scalarText,
	discount_type: textOrEmpty,
	totals: record< CartCouponResponse[ 'totals' ] >( {
		...currencyFields,
		total_discount: minorAmount,
		total_discount_tax: minorAmount,
	} ),
} );

const feeWithKey = record< CartFeeResponse >( {
	id: withFallback( scalarText, undefined ),
	key: scalarText,
	name: textOrEmpty,
	totals: record< CartFeeResponse[ 'totals' ] >( {
		...currencyFields,
		total: minorAmount,
		total_tax: minorAmount,
	} ),
} );

/** Some servers only send `id`, as in the schema; it's the key too. */
const fee: Reader< CartFeeResponse > = ( value ) =>
	feeWithKey(
		isRecord( value ) && value.key === undefined && value.id !== undefined
			? { ...value, key: value.id }
			: value
	);

/** Strict, because shoppers pay them. */
const taxLines = list(
	record< TaxLine >( {
		name: textOrEmpty,
		price: minorAmount,
		rate: textOrEmpty,
	} )
);

const cartErrors = lenientList(
	record< CartErrorResponse >( { code: scalarText, message: textOrEmpty } )
);

const totals = record< CartTotalsResponse >( {
	...currencyFields,
	total_items: minorAmount,
	total_items_tax: minorAmount,
	total_fees: minorAmount,
	total_fees_tax: minorAmount,
	total_discount: minorAmount,
	total_discount_tax: minorAmount,
	total_shipping: nullable( minorAmount ),
	total_shipping_tax: nullable( minorAmount ),
	total_price: minorAmount,
	total_tax: minorAmount,
	tax_lines: taxLines,
} );

export const cart = record< CartResponse >( {
	items: list( cartItem ),
	coupons: lenientList( coupon ),
	fees: lenientList( fee ),
	totals,
	shipping_address: address,
	billing_address: billingAddress,
	needs_payment: boolean,
	needs_shipping: boolean,
	payment_requirements: lenientList( text ),
	has_calculated_shipping: boolean,
	shipping_rates: lenientList( shippingPackage ),
	items_count: number,
	items_weight: withFallback( number, 0 ),
	cross_sells: lenientList( product ),
	errors: cartErrors,
	payment_methods: lenientList( text ),
	extensions,
} );

/**
 * Parses a cart (docs/contract/store-api.md 2): the body of `GET /cart` and of cart mutations, a conflict's `data.cart`
 * and a checkout's `__experimentalCart`.
 *
 * Strict about everything that affects the price: items, totals, the item count, and whether payment and shipping are
 * needed. Lenient about the rest, so that one faulty add-on doesn't break the cart: a missing collection is empty, we
 * omit an invalid entry, and a missing text is `''`.
 */
export const parseCart = createParser( cart );

/** Strict. */
export const parseCoupon = createParser( coupon );

/** Strict. */
export const parseFee = createParser( fee );
