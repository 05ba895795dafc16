import type { ApiFailure, ApiRequest } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import {
	parseCart,
	type ApiErrorResponse,
	type CartResponse,
} from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { acceptCart, setErrorData } from '../receive';
import { refreshCart } from '../refresh';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';

/** A change of the cart on the server. */
export interface CartMutation {
	/** Id of the pending operation that shows the change until the server answers. */
	operationId: number;
	request: ApiRequest;
	/** Keeps the addresses of the store's cart instead of the response's. */
	preservesAddresses?: boolean;
	/**
	 * Returns whether a cart shows the change. Decides after a lost response: the server may have made the change
	 * without the shopper's knowing, and then it is neither reported as failed nor tried again.
	 */
	isDone: ( before: CartData, after: CartData ) => boolean;
	/**
	 * Fetches the cart after an error response without one: what the request was refused for may have changed, as stock
	 * and limits do, or the change may already be there, because the browser repeated the request by itself.
	 */
	refreshesAfterError?: boolean;
}

/** The code of a failure while the browser has no network. */
const OFFLINE = 'offline_error';

/** A failure in the shape that add-ons and notices know (docs/contract/store-api.md 1.3). */
const toApiError = ( {
	code,
	message,
	data,
}: ApiFailure ): ApiErrorResponse => ( {
	code,
	message,
	...( data && { data } ),
} );

const createInvalidResponseError = (): ApiErrorResponse => ( {
	code: 'response_not_valid',
	message: __( 'Response not valid', 'shopfront' ),
} );

/**
 * Sends the request of a mutation and accepts the cart of its response. The operation is removed in every case, in the
 * same step as a cart that arrives. Rejects with the API error. Resolves to `null` if the response was lost but the
 * cart shows the change, and if a newer mutation superseded this one.
 */
export const runMutation =
	( {
		operationId,
		request,
		preservesAddresses = false,
		isDone,
		refreshesAfterError = false,
	}: CartMutation ): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		try {
			const result = await getServices( registry ).api.send( request );
			if ( result.ok ) {
				const cart = parseCart( result.reply.body );
				if ( cart.ok ) {
					dispatch(
						acceptCart( cart.value, {
							sequence: result.reply.sequence,
							settles: operationId,
							preservesAddresses,
						} )
					);
					return cart.value;
				}
			} else if ( result.error.kind === 'aborted' ) {
				return null;
			}

			const error = result.ok
				? createInvalidResponseError()
				: toApiError( result.error );
			const isInDoubt = result.ok || result.error.isOutcomeUnknown;
			// Taken now, not when it was sent: requests ahead of it in the queue have been answered since.
			const before = select.getServerCart();
			const errorCart = parseCart( error.data?.cart );
			if ( errorCart.ok && ! result.ok ) {
				dispatch(
					acceptCart( errorCart.value, {
						sequence: result.error.sequence,
						settles: operationId,
						preservesAddresses,
					} )
				);
			} else if ( error.code === OFFLINE ) {
				// Nobody can say what became of it, perhaps for long: the shopper is told now, the cart asked for later.
				dispatch( { type: 'FLAGS_SET', flags: { isStale: true } } );
			} else if ( isInDoubt || refreshesAfterError ) {
				// The operation stays in sight until the server has said what became of it.
				await dispatch( refreshCart() );
			}
			if ( request.signal?.aborted ) {
				return null;
			}
			// Of a refusal it counts only where it was not so before: a second time, a coupon is refused for good.
			const mayBeApplied =
				isInDoubt ||
				( refreshesAfterError && ! isDone( before, before ) );
			if ( mayBeApplied && isDone( before, select.getServerCart() ) ) {
				return null;
			}
			dispatch( setErrorData( error ) );
			throw error;
		} finally {
			// Also when somebody who listens to the store throws: nothing stays pending for ever.
			dispatch( { type: 'OPERATION_ENDED', id: operationId } );
		}
	};
