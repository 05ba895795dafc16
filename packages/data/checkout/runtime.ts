import { getInstance } from '@shopfront/data/services';
import { IDLE, type OrderRunner } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** What the checkout's actions need to reach and nobody needs to see. */
export interface CheckoutRuntime {
	readonly order: OrderRunner;
	/** Says that a part of the page is there which looks at an order before it leaves. Returns the going. */
	registerForm: () => () => void;
	/** Whether such a part is there. */
	hasCheckoutForm: () => boolean;
	/** Takes the draft order that is on its way back; the order itself is about to say it all. */
	abortDraft: () => void;
	/** Sends the way to pay, if the server has not taken it yet. */
	pushPaymentMethod: () => void;
}

/** Before the store is started there is no order: what happens then is passed over. */
const NO_ORDER: CheckoutRuntime = {
	order: { getState: () => IDLE, dispatch: () => {} },
	registerForm: () => () => {},
	hasCheckoutForm: () => false,
	abortDraft: () => {},
	pushPaymentMethod: () => {},
};

/** What `startCheckoutStore` has started in a registry. */
interface StartedCheckout {
	runtime: CheckoutRuntime;
	/** `null` unless it runs. */
	stop: ( () => void ) | null;
}

const createStartedCheckout = (): StartedCheckout => ( {
	runtime: NO_ORDER,
	stop: null,
} );

/** For `start` alone: the start and the stop are kept in it. */
export const getStarted = (
	registry: Pick< DataRegistry, 'select' >
): StartedCheckout => getInstance( registry, createStartedCheckout );

/** Returns the runtime that belongs to a registry. */
export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CheckoutRuntime => getStarted( registry ).runtime;
