/**
 * What the checkout and order routes say, in their own words.
 * Source: contract/store-api.md 4.
 */
import type {
	AddressResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CartResponse,
	CurrencyFields,
	Extensions,
	MinorAmount,
	OrderItemResponse,
	TaxLine,
} from './types';

/** `''` while nobody has tried to pay, which a kept order says until the next try. */
export type PaymentStatus = '' | 'success' | 'failure' | 'pending' | 'error';

/** How paying ended. */
export interface PaymentResultResponse {
	payment_status: PaymentStatus;
	/** What the gateway tells beyond that, in its own keys (`errorMessage`, `redirect`); values of any type. */
	payment_details: Array< { key: string; value: unknown } >;
	/** Where to go next; `''` when nowhere. */
	redirect_url: string;
}

/** `GET`, `PUT` and `POST /checkout`, and `POST /checkout/{id}`. */
export interface CheckoutResponse {
	/** 0 until there is an order. */
	order_id: number;
	/** As in `"checkout-draft"`, `"pending"`, `"processing"`, `"on-hold"`, `"failed"`. */
	status: string;
	/** `''` until there is an order. */
	order_key: string;
	/** What people call the order by; `"0"` until there is one. */
	order_number: string;
	customer_note: string;
	/** 0 for guests. */
	customer_id: number;
	billing_address: BillingAddressResponse;
	shipping_address: AddressResponse;
	/** `''` when none is chosen. */
	payment_method: string;
	/** `null` until there is an order, and after a change of the draft. */
	payment_result: PaymentResultResponse | null;
	/** Contact and order fields by `namespace/name`; a checkbox is a boolean. */
	additional_fields: Record< string, string | boolean >;
	/** `null` when the reply brings none, as after placing an order. */
	__experimentalCart: CartResponse | null;
	extensions: Extensions;
}

export interface OrderTotalsResponse extends CurrencyFields {
	/** Of the items, before discounts and without tax. */
	subtotal: MinorAmount;
	total_discount: MinorAmount;
	total_shipping: MinorAmount;
	total_fees: MinorAmount;
	total_tax: MinorAmount;
	total_refund: MinorAmount;
	total_price: MinorAmount;
	total_items: MinorAmount;
	total_items_tax: MinorAmount;
	total_fees_tax: MinorAmount;
	total_discount_tax: MinorAmount;
	total_shipping_tax: MinorAmount;
	/** Here `rate` is the plain number, as in `"7.25"`. */
	tax_lines: TaxLine[];
}

/** `GET /order/{id}`. */
export interface OrderResponse {
	id: number;
	status: string;
	items: OrderItemResponse[];
	coupons: CartCouponResponse[];
	fees: CartFeeResponse[];
	totals: OrderTotalsResponse;
	shipping_address: AddressResponse;
	billing_address: BillingAddressResponse;
	needs_payment: boolean;
	needs_shipping: boolean;
	payment_requirements: string[];
	errors: CartErrorResponse[];
}
