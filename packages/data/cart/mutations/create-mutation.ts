import { getServices } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';
import { getRuntime } from '../runtime';
import type { CartSelectors, CartThunk } from '../thunk';
import type { CartOperation, PendingOperation } from '../types';

type NewOperation = CartOperation extends infer Operation
	? Operation extends { id: number }
		? Omit< Operation, 'id' >
		: never
	: never;

export interface Mutation< Args extends unknown[], Result > {
	/** The operation that shows the change at once; `null` if nothing changes. */
	getOperation: (
		context: { select: CartSelectors; registry: DataRegistry },
		...args: Args
	) => NewOperation | null;
	/** Sends the change, and ends the operation. */
	send: (
		pending: PendingOperation,
		...args: Args
	) => CartThunk< Promise< Result > >;
}

/**
 * Creates an action that shows a change of the cart at once, and sends it. It rejects with the API error, and resolves to
 * `null` if nothing changes.
 */
export const createMutation =
	< Args extends unknown[], Result >( {
		getOperation,
		send,
	}: Mutation< Args, Result > ) =>
	( ...args: Args ): CartThunk< Promise< Result | null > > =>
	async ( { dispatch, select, registry } ) => {
		const newOperation = getOperation( { select, registry }, ...args );
		if ( ! newOperation ) {
			return null;
		}
		const runtime = getRuntime( registry );
		const { clock } = getServices( registry ).host;
		const pending: PendingOperation = {
			operationId: runtime.nextOperationId(),
			requestedAt: clock.now() - runtime.pressAgeMs,
			revision: select.getCustomerEdits().revision,
		};
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id: pending.operationId, ...newOperation },
		} );
		return dispatch( send( pending, ...args ) );
	};
