import { getServices, type StoreServices } from '@shopfront/data/services';
import { IDLE, type OrderRunner } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** What the checkout's actions need to reach and nobody needs to see. */
export interface CheckoutRuntime {
	readonly order: OrderRunner;
	/** Says that a part of the page is there which looks at an order before it leaves. Returns the going. */
	attend: () => () => void;
	/** Whether such a part is there. */
	isAttended: () => boolean;
	/** Takes the draft order that is on its way back; the order itself is about to say it all. */
	abortDraft: () => void;
	/** Sends the way to pay, if the server has not taken it yet. */
	pushPaymentMethod: () => void;
}

const runtimes = new WeakMap< StoreServices, CheckoutRuntime >();

/** Before the store is started there is no order: what happens then is passed over. */
const NO_ORDER: CheckoutRuntime = {
	order: { getState: () => IDLE, dispatch: () => {} },
	attend: () => () => {},
	isAttended: () => false,
	abortDraft: () => {},
	pushPaymentMethod: () => {},
};

/** The runtime that belongs to a registry's services. */
export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CheckoutRuntime => runtimes.get( getServices( registry ) ) ?? NO_ORDER;

/** Gives a registry its runtime. */
export const provideRuntime = (
	registry: Pick< DataRegistry, 'select' >,
	runtime: CheckoutRuntime
): void => {
	runtimes.set( getServices( registry ), runtime );
};
