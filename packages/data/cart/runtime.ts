import { getInstance } from '@shopfront/data/services';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { DataRegistry } from '@wordpress/data';

/** A request that a newer one with the same key supersedes. */
export interface SupersedableRequest {
	/** Time of the first of the superseded changes, ms of the host's clock. */
	readonly requestedAt: number;
	/** Whether the server may have received this change, or one that it superseded. */
	mayBeApplied: boolean;
	readonly abort: () => void;
}

/** Sends edited addresses. */
export interface CustomerPush {
	/** Sends them at once, see `pushCustomerData`. */
	push: ( retriesFailed: boolean ) => Promise< boolean >;
	stop: () => void;
}

/** State of the cart's actions that no selector exposes. */
export interface CartRuntime {
	/** Loads after the store has started. */
	customerPush: LazyModule< CustomerPush >;
	nextOperationId: () => number;
	/** By key: `quantity:KEY`, `rate:PACKAGE`. */
	readonly requests: Map< string, SupersedableRequest >;
	/** The refresh in flight, shared by all callers. */
	refresh: Promise< boolean > | null;
	/** The refresh after that one, for changes made since it was sent. */
	nextRefresh: Promise< boolean > | null;
	/** Whether the cart is being fetched for the interactivity store, which then needs no event. */
	isSyncing: boolean;
	/** Whether the interactivity store shows this cart without events, see `startInteractiveSync`. */
	isInteractive?: boolean;
	/** Whether changes of an earlier page are being sent, in their order and without delay. */
	isResending?: boolean;
}

const NOT_STARTED: LazyModule< CustomerPush > = createLazy( () =>
	Promise.reject( new Error( 'The cart store has not been started.' ) )
);

const createCartRuntime = (): CartRuntime => {
	let lastId = 0;
	return {
		customerPush: NOT_STARTED,
		nextOperationId: () => ++lastId,
		requests: new Map(),
		refresh: null,
		nextRefresh: null,
		isSyncing: false,
	};
};

/** Returns the runtime of a registry. */
export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CartRuntime => getInstance( registry, createCartRuntime );
