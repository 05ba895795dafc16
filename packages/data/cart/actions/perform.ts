import { fetchWhenOnline, type ApiRequest } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import type { ApiErrorResponse, CartResponse } from '@shopfront/store-api';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';
import { notLoaded } from './late-action';

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

/** Nothing has left: what sends it could not be had. */
const cannotSend =
	( operationId: number ): CartThunk< Outcome > =>
	( { dispatch, registry } ) => {
		const error = notLoaded( registry );
		registry.batch( () => {
			dispatch( { type: 'ERROR_SET', error } );
			dispatch( { type: 'OPERATION_ENDED', id: operationId } );
		} );
		return { kind: 'failed', error };
	};

/**
 * Has it sent and its answer taken. The operation leaves the list in every case. What may be repeated waits for the
 * network as long as a request does, should there be none to bring what sends it.
 */
export const perform =
	( undertaking: Undertaking ): CartThunk< Promise< Outcome > > =>
	async ( { dispatch, registry } ) => {
		const late = getRuntime( registry ).work;
		const work = await ( undertaking.request.retry === 'safe'
			? fetchWhenOnline( late, getServices( registry ).host )
			: late.fetch() );
		return work
			? dispatch( work.carryOut( undertaking ) )
			: dispatch( cannotSend( undertaking.operationId ) );
	};

/** What the contract's actions give back: the response, or a rejection with the API error. */
export const responseOrThrow = ( outcome: Outcome ): CartResponse | null => {
	if ( outcome.kind === 'failed' ) {
		throw outcome.error;
	}
	return outcome.kind === 'done' ? outcome.response : null;
};
