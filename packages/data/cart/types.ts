import type { AddressFields, AddressValue } from '@shopfront/address';
import type { InteractiveLine } from '@shopfront/interactive-cart';
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

/** Top-level keys in camel case, everything below in the server's format (docs/contract/stores.md 1). */
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
 * A change by the shopper without a response yet. The optimistic cart is the server's cart with these applied in order
 * (docs/architecture.md, "Data flow"). A response removes its operation in the same update.
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
			readonly variation?: readonly ChosenAttribute[] | undefined;
			/** Add-ons' data, which the server stores with the item. */
			readonly additionalData?:
				Readonly< Record< string, unknown > > | undefined;
	  }
	| {
			readonly kind: 'selectRate';
			readonly rateId: string;
			/** `null` for all packages. */
			readonly packageId: number | string | null;
			/** Shipping methods that the shop lists as pickup. They change the address that determines taxes. */
			readonly collectableMethodIds: readonly string[];
	  }
	| { readonly kind: 'applyCoupon'; readonly code: string }
	| { readonly kind: 'removeCoupon'; readonly code: string }
	| {
			readonly kind: 'updateCustomer';
			readonly affectsRates: boolean;
			readonly changes: CustomerChanges;
	  }
	| { readonly kind: 'extension'; readonly namespace: string }
	| {
			/** The page's interactive blocks have made and sent these changes themselves (`interactive-sync.ts`). */
			readonly kind: 'foreign';
			readonly lines: readonly InteractiveLine[];
			/** Keys of the items whose quantity the last of these changes has set. */
			readonly edited: readonly string[];
	  }
);

export interface PendingOperation {
	operationId: number;
	/** Time of the shopper's action, ms of the host's clock. */
	requestedAt: number;
	revision: number;
}

export interface ChosenAttribute {
	attribute: string;
	value: string;
}

export interface CustomerChanges {
	billing_address?: AddressFields;
	shipping_address?: AddressFields;
}

/** Data for an add-on's callback on the server (docs/contract/events.md 7). */
export interface ExtensionCartUpdate {
	namespace: string;
	data: unknown;
	/** Replaces unsent edits by the server's addresses. Default `false`. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/** An item of the saved-for-later list, as the response to saving it has it. */
export interface SavedItem {
	readonly key: string;
	readonly quantity: number;
}

export type CartTotalKey = Exclude<
	keyof CartTotalsResponse,
	`currency_${ string }`
>;

/** Uncertain until the server responds (docs/architecture.md, "Data flow": exact or marked). */
export interface PendingCartFields {
	readonly totals: readonly CartTotalKey[];
	/** Keys of items with an uncertain line total. */
	readonly lines: readonly string[];
}

export interface FieldEdit {
	readonly value: AddressValue;
	readonly revision: number;
}

export type AddressEdits = Readonly< Record< string, FieldEdit > >;

/** Edits of the addresses. We apply them to the server's addresses, but never store them there. */
export interface CustomerEdits {
	/** Grows by one with every change. A request has the revision of its time. */
	readonly revision: number;
	readonly billing: AddressEdits;
	readonly shipping: AddressEdits;
}

/** Scripts on the page set these. Our own actions use pending operations instead. */
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

/** The cart to show, and the numbers that wait for the server. */
export interface OptimisticCart {
	readonly cart: CartData;
	readonly pending: PendingCartFields;
}

export interface CartState {
	readonly server: CartData;
	/** Sequence of the response that contained `server`; 0 before the first (see packages/api). */
	readonly sequence: number;
	readonly operations: readonly CartOperation[];
	readonly edits: CustomerEdits;
	readonly flags: CartFlags;
	readonly errors: readonly ApiErrorResponse[];
}

/** `metaData` in docs/contract/stores.md 1. */
export interface CartMeta {
	readonly updatingCustomerData: boolean;
	readonly updatingAddressFieldsForShippingRates: boolean;
	readonly updatingSelectedRate: boolean;
	readonly applyingCoupon: string;
	readonly removingCoupon: string;
	readonly isCartDataStale: boolean;
}
