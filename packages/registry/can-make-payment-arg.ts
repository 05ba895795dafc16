import type {
	AddressResponse,
	ApiErrorResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CartItemResponse,
	CartResponse,
	CartTotalsResponse,
	Extensions,
	ProductResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';

/** The cart for `canMakePayment`. Its texts are decoded; address fields that the country doesn't use are empty. */
export interface CanMakePaymentCart {
	readonly cartCoupons: ReadonlyArray<
		CartCouponResponse & { label: string }
	>;
	readonly cartItems: readonly CartItemResponse[];
	readonly crossSellsProducts: readonly ProductResponse[];
	readonly cartFees: readonly CartFeeResponse[];
	readonly cartItemsCount: number;
	/** Grams. */
	readonly cartItemsWeight: number;
	readonly cartNeedsPayment: boolean;
	readonly cartNeedsShipping: boolean;
	readonly cartItemErrors: readonly CartErrorResponse[];
	readonly cartTotals: CartTotalsResponse;
	readonly cartIsLoading: boolean;
	readonly cartErrors: readonly ApiErrorResponse[];
	/** The same object as `billingAddress`, under its deprecated name. */
	readonly billingData: BillingAddressResponse;
	readonly billingAddress: BillingAddressResponse;
	readonly shippingAddress: AddressResponse;
	readonly extensions: Extensions;
	readonly shippingRates: readonly ShippingPackageResponse[];
	readonly isLoadingRates: boolean;
	readonly cartHasCalculatedShipping: boolean;
	readonly paymentRequirements: readonly string[];
	readonly receiveCart: ( cart: CartResponse ) => unknown;
}

/** Argument of `canMakePayment`. Source: docs/contract/globals.md 2.3. */
export interface CanMakePaymentArg {
	/** The cart, decoded, with both addresses. */
	readonly cart: CanMakePaymentCart;
	/** Totals of the cart, in minor units. */
	readonly cartTotals: CartTotalsResponse;
	/** Whether the cart needs shipping. */
	readonly cartNeedsShipping: boolean;
	/** The same object as `billingAddress`. */
	readonly billingData: BillingAddressResponse;
	/** The address as in the store. */
	readonly billingAddress: BillingAddressResponse;
	/** The address as in the store. */
	readonly shippingAddress: AddressResponse;
	/** Ids of the selected rates by package id; `''` if none is selected. */
	readonly selectedShippingMethods: Readonly< Record< string, string > >;
	/** Ids of the gateways that the server accepts for this cart. */
	readonly paymentMethods: readonly string[];
	/** Features that a method needs; `canMakePayment` is not called without them. */
	readonly paymentRequirements: readonly string[];
}

/** Reason why a method is unavailable, shown to administrators. */
export interface CanMakePaymentError {
	readonly error: { readonly message: string };
}

export type CanMakePaymentAnswer = boolean | CanMakePaymentError;

/** Returns whether a method can be used for this cart. May throw. */
export type CanMakePayment = (
	arg: CanMakePaymentArg
) => CanMakePaymentAnswer | Promise< CanMakePaymentAnswer >;
