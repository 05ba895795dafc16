import type {
	LoadingMaskProps,
	PaymentMethodLabelProps,
	SkeletonProps,
} from '@shopfront/components';
import type { StoreCart } from '@shopfront/data/cart';
import type { ShippingProblem } from '@shopfront/data/checkout';
import type { PaymentStatusFlags } from '@shopfront/data/payment';
import type {
	CheckoutResult,
	RESPONSE_TYPES,
	ShippingFailure,
	Subscribe,
} from '@shopfront/events';
import type { Currency } from '@shopfront/money';
import type { NOTICE_CONTEXTS } from '@shopfront/names';
import type { PaymentIconConfig } from '@shopfront/registry';
import type { ComponentType, RefAttributes } from 'react';
import type { InterfaceCardFieldsProps } from './interface-card-fields';
import type { ValidatedCardHandle } from './validated-card-fields';

export interface CartTotalItem {
	/** The server's key, such as `total_items`. */
	readonly key: string;
	readonly label: string;
	/** Minor units, without tax. */
	readonly value: number;
	/** Minor units. */
	readonly valueWithTax: number;
}

/** Payment methods pass ids of built-in icons, or images. */
export interface InterfaceIconsProps {
	icons: readonly PaymentIconConfig[];
	/** Default `center`. */
	align?: 'left' | 'center' | 'right';
	className?: string;
}

/** See docs/contract/globals.md 5. */
export interface InterfaceInputErrorProps {
	/** Overrides the error in the store. */
	errorMessage?: string;
	/** The error's id in the store. */
	propertyName?: string;
	/** The field's id; the message's id derives from it. */
	elementId?: string;
}

/** Deprecated names work and log their replacements. */
export interface PaymentEventRegistration {
	readonly onCheckoutValidation: Subscribe< void >;
	readonly onCheckoutSuccess: Subscribe< CheckoutResult >;
	readonly onCheckoutFail: Subscribe< CheckoutResult >;
	readonly onPaymentSetup: Subscribe< void >;
	readonly onShippingRateSuccess: Subscribe< unknown >;
	readonly onShippingRateFail: Subscribe< ShippingFailure >;
	readonly onShippingRateSelectSuccess: Subscribe< unknown >;
	readonly onShippingRateSelectFail: Subscribe< ShippingFailure >;
	readonly onCheckoutBeforeProcessing: Subscribe< void >;
	readonly onCheckoutValidationBeforeProcessing: Subscribe< void >;
	readonly onCheckoutAfterProcessingWithSuccess: Subscribe< CheckoutResult >;
	readonly onCheckoutAfterProcessingWithError: Subscribe< CheckoutResult >;
	readonly onPaymentProcessing: Subscribe< void >;
}

/** Payment method elements receive these props. Source: docs/contract/events.md 3. */
export interface PaymentMethodInterface {
	/** Name of the selected method; `''` for none. */
	readonly activePaymentMethod: string;
	/** Addresses, totals in minor units, coupons and currency. */
	readonly billing: {
		readonly appliedCoupons: StoreCart[ 'cartCoupons' ];
		readonly billingAddress: StoreCart[ 'billingAddress' ];
		/** The same object, under its old name. */
		readonly billingData: StoreCart[ 'billingAddress' ];
		readonly cartTotal: { readonly label: string; readonly value: number };
		readonly cartTotalItems: readonly CartTotalItem[];
		readonly currency: Currency;
		/** 0 for a guest. */
		readonly customerId: number;
		readonly displayPricesIncludingTax: boolean;
	};
	/** Cart items, fees, and the add-ons' server data. */
	readonly cartData: {
		readonly cartItems: StoreCart[ 'cartItems' ];
		readonly cartFees: StoreCart[ 'cartFees' ];
		readonly extensions: StoreCart[ 'extensions' ];
	};
	/** The status of the order. */
	readonly checkoutStatus: {
		readonly isCalculating: boolean;
		readonly isComplete: boolean;
		readonly isIdle: boolean;
		readonly isProcessing: boolean;
	};
	/** Components in the style of the page. */
	readonly components: {
		readonly CardFields: ComponentType<
			InterfaceCardFieldsProps & RefAttributes< ValidatedCardHandle >
		>;
		readonly LoadingMask: ComponentType< LoadingMaskProps >;
		readonly PaymentMethodIcons: ComponentType< InterfaceIconsProps >;
		readonly PaymentMethodLabel: ComponentType< PaymentMethodLabelProps >;
		readonly Skeleton: ComponentType< SkeletonProps >;
		readonly ValidationInputError: ComponentType< InterfaceInputErrorProps >;
	};
	/** Constants for your responses: their types, and where notices show. */
	readonly emitResponse: {
		readonly noticeContexts: typeof NOTICE_CONTEXTS;
		readonly responseTypes: typeof RESPONSE_TYPES;
	};
	/** Subscribes to the events of the order. */
	readonly eventRegistration: PaymentEventRegistration;
	/** Places the order. */
	readonly onSubmit: () => void;
	/** The status of the payment. */
	readonly paymentStatus: PaymentStatusFlags;
	/** Deprecated for methods in the form, which return errors from `onPaymentSetup` instead. */
	readonly setExpressPaymentError: ( message?: string ) => void;
	/** Address, packages and rates, and functions that change them. */
	readonly shippingData: {
		readonly isSelectingRate: boolean;
		readonly needsShipping: boolean;
		/** Ids of the selected rates by package; `''` without a selection. */
		readonly selectedRates: Readonly< Record< string, string > >;
		/** Selects a rate for a package; without a package id, for all packages. */
		readonly setSelectedRates: (
			rateId: string,
			packageId?: number | string | null
		) => unknown;
		readonly setShippingAddress: (
			changes: Readonly< Record< string, string | boolean > >
		) => unknown;
		readonly shippingAddress: StoreCart[ 'shippingAddress' ];
		readonly shippingRates: StoreCart[ 'shippingRates' ];
		readonly shippingRatesLoading: boolean;
	};
	/** Errors of shipping. */
	readonly shippingStatus: {
		readonly shippingErrorStatus: {
			readonly isPristine: boolean;
			readonly isValid: boolean;
			readonly hasInvalidAddress: boolean;
			readonly hasError: boolean;
		};
		readonly shippingErrorTypes: {
			readonly NONE: ShippingProblem;
			readonly INVALID_ADDRESS: ShippingProblem;
			readonly UNKNOWN: ShippingProblem;
		};
	};
	/** Whether the shopper wants to save the payment method. */
	readonly shouldSavePayment: boolean;
}

/** Express method elements receive these props too. */
export interface ExpressPaymentProps {
	/** Call when the button is pressed: makes the method active until its window closes or it fails. */
	readonly onClick: () => void;
	/** Call when the window closes without an order: restores the previous payment method. */
	readonly onClose: () => void;
	/** Call on failure: shows the message above the buttons and restores the previous payment method. */
	readonly onError: ( message: string ) => void;
	/** @deprecated Use `onError`. */
	readonly setExpressPaymentError: ( message?: string ) => void;
	/** The shop's button style, if configured; CSS pixels. */
	readonly buttonAttributes?: {
		readonly height: string;
		readonly borderRadius: string;
	};
}
