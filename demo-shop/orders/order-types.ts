/** The reply of `GET /order/{id}` (docs/contract/store-api.md 4.5). Our client doesn't read it. */
import type {
	AddressResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CurrencyFields,
	MinorAmount,
	OrderItemResponse,
	TaxLine,
} from '@shopfront/store-api';

export interface OrderTotalsResponse extends CurrencyFields {
	/** Items before discounts, without tax. */
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
	/** Here `rate` is the plain number: `"7.25"`. */
	tax_lines: TaxLine[];
}

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
