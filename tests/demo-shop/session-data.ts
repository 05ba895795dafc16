import type {
	AddressResponse,
	BillingAddressResponse,
	VariationAttribute,
} from '@shopfront/store-api';
import type { ShopOptions } from './options';

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
	/** The attributes that the shopper chose, as the Store API tells them; `[]` unless a variation. */
	variation: VariationAttribute[];
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
	/** What add-ons keep for this visitor, by namespace. */
	addOns: Record< string, unknown >;
	/** Options that this visitor tries out (`/demo/options`). */
	options: Partial< ShopOptions >;
}
