import type { AddressKind } from '@shopfront/address';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import type { ApiErrorResponse } from '@shopfront/store-api';
import { EMPTY_CART } from './cart-data';
import { EMPTY_CART_ERRORS } from './empty-values';
import {
	NO_EDITS,
	recordEdits,
	settleEdits,
	type AddressChanges,
} from './optimistic/edits';
import type { CartData, CartFlags, CartOperation, CartState } from './types';

export type CartAction =
	| {
			type: 'CART_RECEIVED';
			cart: Partial< CartData >;
			/** Absent if a script on the page passed the cart, which counts as the newest. */
			sequence?: number;
			settles?: number;
	  }
	| { type: 'OPERATION_STARTED'; operation: CartOperation }
	| { type: 'OPERATION_ENDED'; id: number }
	| { type: 'ADDRESS_EDITED'; kind: AddressKind; changes: AddressChanges }
	| {
			type: 'ADDRESS_CONFIRMED';
			kind: AddressKind;
			sentRevision: number;
	  }
	| { type: 'FLAGS_SET'; flags: Partial< CartFlags > }
	| { type: 'ERROR_SET'; error: ApiErrorResponse };

const NO_KEYS: readonly string[] = [];
const NO_PRODUCTS: readonly number[] = [];

const NO_FLAGS: CartFlags = {
	pendingQuantity: NO_KEYS,
	pendingDelete: NO_KEYS,
	pendingAdd: NO_PRODUCTS,
	applyingCoupon: '',
	removingCoupon: '',
	isUpdatingCustomer: false,
	isUpdatingRateFields: false,
	isSelectingRate: false,
	isStale: false,
};

export const INITIAL_STATE: CartState = {
	server: EMPTY_CART,
	sequence: 0,
	operations: [],
	edits: NO_EDITS,
	flags: NO_FLAGS,
	errors: EMPTY_CART_ERRORS,
};

const removeOperation = (
	operations: readonly CartOperation[],
	id: number | undefined
): readonly CartOperation[] =>
	operations.some( ( operation ) => operation.id === id )
		? operations.filter( ( operation ) => operation.id !== id )
		: operations;

const supersedes = ( newer: CartOperation, older: CartOperation ): boolean =>
	older.kind === 'setQuantity'
		? ( ( newer.kind === 'setQuantity' || newer.kind === 'remove' ) &&
				newer.key === older.key ) ||
			( newer.kind === 'foreign' && newer.edited.includes( older.key ) )
		: ( newer.kind === 'selectRate' &&
				older.kind === 'selectRate' &&
				newer.packageId === older.packageId ) ||
			( newer.kind === 'foreign' && older.kind === 'foreign' );

/** Removes flags of items that are no longer in the cart (docs/contract/stores.md 1, `receiveCart`). */
const updateFlags = ( flags: CartFlags, cart: CartData ): CartFlags => {
	const remaining = flags.pendingDelete.filter( ( key ) =>
		cart.items.some( ( item ) => item.key === key )
	);
	return remaining.length === flags.pendingDelete.length && ! flags.isStale
		? flags
		: { ...flags, pendingDelete: remaining, isStale: false };
};

const getServerAddress = ( { server }: CartState, kind: AddressKind ) => ( {
	...( kind === 'billing' ? server.billingAddress : server.shippingAddress ),
} );

const applyServerCart = (
	state: CartState,
	{
		cart,
		sequence,
		settles,
	}: Extract< CartAction, { type: 'CART_RECEIVED' } >
): CartState => {
	const operations = removeOperation( state.operations, settles );
	// A stale response never overwrites a newer one, but still settles its operation.
	if ( sequence !== undefined && sequence <= state.sequence ) {
		return operations === state.operations
			? state
			: { ...state, operations };
	}
	// Structural sharing: only changed items render again.
	const server = replaceEqualDeep( state.server, {
		...state.server,
		...cart,
	} );
	return {
		...state,
		server,
		sequence: sequence ?? state.sequence,
		operations,
		flags: updateFlags( state.flags, server ),
		errors: EMPTY_CART_ERRORS,
	};
};

/** Actions send the requests; this only computes state. */
export const reducer = (
	state: CartState = INITIAL_STATE,
	action: CartAction
): CartState => {
	switch ( action.type ) {
		case 'CART_RECEIVED':
			return applyServerCart( state, action );
		case 'OPERATION_STARTED':
			return {
				...state,
				operations: [
					...state.operations.filter(
						( older ) => ! supersedes( action.operation, older )
					),
					action.operation,
				],
			};
		case 'OPERATION_ENDED': {
			const operations = removeOperation( state.operations, action.id );
			return operations === state.operations
				? state
				: { ...state, operations };
		}
		case 'ADDRESS_EDITED': {
			const { kind, changes } = action;
			const isSending = state.operations.some(
				( operation ) => operation.kind === 'updateCustomer'
			);
			return {
				...state,
				edits: recordEdits(
					state.edits,
					kind,
					changes,
					isSending ? {} : getServerAddress( state, kind )
				),
			};
		}
		case 'ADDRESS_CONFIRMED':
			return {
				...state,
				edits: settleEdits(
					state.edits,
					action.kind,
					action.sentRevision,
					getServerAddress( state, action.kind )
				),
			};
		case 'FLAGS_SET':
			return { ...state, flags: { ...state.flags, ...action.flags } };
		case 'ERROR_SET':
			return { ...state, errors: [ action.error ] };
		default:
			return state;
	}
};
