import { getInstance } from '@shopfront/data/services';
import { IDLE, type OrderRunner } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** Keeps the server draft order in step with the checkout. */
export interface DraftOrder {
	/** Aborts the update in flight, because the order itself is about to send everything. */
	abortDraft: () => void;
	/** Sends the payment method, unless the server has it already. */
	pushPaymentMethod: () => void;
	stop: () => void;
}

/** Services of the checkout's actions that are not part of the state. */
export interface CheckoutRuntime {
	readonly order: OrderRunner;
	/** Registers a mounted checkout form, which an order needs. Returns the undo. */
	registerForm: () => () => void;
	/** Whether a checkout form is mounted. */
	hasCheckoutForm: () => boolean;
	/** Returns the updates of the server draft order; `null` before the first interaction, and on pages without one. */
	getDraftOrder: () => DraftOrder | null;
}

/** Runtime before the store starts: ignores all calls. */
const NO_ORDER: CheckoutRuntime = {
	order: { getState: () => IDLE, dispatch: () => {} },
	registerForm: () => () => {},
	hasCheckoutForm: () => false,
	getDraftOrder: () => null,
};

/** State of `startCheckoutStore` in a registry. */
interface StartedCheckout {
	runtime: CheckoutRuntime;
	/** `null` while stopped. */
	stop: ( () => void ) | null;
}

const createStartedCheckout = (): StartedCheckout => ( {
	runtime: NO_ORDER,
	stop: null,
} );

/** For `start` only, which saves its runtime and its stop function there. */
export const getStarted = (
	registry: Pick< DataRegistry, 'select' >
): StartedCheckout => getInstance( registry, createStartedCheckout );

/** Returns the runtime that belongs to a registry. */
export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CheckoutRuntime => getStarted( registry ).runtime;
