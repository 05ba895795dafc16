import {
	boolean,
	list,
	listOfGood,
	nullable,
	number,
	orElse,
	record,
	scalarText,
	text,
	textOrNone,
	isRecord,
	type Reader,
} from './readers';
import { address, billingAddress } from './address';
import { cartItem } from './cart-item';
import { guard } from './parse';
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
	discount_type: textOrNone,
	totals: record< CartCouponResponse[ 'totals' ] >( {
		...currencyFields,
		total_discount: minorAmount,
		total_discount_tax: minorAmount,
	} ),
} );

const feeWithKey = record< CartFeeResponse >( {
	id: orElse( scalarText, undefined ),
	key: scalarText,
	name: textOrNone,
	totals: record< CartFeeResponse[ 'totals' ] >( {
		...currencyFields,
		total: minorAmount,
		total_tax: minorAmount,
	} ),
} );

/** Where only `id` is sent, as the schema has it, it is the key too. */
const fee: Reader< CartFeeResponse > = ( value ) =>
	feeWithKey(
		isRecord( value ) && value.key === undefined && value.id !== undefined
			? { ...value, key: value.id }
			: value
	);

/** Strict: they are paid. */
const taxLines = list(
	record< TaxLine >( {
		name: textOrNone,
		price: minorAmount,
		rate: textOrNone,
	} )
);

/** One without a code tells nothing. */
const cartErrors = listOfGood(
	record< CartErrorResponse >( { code: scalarText, message: textOrNone } )
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
	coupons: listOfGood( coupon ),
	fees: listOfGood( fee ),
	totals,
	shipping_address: address,
	billing_address: billingAddress,
	needs_payment: boolean,
	needs_shipping: boolean,
	payment_requirements: listOfGood( text ),
	has_calculated_shipping: boolean,
	shipping_rates: listOfGood( shippingPackage ),
	items_count: number,
	items_weight: orElse( number, 0 ),
	cross_sells: listOfGood( product ),
	errors: cartErrors,
	payment_methods: listOfGood( text ),
	extensions,
} );

/**
 * A cart (docs/contract/store-api.md 2): the body of `GET /cart` and of cart mutations, `data.cart` of a conflict and
 * `__experimentalCart` of a checkout.
 *
 * Strict on what the shopper pays for: items, totals, the item count and whether payment and shipping are needed.
 * Lenient on the rest, so that one odd add-on does not blank the cart: a collection that is missing is empty, an
 * entry that does not read is left out, and a text that is missing is `''`.
 */
export const parseCart = guard( cart );

/** One coupon of a cart, strictly. */
export const parseCoupon = guard( coupon );

/** One fee of a cart, strictly. */
export const parseFee = guard( fee );
