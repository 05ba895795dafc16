import { getServices, type StoreServices } from '@shopfront/data/services';
import { createLate, type Late } from '@shopfront/late';
import type { DataRegistry } from '@wordpress/data';
import type { CartWork } from './cart-work';

/** A change of one thing that a newer change of the same thing takes over from. */
export interface Replaceable {
	/** Id of its operation. */
	readonly id: number;
	/** When the first of the changes that it took over from was asked for, ms of the host's clock. */
	readonly askedAt: number;
	/** Whether the server may already know of it, or of one that it took over from. */
	mayBeKnown: boolean;
	readonly abort: () => void;
}

/** What the cart's actions need to remember between calls and nobody needs to see. */
export interface CartRuntime {
	/** Cannot be had before the store is started. */
	work: Late< CartWork >;
	nextOperationId: () => number;
	/** By what is changed: `quantity:KEY`, `rate:PACKAGE`. */
	readonly replaceable: Map< string, Replaceable >;
	/** The reload that is on its way, shared by all who need one. */
	refresh: Promise< boolean > | null;
	/** The one after it, for what has changed since it left. */
	nextRefresh: Promise< boolean > | null;
	/** Sends at once what was typed into the addresses, see `pushCustomerData`; set while that is watched. */
	pushCustomer: ( ( isAskedAnew: boolean ) => Promise< boolean > ) | null;
	/** Whether the cart is being taken over from the interactivity store, which then need not be told. */
	isSyncing: boolean;
}

const NO_WORK: Late< CartWork > = createLate( () =>
	Promise.reject( new Error( 'The cart store has not been started.' ) )
);

const runtimes = new WeakMap< StoreServices, CartRuntime >();

/** The runtime that belongs to a registry's services. */
export function getRuntime(
	registry: Pick< DataRegistry, 'select' >
): CartRuntime {
	const services = getServices( registry );
	const known = runtimes.get( services );
	if ( known ) {
		return known;
	}
	let lastId = 0;
	const runtime: CartRuntime = {
		work: NO_WORK,
		nextOperationId: () => ++lastId,
		replaceable: new Map(),
		refresh: null,
		nextRefresh: null,
		pushCustomer: null,
		isSyncing: false,
	};
	runtimes.set( services, runtime );
	return runtime;
}
