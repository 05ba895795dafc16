import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { ShopOptions } from './options';

export interface StoredChoice {
	/** Form field: `attribute_pa_size`. */
	name: string;
	label: string;
	/** A shared term's slug (`medium`), or the value itself. */
	value: string;
	text: string;
}

/** We don't store what the catalogue can tell. */
export interface StoredLine {
	/** 32 hex digits, a hash of the product and its choices. */
	key: string;
	/** A variation's parent, or the product itself. */
	productId: number;
	/** 0 unless it is a variation. */
	variationId: number;
	/** An integer above 0. */
	quantity: number;
	/** Sorted by name; `[]` unless it is a variation. */
	choices: StoredChoice[];
}

export interface TourProgress {
	stop: string;
	orders: number;
}

/** Plain JSON, one row of the table `sessions`. */
export interface SessionData {
	lines: StoredLine[];
	/** Lower case, in the order of their application. */
	coupons: string[];
	/** By package id. A package without an entry has its default rate. */
	chosenRates: Record< string, string >;
	/** `null` until the visitor enters an address; until then, the shop's default location counts. */
	billing: BillingAddressResponse | null;
	shipping: AddressResponse | null;
	/** The order that isn't placed yet; 0 for none. */
	orderId: number;
	/** `''` until a gateway is selected. */
	paymentMethod: string;
	orderNote: string;
	/** Contact and order fields of add-ons; a checkbox is a boolean. */
	additionalFields: Record< string, string | boolean >;
	addOns: Record< string, unknown >;
	/** Each increase invalidates all earlier nonces (a fault on demand). */
	nonceGeneration: number;
	/** This visitor's own options (`/demo/options`). */
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
