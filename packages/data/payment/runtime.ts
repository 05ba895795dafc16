import type { StoreCart } from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';

/** State of the checks of regular or express methods. */
export interface CheckRuntime {
	/** Number of the last check that was started. */
	lastStarted: number;
	/** Number of the check whose results are in the store; 0 before the first. */
	lastReported: number;
}

/** The part of the checkout's state that affects payment. */
export interface CheckoutSnapshot {
	readonly isIdle: boolean;
	readonly isBeforeProcessing: boolean;
	readonly hasError: boolean;
	/** 0 for a guest. */
	readonly customerId: number;
	readonly isCreatingAccount: boolean;
}

/** State without a checkout. */
const NO_CHECKOUT: CheckoutSnapshot = {
	isIdle: true,
	isBeforeProcessing: false,
	hasError: false,
	customerId: 0,
	isCreatingAccount: false,
};

/** Internal state of the payment actions. */
export interface PaymentRuntime {
	readonly regular: CheckRuntime;
	readonly express: CheckRuntime;
	/** The cart of the last check; unchanged parts keep their references. */
	lastCart: StoreCart | undefined;
	/** Ids of the notices for administrators about unavailable methods. */
	readonly registrationErrors: Set< string >;
	/** Notice context of the last payment error. */
	errorContext: string | null;
	/** Whether the current error belongs to an express payment that has ended. */
	hasExpressFailed: boolean;
	/** Whether to check methods again after the order in progress has ended. */
	isCheckDue: boolean;
	/** Reads the checkout to pay for. Set when the store starts. */
	readCheckout: () => CheckoutSnapshot;
}

const createPaymentRuntime = (): PaymentRuntime => ( {
	regular: { lastStarted: 0, lastReported: 0 },
	express: { lastStarted: 0, lastReported: 0 },
	lastCart: undefined,
	registrationErrors: new Set(),
	errorContext: null,
	hasExpressFailed: false,
	isCheckDue: false,
	readCheckout: () => NO_CHECKOUT,
} );

/** Returns the runtime that belongs to a registry. */
export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): PaymentRuntime => getInstance( registry, createPaymentRuntime );

/** Whether an order is in progress, which locks its payment method. */
export const isOrderInProgress = (
	registry: Pick< DataRegistry, 'select' >
): boolean => ! getRuntime( registry ).readCheckout().isIdle;
