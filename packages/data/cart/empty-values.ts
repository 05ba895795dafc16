import type {
	ApiErrorResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartFeeResponse,
	CartItemResponse,
	Extensions,
	ProductResponse,
	ShippingPackageResponse,
	TaxLine,
} from '@shopfront/store-api';

// Shared constants, so that selectors return stable references.
export const EMPTY_CART_ITEMS: readonly CartItemResponse[] = [];
export const EMPTY_CART_COUPONS: readonly CartCouponResponse[] = [];
export const EMPTY_CART_FEES: readonly CartFeeResponse[] = [];
export const EMPTY_CART_CROSS_SELLS: readonly ProductResponse[] = [];
export const EMPTY_CART_ITEM_ERRORS: readonly CartErrorResponse[] = [];
export const EMPTY_CART_ERRORS: readonly ApiErrorResponse[] = [];
export const EMPTY_SHIPPING_RATES: readonly ShippingPackageResponse[] = [];
export const EMPTY_PAYMENT_METHODS: readonly string[] = [];
export const EMPTY_PAYMENT_REQUIREMENTS: readonly string[] = [];
export const EMPTY_TAX_LINES: TaxLine[] = [];
export const EMPTY_EXTENSIONS: Extensions = {};
