import {
	boolean,
	list,
	listOfGood,
	number,
	record,
	text,
	type Fields,
} from './readers';
import { address, billingAddress } from './address';
import { cartErrors, coupon, fee, taxLines } from './cart';
import { lineFields } from './cart-item';
import { guard } from './parse';
import { currencyFields, minorAmount } from './priced';
import type { OrderResponse, OrderTotalsResponse } from './order-types';
import type { OrderItemResponse } from './types';

const totals: Fields< OrderTotalsResponse > = {
	...currencyFields,
	subtotal: minorAmount,
	total_discount: minorAmount,
	total_shipping: minorAmount,
	total_fees: minorAmount,
	total_tax: minorAmount,
	total_refund: minorAmount,
	total_price: minorAmount,
	total_items: minorAmount,
	total_items_tax: minorAmount,
	total_fees_tax: minorAmount,
	total_discount_tax: minorAmount,
	total_shipping_tax: minorAmount,
	tax_lines: taxLines,
};

const order = record< OrderResponse >( {
	id: number,
	status: text,
	items: list( record< OrderItemResponse >( lineFields ) ),
	coupons: listOfGood( coupon ),
	fees: listOfGood( fee ),
	totals: record< OrderTotalsResponse >( totals ),
	shipping_address: address,
	billing_address: billingAddress,
	needs_payment: boolean,
	needs_shipping: boolean,
	payment_requirements: listOfGood( text ),
	errors: cartErrors,
} );

/** An order (contract/store-api.md 4.5), as strict as a cart: the same is paid. */
export const parseOrder = guard( order );
