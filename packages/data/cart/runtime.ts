import { getInstance, type StoreRegistry } from '@shopfront/data/services';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { DataRegistry } from '@wordpress/data';
import type { showCartErrors } from './cart-errors';
import type { notifyChanges } from './notify-changes';
import type { previewCart } from './preview/preview-cart';

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

/** Code that a page needs after its first interaction. */
export interface CartParts {
	notifyChanges: typeof notifyChanges;
	showCartErrors: typeof showCartErrors;
	previewCart: typeof previewCart;
	startLazyParts: ( registry: StoreRegistry ) => CustomerPush;
}

export interface CartRuntime {
	/** Whether cookies have the hash of the cart. */
	hasCookies: boolean;
	/** Set when the store starts. */
	parts: LazyModule< CartParts >;
	/** The started parts. */
	customerPush: LazyModule< CustomerPush >;
	nextOperationId: () => number;
	/** By key: `quantity:KEY`, `rate:PACKAGE`. */
	readonly requests: Map< string, SupersedableRequest >;
	/** All callers share it. */
	refresh: Promise< boolean > | null;
	/** The next refresh, for changes since we sent that one. */
	nextRefresh: Promise< boolean > | null;
	/** Whether the cart was read once. Later reads bypass the page's preloaded response, which is older. */
	isRead: boolean;
	/** Whether we're fetching the cart for the interactivity store, which then needs no event. */
	isSyncing: boolean;
	/** Whether the interactivity store shows this cart without events, see `startInteractiveSync`. */
	isInteractive?: boolean;
	/** How long ago the shopper pressed what runs now, ms. Requests wait that much less for newer changes. */
	pressAgeMs: number;
	/** Whether we're sending an earlier page's changes, in their order and without delay. */
	isResending?: boolean;
}

const NOT_STARTED = createLazy< never >( () =>
	Promise.reject( new Error( 'The cart store has not been started.' ) )
);

const createCartRuntime = (): CartRuntime => {
	let lastId = 0;
	return {
		hasCookies: false,
		parts: NOT_STARTED,
		customerPush: NOT_STARTED,
		nextOperationId: () => ++lastId,
		requests: new Map(),
		refresh: null,
		nextRefresh: null,
		isRead: false,
		isSyncing: false,
		pressAgeMs: 0,
	};
};

export const getRuntime = (
	registry: Pick< DataRegistry, 'select' >
): CartRuntime => getInstance( registry, createCartRuntime );

/** Runs a press that the page held until the blocks mounted: its changes count from the time of the press. */
export const runEarlierPress = (
	registry: Pick< DataRegistry, 'select' >,
	ageMs: number,
	press: () => void
): void => {
	const runtime = getRuntime( registry );
	runtime.pressAgeMs = ageMs;
	press();
	runtime.pressAgeMs = 0;
};
