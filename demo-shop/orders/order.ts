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
import type { CurrencyCode } from '../options';
import type { OrderTotalsResponse } from './order-types';

/** `checkout-draft` before payment, `pending` during it, then the status that the gateway returns. */
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

/** A line of an order, as it was bought. */
export interface OrderLine {
	/** 1 for the first. */
	id: number;
	/** Key of the former cart line. */
	key: string;
	productId: number;
	/** 0 unless it is a variation. */
	variationId: number;
	quantity: number;
	/** HTML. */
	name: string;
	sku: string;
	variation: VariationAttribute[];
	/** Of one unit. */
	prices: CartItemPrices;
	totals: CartItemTotals;
	soldIndividually: boolean;
	backordersAllowed: boolean;
	showBackorderBadge: boolean;
}

/** The shipment of one package; amounts are minor units as text. */
export interface OrderShipment {
	rateId: string;
	methodId: string;
	name: string;
	price: string;
	tax: string;
	/** For example `Items` or `pickup_address`. */
	meta: Array< { key: string; value: string } >;
	/** Until it arrives; absent if the shop didn't say so, and for pickup. */
	days?: DeliveryDays;
}

/** The content of an order as plain JSON. */
export interface OrderContent {
	currency: CurrencyCode;
	lines: OrderLine[];
	coupons: CartCouponResponse[];
	fees: CartFeeResponse[];
	/** `[]` when nothing ships. */
	shipments: OrderShipment[];
	totals: OrderTotalsResponse;
	/** Taxes as the checkout showed them; absent in orders without a cart. */
	cartTaxLines?: TaxLine[];
	billing: BillingAddressResponse;
	shipping: AddressResponse;
	note: string;
	/** Contact and order fields of add-ons. */
	additionalFields: Record< string, string | boolean >;
	paymentRequirements: string[];
	/** Data of add-ons, by namespace. */
	addOns: Record< string, unknown >;
	/** Result of the last attempt to pay; `null` before the first. */
	paymentResult: PaymentResultResponse | null;
	/** A card to save for the customer after payment; `null` for none. */
	cardToKeep: NewCard | null;
}

export interface Order extends OrderContent {
	/** Above 0. */
	id: number;
	/** Gives access to the order, together with its email. */
	key: string;
	status: OrderStatus;
	/** 0 for a guest. */
	customerId: number;
	/** The session that created it. */
	sessionId: string;
	/** Id of a gateway; `''` when none is selected or nothing is to be paid. */
	paymentMethod: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** Milliseconds since the epoch; `null` until it is placed. */
	placedAt: number | null;
}

/** Whether the order can be paid. */
export const isUnpaid = ( { status }: Pick< Order, 'status' > ): boolean =>
	status === 'checkout-draft' || status === 'pending' || status === 'failed';
