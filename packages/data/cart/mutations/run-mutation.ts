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

export interface CartMutation {
	/** The pending operation that shows the change until the server responds. */
	operationId: number;
	request: ApiRequest;
	/** Keeps the store's addresses, instead of taking the response's. */
	preservesAddresses?: boolean;
	/**
	 * Whether the cart `after` shows the change. Decides after a lost response: if the server has made a change, we
	 * neither report it as failed nor repeat it.
	 */
	isDone: ( before: CartData, after: CartData ) => boolean;
	/**
	 * Whether to fetch the cart after an error response without one. Stock or limits may be outdated, or the browser
	 * may have repeated the request by itself.
	 */
	refreshesAfterError?: boolean;
}

const OFFLINE = 'offline_error';

/** For add-ons and notices, a failure looks like an API error (docs/contract/store-api.md 1.3). */
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
 * Sends a mutation's request and accepts the cart of its response. Always removes the pending operation, in the same
 * update as an accepted cart. Rejects with the API error. Resolves to `null` if the response was lost but the cart
 * shows the change, or if a newer mutation superseded this one.
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
			// Read after the response: requests ahead in the queue may have changed the cart since we sent this one.
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
				// The outcome may stay unknown for long, so we notify the shopper now, and fetch the cart later.
				dispatch( { type: 'FLAGS_SET', flags: { isStale: true } } );
			} else if ( isInDoubt || refreshesAfterError ) {
				// The operation stays visible until the fetched cart shows the outcome.
				await dispatch( refreshCart() );
			}
			if ( request.signal?.aborted ) {
				return null;
			}
			// A rejected change counts only if it's new: rejecting a coupon that the cart had is an error.
			const mayBeApplied =
				isInDoubt ||
				( refreshesAfterError && ! isDone( before, before ) );
			if ( mayBeApplied && isDone( before, select.getServerCart() ) ) {
				return null;
			}
			dispatch( setErrorData( error ) );
			throw error;
		} finally {
			// Even if one of the store's subscribers throws, no operation stays pending.
			dispatch( { type: 'OPERATION_ENDED', id: operationId } );
		}
	};
