import type { ApiFailure, ApiRequest } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import {
	parseCart,
	type ApiErrorResponse,
	type CartResponse,
} from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';
import { acceptCart, setErrorData } from './receive';
import { refreshCart } from './refresh';

/** The code of a failure while the browser has no network. */
const OFFLINE = 'offline_error';

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

/** A failure in the shape that add-ons and notices know (contract/store-api.md 1.3). */
const toApiError = ( {
	code,
	message,
	data,
}: ApiFailure ): ApiErrorResponse => ( {
	code,
	message,
	...( data && { data } ),
} );

const notValid = (): ApiErrorResponse => ( {
	code: 'response_not_valid',
	message: __( 'Response not valid', 'shopfront' ),
} );

/**
 * Sends it and takes the answer. The operation leaves the list in every case, in the same step as the cart that
 * answers it where there is one.
 */
export const perform =
	( {
		operationId,
		request,
		keepsAddresses = false,
		isDone,
		asksAfterRefusal = false,
	}: Undertaking ): CartThunk< Promise< Outcome > > =>
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
							keepsAddresses,
						} )
					);
					return { kind: 'done', response: cart.value };
				}
			} else if ( result.error.kind === 'aborted' ) {
				return { kind: 'replaced' };
			}

			const error = result.ok ? notValid() : toApiError( result.error );
			const isInDoubt = result.ok || result.error.isOutcomeUnknown;
			// Taken now, not when it was sent: what went before it in the lane has been answered since.
			const before = select.getServerCart();
			const told = parseCart( error.data?.cart );
			if ( told.ok && ! result.ok ) {
				dispatch(
					acceptCart( told.value, {
						sequence: result.error.sequence,
						settles: operationId,
						keepsAddresses,
					} )
				);
			} else if ( error.code === OFFLINE ) {
				// Nobody can say what became of it, perhaps for long: the shopper is told now, the cart asked for later.
				dispatch( { type: 'FLAGS_SET', flags: { isStale: true } } );
			} else if ( isInDoubt || asksAfterRefusal ) {
				// The operation stays in sight until the server has said what became of it.
				await dispatch( refreshCart() );
			}
			if ( request.signal?.aborted ) {
				return { kind: 'replaced' };
			}
			// Of a refusal it counts only where it was not so before: a second time, a coupon is refused for good.
			const mayBeDone =
				isInDoubt || ( asksAfterRefusal && ! isDone( before, before ) );
			if ( mayBeDone && isDone( before, select.getServerCart() ) ) {
				return { kind: 'done', response: null };
			}
			dispatch( setErrorData( error ) );
			return { kind: 'failed', error };
		} finally {
			// Also when somebody who listens to the store throws: nothing stays pending for ever.
			dispatch( { type: 'OPERATION_ENDED', id: operationId } );
		}
	};

/** What the contract's actions give back: the response, or a rejection with the API error. */
export const responseOrThrow = ( outcome: Outcome ): CartResponse | null => {
	if ( outcome.kind === 'failed' ) {
		throw outcome.error;
	}
	return outcome.kind === 'done' ? outcome.response : null;
};
