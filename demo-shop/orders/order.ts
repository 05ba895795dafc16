import type {
	AddressResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartFeeResponse,
	CartItemPrices,
	CartItemTotals,
	PaymentResultResponse,
	VariationAttribute,
	TaxLine,
} from '@shopfront/store-api';
import type { DeliveryDays } from '../cart/shipping-zones';
import type { NewCard } from '../gateways/gateway';
import type { CurrencyCode } from '../money';
import type { OrderTotalsResponse } from './order-types';

/** `checkout-draft` before payment, `pending` during it, then the gateway's result. */
export const ORDER_STATUSES = [
	'checkout-draft',
	'pending',
	'processing',
	'on-hold',
	'completed',
	'failed',
	'cancelled',
] as const;

export type OrderStatus = ( typeof ORDER_STATUSES )[ number ];

export interface OrderLine {
	/** Starts at 1. */
	id: number;
	key: string;
	productId: number;
	/** 0 unless it is a variation. */
	variationId: number;
	quantity: number;
	/** HTML. */
	name: string;
	sku: string;
	variation: VariationAttribute[];
	/** Prices of one unit. */
	prices: CartItemPrices;
	totals: CartItemTotals;
	soldIndividually: boolean;
	backordersAllowed: boolean;
	showBackorderBadge: boolean;
}

/** One package's shipment; amounts are minor units as text. */
export interface OrderShipment {
	rateId: string;
	methodId: string;
	name: string;
	price: string;
	tax: string;
	/** `Items` or `pickup_address`. */
	meta: Array< { key: string; value: string } >;
	/** Absent for pickup, and if the shop named no time. */
	days?: DeliveryDays;
}

export interface OrderContent {
	currency: CurrencyCode;
	lines: OrderLine[];
	coupons: CartCouponResponse[];
	fees: CartFeeResponse[];
	/** `[]` when nothing ships. */
	shipments: OrderShipment[];
	totals: OrderTotalsResponse;
	/** As the checkout showed them. Orders without a cart have none. */
	cartTaxLines?: TaxLine[];
	billing: BillingAddressResponse;
	shipping: AddressResponse;
	note: string;
	/** Contact and order fields. */
	additionalFields: Record< string, string | boolean >;
	paymentRequirements: string[];
	/** By the add-on's namespace. */
	addOns: Record< string, unknown >;
	/** The last attempt to pay; `null` before the first. */
	paymentResult: PaymentResultResponse | null;
	/** To save for the customer after payment; `null` for none. */
	cardToKeep: NewCard | null;
}

export interface Order extends OrderContent {
	/** Above 0. */
	id: number;
	/** With the order's email, it gives access to the order. */
	key: string;
	status: OrderStatus;
	/** 0 for a guest. */
	customerId: number;
	/** The session that created the order. */
	sessionId: string;
	/** `''` when none is selected or there's nothing to pay. */
	paymentMethod: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** Milliseconds since the epoch; `null` until placed. */
	placedAt: number | null;
}

export const isUnpaid = ( { status }: Pick< Order, 'status' > ): boolean =>
	status === 'checkout-draft' || status === 'pending' || status === 'failed';
