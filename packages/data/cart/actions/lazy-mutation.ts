import { loadWhenOnline, NetworkFailure } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import { createLazy } from '@shopfront/lazy';
import type { DataRegistry } from '@wordpress/data';
import { getRuntime } from '../runtime';
import type { CartSelectors, CartThunk } from '../thunk';
import type { CartOperation, PendingOperation } from '../types';

type Mutations = typeof import( '../mutations' );

export const mutations = createLazy< Mutations >(
	() => import( /* webpackChunkName: "actions" */ '../mutations' )
);

type NewOperation = CartOperation extends infer Operation
	? Operation extends { id: number }
		? Omit< Operation, 'id' >
		: never
	: never;

export interface LazyMutation< Args extends unknown[], Result > {
	/** The operation that shows the change at once; `null` if nothing changes. */
	getOperation: (
		context: { select: CartSelectors; registry: DataRegistry },
		...args: Args
	) => NewOperation | null;
	getRequest: (
		code: Mutations
	) => (
		pending: PendingOperation,
		...args: Args
	) => CartThunk< Promise< Result > >;
	/** Whether to wait for a network before loading the code. For requests that you may repeat. Default `false`. */
	waitsForNetwork?: boolean;
}

/**
 * Creates an action that shows a change of the cart at once, and sends it when the mutation code has loaded. It rejects
 * with the API error, and resolves to `null` if nothing changes.
 */
export const lazyMutation =
	< Args extends unknown[], Result >( {
		getOperation,
		getRequest,
		waitsForNetwork = false,
	}: LazyMutation< Args, Result > ) =>
	( ...args: Args ): CartThunk< Promise< Result | null > > =>
	async ( { dispatch, select, registry } ) => {
		const newOperation = getOperation( { select, registry }, ...args );
		if ( ! newOperation ) {
			return null;
		}
		const { host } = getServices( registry );
		const pending: PendingOperation = {
			operationId: getRuntime( registry ).nextOperationId(),
			requestedAt: host.clock.now(),
			revision: select.getCustomerEdits().revision,
		};
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id: pending.operationId, ...newOperation },
		} );
		const loaded =
			mutations.get() ??
			( await loadWhenOnline(
				mutations.fetch,
				host,
				waitsForNetwork ? undefined : 0
			) );
		if ( loaded ) {
			return dispatch( getRequest( loaded )( pending, ...args ) );
		}
		const { code, message } = new NetworkFailure(
			false,
			! host.online.isOnline()
		);
		const error = { code, message };
		registry.batch( () => {
			dispatch( { type: 'ERROR_SET', error } );
			dispatch( { type: 'OPERATION_ENDED', id: pending.operationId } );
		} );
		throw error;
	};
