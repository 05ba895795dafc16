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

/** The cart as a check knows it: texts decoded, fields of an address that the country does without blanked. */
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
	/** The same object as `billingAddress`, under its old name. */
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

/** What a method is told when it is asked whether it can be used. Source: docs/contract/globals.md 2.3. */
export interface CanMakePaymentArg {
	/** The cart, decoded, with both addresses. */
	readonly cart: CanMakePaymentCart;
	/** The sums of the cart, in minor units. */
	readonly cartTotals: CartTotalsResponse;
	/** Whether anything is to be shipped. */
	readonly cartNeedsShipping: boolean;
	/** The same object as `billingAddress`. */
	readonly billingData: BillingAddressResponse;
	/** As it is in the store. */
	readonly billingAddress: BillingAddressResponse;
	/** As it is in the store. */
	readonly shippingAddress: AddressResponse;
	/** Ids of the chosen rates by the id of their package; `''` where none is chosen. */
	readonly selectedShippingMethods: Readonly< Record< string, string > >;
	/** Ids of the gateways that the server takes for this cart. */
	readonly paymentMethods: readonly string[];
	/** Features that a method has to have to be asked at all. */
	readonly paymentRequirements: readonly string[];
}

/** Why a method cannot be used, for whoever manages the shop. */
export interface CanMakePaymentError {
	readonly error: { readonly message: string };
}

export type CanMakePaymentAnswer = boolean | CanMakePaymentError;

/** Asks a method whether it can be used for this cart. It may throw. */
export type CanMakePayment = (
	arg: CanMakePaymentArg
) => CanMakePaymentAnswer | Promise< CanMakePaymentAnswer >;
