import type {
	AddressResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartFeeResponse,
	CartItemPrices,
	CartItemTotals,
	PaymentResultResponse,
	VariationAttribute,
} from '@shopfront/store-api';
import type { NewCard } from '../gateways/gateway';
import type { CurrencyCode } from '../options';
import type { OrderTotalsResponse } from './order-types';

/** `checkout-draft` until payment is tried, `pending` while it is, then what the gateway made of it. */
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

/** One line, as it was bought. */
export interface OrderLine {
	/** 1 for the first. */
	id: number;
	/** Of the cart's line that it was. */
	key: string;
	productId: number;
	/** 0 unless a variation. */
	variationId: number;
	quantity: number;
	/** HTML. */
	name: string;
	sku: string;
	variation: VariationAttribute[];
	/** Of one piece. */
	prices: CartItemPrices;
	totals: CartItemTotals;
	soldIndividually: boolean;
	backordersAllowed: boolean;
	showBackorderBadge: boolean;
}

/** How one package goes; amounts are minor units as text. */
export interface OrderShipment {
	rateId: string;
	methodId: string;
	name: string;
	price: string;
	tax: string;
	/** As in `Items` or `pickup_address`. */
	meta: Array< { key: string; value: string } >;
}

/** What an order was made of. Plain JSON. */
export interface OrderContent {
	currency: CurrencyCode;
	lines: OrderLine[];
	coupons: CartCouponResponse[];
	fees: CartFeeResponse[];
	/** `[]` when nothing travels. */
	shipments: OrderShipment[];
	totals: OrderTotalsResponse;
	billing: BillingAddressResponse;
	shipping: AddressResponse;
	note: string;
	/** Contact and order fields of add-ons. */
	additionalFields: Record< string, string | boolean >;
	paymentRequirements: string[];
	/** What add-ons keep with the order, by namespace. */
	addOns: Record< string, unknown >;
	/** Of the last try to pay; `null` before the first. */
	paymentResult: PaymentResultResponse | null;
	/** A card to keep for the customer once it has paid; `null` for none. */
	cardToKeep: NewCard | null;
}

export interface Order extends OrderContent {
	/** Above 0. */
	id: number;
	/** Whoever knows it may read the order, together with its e-mail. */
	key: string;
	status: OrderStatus;
	/** 0 for a guest. */
	customerId: number;
	/** The session that it was started in. */
	sessionId: string;
	/** Id of a gateway; `''` when none is chosen or nothing is to be paid. */
	paymentMethod: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** Milliseconds since the epoch; `null` until it is placed. */
	placedAt: number | null;
}

/** Whether it still waits for a payment that can be tried. */
export const isUnpaid = ( { status }: Pick< Order, 'status' > ): boolean =>
	status === 'checkout-draft' || status === 'pending' || status === 'failed';
