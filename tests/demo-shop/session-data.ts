import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { ShopOptions } from './options';

/** One choice that a shopper made among the values of an attribute. */
export interface StoredChoice {
	/** Name of the form field: `attribute_pa_size`. */
	name: string;
	/** The attribute's name: `Size`. */
	label: string;
	/** Slug of a shared term (`medium`), or the value itself. */
	value: string;
	/** What is shown: `Medium`. */
	text: string;
}

/** One line of a stored cart. What can be worked out from the catalogue is not stored. */
export interface StoredLine {
	/** 32 hex digits, made from what distinguishes the line. */
	key: string;
	/** The product; of a variation, its parent. */
	productId: number;
	/** 0 unless a variation. */
	variationId: number;
	/** A whole number above 0. */
	quantity: number;
	/** Sorted by name; `[]` unless a variation. */
	choices: StoredChoice[];
}

/** What the shop remembers of a visitor. Plain JSON, one row of the table `sessions`. */
export interface SessionData {
	lines: StoredLine[];
	/** Codes in the order of their application, lower case. */
	coupons: string[];
	/** Chosen rate by package id. A package without an entry gets its first rate. */
	chosenRates: Record< string, string >;
	/** `null` until the visitor told an address: the shop's default location counts. */
	billing: BillingAddressResponse | null;
	shipping: AddressResponse | null;
	/** The order that is being made and not placed yet; 0 when there is none. */
	orderId: number;
	/** The gateway that was chosen; `''` until one is. */
	paymentMethod: string;
	/** What was written to the shop with the order. */
	orderNote: string;
	/** Contact and order fields of add-ons; a checkbox is a boolean. */
	additionalFields: Record< string, string | boolean >;
	/** What add-ons keep for this visitor, by namespace. */
	addOns: Record< string, unknown >;
	/** Raised when the nonces told so far are to hold no more (a fault on demand). */
	nonceGeneration: number;
	/** Options that this visitor tries out (`/demo/options`). */
	options: Partial< ShopOptions >;
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
};
