import type { AddressFields } from '@shopfront/address';
import type { ApiRequest } from '@shopfront/api';
import type { ApiErrorResponse, CartResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import type { PendingChanges } from './changes';
import type { CartThunk } from './thunk';
import type { CartData } from './types';

/** One thing that is asked of the server, with what the store needs to take its answer. */
export interface Undertaking {
	/** Id of the operation that stands for it; started by the caller. */
	operationId: number;
	request: ApiRequest;
	keepsAddresses?: boolean;
	/**
	 * Whether the wish shows in a cart. Asked when the answer was lost: the server may have done it all the same,
	 * and the shopper is then told neither of a failure nor to try again.
	 */
	isDone: ( before: CartData, after: CartData ) => boolean;
	/**
	 * Has the cart asked for after a refusal that brings none: what was refused may have changed meanwhile, as stock and
	 * limits do, or may be there already, when a browser has repeated the request by itself.
	 */
	asksAfterRefusal?: boolean;
}

/** How it went. `replaced`: a newer wish for the same thing has taken over, and nobody waits for this one. */
export type Outcome =
	| { kind: 'done'; response: CartResponse | null }
	| { kind: 'replaced' }
	| { kind: 'failed'; error: ApiErrorResponse };

/** What `updateCustomerData` sends: whole or partial addresses. */
export interface CustomerChanges {
	billing_address?: AddressFields;
	shipping_address?: AddressFields;
}

/** What an add-on sends to its own callback on the server (contract/events.md 7). */
export interface ExtensionCartUpdate {
	namespace: string;
	data: unknown;
	/** Lets the server's addresses replace what the shopper has typed and not yet sent. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/** The part of the cart that is loaded with the first change: see `work.ts`. */
export interface CartWork {
	carryOut: ( undertaking: Undertaking ) => CartThunk< Promise< Outcome > >;
	applyExtensionCartUpdate: (
		update: ExtensionCartUpdate
	) => CartThunk< Promise< CartResponse | null > >;
	saveForLater: ( key: string ) => CartThunk< Promise< unknown > >;
	updateCustomerData: (
		changes: CustomerChanges,
		...flags: [ isEditing?: boolean, movesRates?: boolean ]
	) => CartThunk< Promise< CartResponse | null > >;
	announceChanges: (
		registry: DataRegistry,
		before: CartData,
		after: CartData,
		pending: PendingChanges
	) => void;
}
