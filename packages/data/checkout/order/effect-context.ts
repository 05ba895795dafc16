import type { StoreServices } from '@shopfront/data/services';
import type { OrderContext, OrderEvent } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';

export interface EffectContext {
	readonly registry: DataRegistry;
	readonly services: StoreServices;
	readonly dispatchOrderEvent: ( event: OrderEvent ) => void;
	/** Runs a callback after a delay, unless the store stops first. */
	readonly schedule: ( work: () => void, delayMs: number ) => void;
	readonly onStop: ( stop: () => void ) => void;
	readonly getOrderContext: () => OrderContext;
}
