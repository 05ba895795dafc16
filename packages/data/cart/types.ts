import type { AddressFields, AddressValue } from '@shopfront/address';
import type {
	AddressResponse,
	ApiErrorResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CartItemResponse,
	CartTotalsResponse,
	Extensions,
	ProductResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';

/**
 * The cart as the store gives it: top-level keys in camel case, everything below as on the wire
 * (docs/contract/stores.md 1).
 */
export interface CartData {
	readonly items: readonly CartItemResponse[];
	readonly coupons: readonly CartCouponResponse[];
	readonly fees: readonly CartFeeResponse[];
	readonly totals: CartTotalsResponse;
	readonly shippingAddress: AddressResponse;
	readonly billingAddress: BillingAddressResponse;
	readonly needsPayment: boolean;
	readonly needsShipping: boolean;
	readonly paymentRequirements: readonly string[];
	readonly hasCalculatedShipping: boolean;
	readonly shippingRates: readonly ShippingPackageResponse[];
	readonly itemsCount: number;
	/** Grams. */
	readonly itemsWeight: number;
	readonly crossSells: readonly ProductResponse[];
	readonly errors: readonly CartErrorResponse[];
	readonly paymentMethods: readonly string[];
	readonly extensions: Extensions;
}

/**
 * What the shopper asked for and the server has not answered yet. The cart on screen is the server's cart with these
 * applied in order (docs/architecture.md, "Data flow"); an operation leaves the list in the same step as its answer
 * arrives.
 */
export type CartOperation = { readonly id: number } & (
	| {
			readonly kind: 'setQuantity';
			readonly key: string;
			readonly quantity: number;
	  }
	| { readonly kind: 'remove'; readonly key: string }
	| {
			readonly kind: 'add';
			readonly productId: number;
			readonly quantity: number;
	  }
	| {
			readonly kind: 'selectRate';
			readonly rateId: string;
			/** `null` for all packages. */
			readonly packageId: number | string | null;
			/** Shipping methods that the shop lists as pickup: they move the address that taxes depend on. */
			readonly collectableMethodIds: readonly string[];
	  }
	| { readonly kind: 'applyCoupon'; readonly code: string }
	| { readonly kind: 'removeCoupon'; readonly code: string }
	| {
			readonly kind: 'updateCustomer';
			/** Whether a field that decides on shipping rates is among what is sent. */
			readonly affectsRates: boolean;
	  }
	| { readonly kind: 'extension'; readonly namespace: string }
);

/** A pending operation, for the code that sends its request. */
export interface PendingOperation {
	operationId: number;
	/** When the shopper acted, ms of the host's clock. */
	requestedAt: number;
	/** Revision of the customer's edits at that time. */
	revision: number;
}

/** An attribute of a variation, by name and value. */
export interface ChosenAttribute {
	attribute: string;
	value: string;
}

/** The addresses that `updateCustomerData` sends, whole or in part. */
export interface CustomerChanges {
	billing_address?: AddressFields;
	shipping_address?: AddressFields;
}

/** Data for an add-on's callback on the server (docs/contract/events.md 7). */
export interface ExtensionCartUpdate {
	namespace: string;
	data: unknown;
	/** Replaces what the shopper typed and has not sent with the server's addresses. Default `false`. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/** What of the totals may wait for the server. */
export type CartTotalKey = Exclude<
	keyof CartTotalsResponse,
	`currency_${ string }`
>;

/**
 * A total or line whose number is not certain until the server answers (docs/architecture.md, "Data flow": exact or
 * marked).
 */
export interface PendingCartFields {
	/** Keys of `totals`. */
	readonly totals: readonly CartTotalKey[];
	/** Keys of items whose line total is not certain. */
	readonly lines: readonly string[];
}

/** A value typed by the shopper that the server has not confirmed, and the revision at which it was typed. */
export interface FieldEdit {
	readonly value: AddressValue;
	readonly revision: number;
}

export type AddressEdits = Readonly< Record< string, FieldEdit > >;

/** What the shopper typed into the addresses. Laid over the server's addresses, never mixed into them. */
export interface CustomerEdits {
	/** Grows by one with every change. A request carries the revision it was made at. */
	readonly revision: number;
	readonly billing: AddressEdits;
	readonly shipping: AddressEdits;
}

/** Flags that add-ons set by hand; what our own operations mean is worked out from the operations. */
export interface CartFlags {
	readonly pendingQuantity: readonly string[];
	readonly pendingDelete: readonly string[];
	readonly pendingAdd: readonly number[];
	readonly applyingCoupon: string;
	readonly removingCoupon: string;
	readonly isUpdatingCustomer: boolean;
	readonly isUpdatingRateFields: boolean;
	readonly isSelectingRate: boolean;
	readonly isStale: boolean;
}

/** The cart that the shopper is to see, and which of its numbers wait for the server. */
export interface OptimisticCart {
	readonly cart: CartData;
	readonly pending: PendingCartFields;
}

export interface CartState {
	/** The cart as the server last told it. */
	readonly server: CartData;
	/** Sequence of the answer `server` came from; 0 before the first (contract of packages/api). */
	readonly sequence: number;
	readonly operations: readonly CartOperation[];
	readonly edits: CustomerEdits;
	readonly flags: CartFlags;
	readonly errors: readonly ApiErrorResponse[];
}

/** `metaData` of docs/contract/stores.md 1. */
export interface CartMeta {
	readonly updatingCustomerData: boolean;
	readonly updatingAddressFieldsForShippingRates: boolean;
	readonly updatingSelectedRate: boolean;
	readonly applyingCoupon: string;
	readonly removingCoupon: string;
	readonly isCartDataStale: boolean;
}
