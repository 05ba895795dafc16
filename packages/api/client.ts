import type { Clock, OnlineManager } from '@shopfront/host';
import { findCart } from './parse-response';
import { createRequest } from './request';
import { createRequestQueue } from './request-queue';
import { createRetry } from './retry';
import { createSend } from './send';
import type { Session } from './session';
import type { ReceivedCart, SendingClient, Transport } from './types';

export interface ApiClientOptions {
	session: Session;
	transport: Transport;
	clock: Clock;
	online: OnlineManager;
	random?: () => number;
	/** Time limit of one attempt, unless the request has its own. Default 30 000. */
	timeoutMs?: number;
	/** How long a batch waits for more requests (docs/contract/cart-and-checkout.md 9). Default 300. */
	batchWindowMs?: number;
	/** The most requests in a batch (docs/contract/cart-and-checkout.md 9). Default and maximum 25. */
	batchSize?: number;
	/** Pauses before the second attempt, the third, …. Default 500 and 1500. */
	retryDelaysMs?: readonly number[];
}

/** Creates a page's API client. It sends nothing and adds no listeners until you use or start it. */
export const createApiClient = ( {
	session,
	transport,
	clock,
	online,
	random = Math.random,
	timeoutMs = 30_000,
	batchWindowMs = 300,
	batchSize = 25,
	retryDelaysMs = [ 500, 1500 ],
}: ApiClientOptions ): SendingClient => {
	const listeners = new Set< ( reply: ReceivedCart ) => void >();
	const emit = ( reply: ReceivedCart ) => {
		for ( const listener of listeners ) {
			try {
				listener( reply );
			} catch ( error ) {
				// eslint-disable-next-line no-console -- For developers; a listener that throws must not stop the queue.
				console.error(
					'Shopfront: a listener to carts failed. The cart on screen may be out of date; see the error that follows.',
					error
				);
			}
		}
	};
	const sendAndRetry = createRetry( {
		send: createSend( { transport, session, clock, online } ),
		session,
		clock,
		online,
		delaysMs: retryDelaysMs,
		random,
		onAttempt: ( attempt ) => {
			const cart = attempt.request.isQueued && findCart( attempt );
			if ( cart ) {
				emit( cart );
			}
		},
	} );
	const queue = createRequestQueue( {
		clock,
		batchWindowMs,
		batchSize,
		send: ( requests ) => session.occupy( () => sendAndRetry( requests ) ),
	} );
	return {
		send: ( options ) => {
			const request = createRequest( options, { clock, timeoutMs } );
			if ( request.isQueued && ! request.isSettled ) {
				queue.add( request );
			} else {
				void sendAndRetry( [ request ] );
			}
			return request.done;
		},
		onCart: ( listener ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		customerId: session.customerId,
		nonce: session.nonce,
		setNonce: session.setNonce,
		setCartHash: session.setCartHash,
		start: session.start,
	};
};
