import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { ShopOptions } from './options';

/** A shopper's choice of an attribute value. */
export interface StoredChoice {
	/** Name of the form field: `attribute_pa_size`. */
	name: string;
	/** The attribute's name: `Size`. */
	label: string;
	/** Slug of a shared term (`medium`), or the value itself. */
	value: string;
	/** Display text: `Medium`. */
	text: string;
}

/** A line of a stored cart. Values that can be derived from the catalogue are not stored. */
export interface StoredLine {
	/** 32 hex digits, a hash of the product and its choices. */
	key: string;
	/** The product; for a variation, its parent. */
	productId: number;
	/** 0 unless it is a variation. */
	variationId: number;
	/** An integer above 0. */
	quantity: number;
	/** Sorted by name; `[]` unless it is a variation. */
	choices: StoredChoice[];
}

/** The stop of the tour that a visitor is at. */
export interface TourProgress {
	/** The stop's id. */
	stop: string;
	/** Number of orders before it. */
	orders: number;
}

/** The stored data of a visitor. Plain JSON, one row of the table `sessions`. */
export interface SessionData {
	lines: StoredLine[];
	/** Codes in the order of their application, in lower case. */
	coupons: string[];
	/** Selected rate by package id. A package without an entry has its default rate. */
	chosenRates: Record< string, string >;
	/** `null` until the visitor enters an address; the shop's default location applies. */
	billing: BillingAddressResponse | null;
	shipping: AddressResponse | null;
	/** The visitor's order that is not placed yet; 0 when there is none. */
	orderId: number;
	/** The selected gateway; `''` until one is selected. */
	paymentMethod: string;
	/** The shopper's note to the shop. */
	orderNote: string;
	/** Contact and order fields of add-ons; a checkbox is a boolean. */
	additionalFields: Record< string, string | boolean >;
	/** Data of add-ons for this visitor, by namespace. */
	addOns: Record< string, unknown >;
	/** Increased to invalidate all earlier nonces (a fault on demand). */
	nonceGeneration: number;
	/** Options that this visitor overrides (`/demo/options`). */
	options: Partial< ShopOptions >;
	/** `null` until the visitor starts a stop of the tour. */
	tour: TourProgress | null;
}

export const EMPTY_SESSION: SessionData = {
	lines: [],
	coupons: [],
	chosenRates: {},
	billing: null,
	shipping: null,
	orderId: 0,
	paymentMethod: '',
	orderNote: '',
	additionalFields: {},
	addOns: {},
	nonceGeneration: 0,
	options: {},
	tour: null,
};
