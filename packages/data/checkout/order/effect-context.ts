import type { StoreServices } from '@shopfront/data/services';
import type { OrderContext, OrderEvent } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

/** What an effect of the order works with. */
export interface EffectContext {
	readonly registry: DataRegistry;
	readonly services: StoreServices;
	/** Tells the machine what came of it. */
	readonly dispatchOrderEvent: ( event: OrderEvent ) => void;
	/** Does something after a while, unless the store is stopped before. */
	readonly schedule: ( work: () => void, delayMs: number ) => void;
	/** Calls back when the store is stopped. */
	readonly onStop: ( stop: () => void ) => void;
	/** What the shop is like now. */
	readonly getOrderContext: () => OrderContext;
}
