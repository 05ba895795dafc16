import type { StoreCart } from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';

/** One kind of methods, as far as asking them goes. */
export interface CheckRuntime {
	/** Number of the last check that was begun. */
	lastStarted: number;
	/** Number of the check whose answers are in the store; 0 before the first. */
	lastReported: number;
}

/** The state of a checkout, as far as its payment depends on it. */
export interface CheckoutSnapshot {
	readonly isIdle: boolean;
	readonly isBeforeProcessing: boolean;
	readonly hasError: boolean;
	/** 0 for a guest. */
	readonly customerId: number;
	readonly isCreatingAccount: boolean;
}

/** The state of a checkout that has not been started. */
const NO_CHECKOUT: CheckoutSnapshot = {
	isIdle: true,
	isBeforeProcessing: false,
	hasError: false,
	customerId: 0,
	isCreatingAccount: false,
};

/** What the payment's actions need to remember between calls and nobody needs to see. */
export interface PaymentRuntime {
	readonly regular: CheckRuntime;
	readonly express: CheckRuntime;
	/** The cart that methods were told last; what has not changed of it keeps its identity. */
	lastCart: StoreCart | undefined;
	/** Ids of the notices that tell administrators why a method cannot be used. */
	readonly registrationErrors: Set< string >;
	/** Where the last error of a payment was shown. */
	errorContext: string | null;
	/** Whether the error that stands is one of an express method, which is over. */
	hasExpressFailed: boolean;
	/** Whether methods are to be asked again when the order that is under way has come to an end. */
	isCheckDue: boolean;
	/** Reads the checkout that is paid for. Set when the store is started. */
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

/** Whether an order has been asked for: it is paid in the way that was chosen for it. */
export const isOrderInProgress = (
	registry: Pick< DataRegistry, 'select' >
): boolean => ! getRuntime( registry ).readCheckout().isIdle;
