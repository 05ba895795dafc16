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
import type { ComponentType } from 'react';

/** One line of what is paid. */
export interface CartTotalItem {
	/** As the server names it: `total_items`. */
	readonly key: string;
	readonly label: string;
	/** Minor units, without tax. */
	readonly value: number;
	/** Minor units. */
	readonly valueWithTax: number;
}

/** Icons as methods pass them: ids of the shop's own, or pictures. */
export interface InterfaceIconsProps {
	icons: readonly PaymentIconConfig[];
	/** Default `center`. */
	align?: 'left' | 'center' | 'right';
	className?: string;
}

/** The error of a field in the validation store, shown where it belongs (docs/contract/globals.md 5). */
export interface InterfaceInputErrorProps {
	/** Shown whatever the store says. */
	errorMessage?: string;
	/** Id of the error in the store. */
	propertyName?: string;
	/** Id of the field, from which the id of the text is made. */
	elementId?: string;
}

/** What methods may listen to. Old names work and say what to use. */
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

/** What the elements of a payment method are given. Source: docs/contract/events.md 3. */
export interface PaymentMethodInterface {
	/** Name of the chosen method; `''` for none. */
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
	/** Cart items, fees, and data of add-ons on the server. */
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
		readonly LoadingMask: ComponentType< LoadingMaskProps >;
		readonly PaymentMethodIcons: ComponentType< InterfaceIconsProps >;
		readonly PaymentMethodLabel: ComponentType< PaymentMethodLabelProps >;
		readonly Skeleton: ComponentType< SkeletonProps >;
		readonly ValidationInputError: ComponentType< InterfaceInputErrorProps >;
	};
	/** Constants for responses: their types, and where notices show. */
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
	/** Deprecated for methods of the form: they answer `onPaymentSetup`. */
	readonly setExpressPaymentError: ( message?: string ) => void;
	/** Address, packages and rates, and functions that change them. */
	readonly shippingData: {
		readonly isSelectingRate: boolean;
		readonly needsShipping: boolean;
		/** Ids of the chosen rates by package; `''` where none is. */
		readonly selectedRates: Readonly< Record< string, string > >;
		/** Chooses a rate for a package, or for all without one. */
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
	/** Whether to save the payment method for later. */
	readonly shouldSavePayment: boolean;
}

/** What the elements of an express method are given beside the rest. */
export interface ExpressPaymentProps {
	/** The button was pressed: the method is the chosen one until its window is closed or it fails. */
	readonly onClick: () => void;
	/** Its window was closed, and nothing is ordered: what was chosen before is chosen again. */
	readonly onClose: () => void;
	/** Something went wrong: the words are shown above the buttons, and what was chosen before is chosen again. */
	readonly onError: ( message: string ) => void;
	/** @deprecated Use `onError`. */
	readonly setExpressPaymentError: ( message?: string ) => void;
	/** How the shop wants the button, where it does; in CSS pixels. */
	readonly buttonAttributes?: {
		readonly height: string;
		readonly borderRadius: string;
	};
}
