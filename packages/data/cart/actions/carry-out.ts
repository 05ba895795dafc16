import type { ApiFailure } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import { parseCart, type ApiErrorResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import type { Outcome, Undertaking } from '../cart-work';
import type { CartThunk } from '../thunk';
import { acceptCart, setErrorData } from './receive';
import { refreshCart } from './refresh';

/** The code of a failure while the browser has no network. */
const OFFLINE = 'offline_error';

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
export const carryOut =
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
			// Taken now, not when it was sent: requests ahead of it in the queue have been answered since.
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
