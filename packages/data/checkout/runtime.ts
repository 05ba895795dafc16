import { getInstance } from '@shopfront/data/services';
import { IDLE, type OrderRunner } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** Synchronizes the server draft order with the checkout. */
export interface DraftOrder {
	/** Aborts the update in flight, because the order itself is about to send everything. */
	abortDraft: () => void;
	/** Does nothing if the server already has it. */
	pushPaymentMethod: () => void;
	stop: () => void;
}

export interface CheckoutRuntime {
	readonly order: OrderRunner;
	/** An order needs a mounted checkout form. Returns the undo. */
	registerForm: () => () => void;
	hasCheckoutForm: () => boolean;
	/** `null` before the first interaction, and on pages without a server draft order. */
	getDraftOrder: () => DraftOrder | null;
}

const NO_ORDER: CheckoutRuntime = {
	order: { getState: () => IDLE, dispatch: () => {} },
	registerForm: () => () => {},
	hasCheckoutForm: () => false,
	getDraftOrder: () => null,
};

interface StartedCheckout {
	runtime: CheckoutRuntime;
	stop: ( () => void ) | null;
}

const createStartedCheckout = (): StartedCheckout => ( {
	runtime: NO_ORDER,
	stop: null,
} );

/** For `start` only. */
export const getStarted = (
	registry: Pick< DataRegistry, 'select' >
): StartedCheckout => getInstance( registry, createStartedCheckout );

export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CheckoutRuntime => getStarted( registry ).runtime;
