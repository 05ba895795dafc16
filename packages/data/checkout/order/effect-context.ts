import type { StoreServices } from '@shopfront/data/services';
import type { OrderContext, OrderEvent } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** Dependencies of the effects of an order. */
export interface EffectContext {
	readonly registry: DataRegistry;
	readonly services: StoreServices;
	/** Sends the result of an effect to the order machine. */
	readonly dispatchOrderEvent: ( event: OrderEvent ) => void;
	/** Runs a callback after a delay, unless the store stops first. */
	readonly schedule: ( work: () => void, delayMs: number ) => void;
	/** Calls back when the store is stopped. */
	readonly onStop: ( stop: () => void ) => void;
	/** Returns the current data that the order machine needs. */
	readonly getOrderContext: () => OrderContext;
}
