import { getInstance } from '@shopfront/data/services';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { DataRegistry } from '@wordpress/data';

/** A newer request with the same key supersedes it. */
export interface SupersedableRequest {
	/** Time of the first superseded change, ms of the host's clock. */
	readonly requestedAt: number;
	/** Whether the server may have received this change, or one that it superseded. */
	mayBeApplied: boolean;
	readonly abort: () => void;
}

export interface CustomerPush {
	/** Sends edited addresses at once, see `pushCustomerData`. */
	push: ( retriesFailed: boolean ) => Promise< boolean >;
	stop: () => void;
}

export interface CartRuntime {
	/** Loads after the store has started. */
	customerPush: LazyModule< CustomerPush >;
	nextOperationId: () => number;
	/** By key: `quantity:KEY`, `rate:PACKAGE`. */
	readonly requests: Map< string, SupersedableRequest >;
	/** All callers share it. */
	refresh: Promise< boolean > | null;
	/** The next refresh, for changes since we sent that one. */
	nextRefresh: Promise< boolean > | null;
	/** Whether we're fetching the cart for the interactivity store, which then needs no event. */
	isSyncing: boolean;
	/** Whether the interactivity store shows this cart without events, see `startInteractiveSync`. */
	isInteractive?: boolean;
	/** Whether we're sending an earlier page's changes, in their order and without delay. */
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

export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CartRuntime => getInstance( registry, createCartRuntime );
