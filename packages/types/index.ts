/**
 * Public types for authors of add-ons: `window.wc`, the stores and all registrations. `npm run types:build` builds
 * `@shopfront/types` from them.
 */
export type * from './address';
export type * from './blocks';
export type * from './events';
export type * from './filters';
export type * from './page-events';
export type * from './payment';
export type * from './settings';
export type * from './slots';
export type * from './stores';
export type * from './wc';
export type * from './window';

// The types above refer to these.
export type { AddOnCart, CartData, StoreCart } from '@shopfront/data/cart';
export type {
	CheckoutResult,
	ObserverResponse,
	ShippingFailure,
} from '@shopfront/events';
export type { Currency } from '@shopfront/money';
export type { LineContext, ShownCoupon } from '@shopfront/extensibility';
export type {
	CanMakePayment,
	CanMakePaymentAnswer,
	CanMakePaymentArg,
	PaymentIconConfig,
} from '@shopfront/registry';
export type {
	AddressResponse,
	ApiErrorResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartFeeResponse,
	CartItemResponse,
	CartResponse,
	CartTotalsResponse,
	Extensions,
	ProductResponse,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
