import { fetchWhenOnline } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import type { CartResponse } from '@shopfront/store-api';
import type { Outcome, Undertaking } from '../cart-work';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import { notLoaded } from './late-action';

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
