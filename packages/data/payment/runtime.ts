import type { StoreCart } from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';

export interface CheckRuntime {
	lastStarted: number;
	/** The check whose results are in the store; 0 before the first. */
	lastReported: number;
}

export interface CheckoutSnapshot {
	readonly isIdle: boolean;
	readonly isBeforeProcessing: boolean;
	readonly hasError: boolean;
	/** 0 for a guest. */
	readonly customerId: number;
	readonly isCreatingAccount: boolean;
}

const NO_CHECKOUT: CheckoutSnapshot = {
	isIdle: true,
	isBeforeProcessing: false,
	hasError: false,
	customerId: 0,
	isCreatingAccount: false,
};

export interface PaymentRuntime {
	readonly regular: CheckRuntime;
	readonly express: CheckRuntime;
	/** The cart at the last check; unchanged parts keep their references. */
	lastCart: StoreCart | undefined;
	/** Ids of the administrators' notices about unavailable methods. */
	readonly registrationErrors: Set< string >;
	errorContext: string | null;
	/** Whether the current error belongs to an express payment that has ended. */
	hasExpressFailed: boolean;
	/** Whether to check methods again after the order in progress has ended. */
	isCheckDue: boolean;
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

export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): PaymentRuntime => getInstance( registry, createPaymentRuntime );

/** An order in progress locks its payment method. */
export const isOrderInProgress = (
	registry: Pick< DataRegistry, 'select' >
): boolean => ! getRuntime( registry ).readCheckout().isIdle;
