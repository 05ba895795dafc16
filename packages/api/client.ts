import type { Clock, OnlineManager } from '@shopfront/host';
import { cartReplyOf } from './cart-replies';
import { createExchange } from './exchange';
import { createJob } from './job';
import { createLane } from './lane';
import type { ClientMemory } from './memory';
import { createPerform } from './perform';
import { usesLane } from './routes';
import type { Transport } from './transport';
import type { ApiClient, CartReply } from './types';
import { createWire } from './wire';

export interface ApiClientOptions {
	memory: ClientMemory;
	transport: Transport;
	clock: Clock;
	online: OnlineManager;
	/** From 0 up to 1; default `Math.random`. */
	random?: () => number;
	/** How long one try may take on the wire unless the request says otherwise. Default 30 000. */
	timeoutMs?: number;
	/** How long a batch gathers (specification 9). Default 300. */
	gatherMs?: number;
	/** How many a batch takes (specification 9). Default and most 25. */
	batchSize?: number;
	/** Pauses before the second try, the third, …. Default 500 and 1500. */
	retryDelaysMs?: readonly number[];
}

/** The client of one page. It asks nothing and listens to nothing until it is used or started. */
export const createApiClient = ( {
	memory,
	transport,
	clock,
	online,
	random = Math.random,
	timeoutMs = 30_000,
	gatherMs = 300,
	batchSize = 25,
	retryDelaysMs = [ 500, 1500 ],
}: ApiClientOptions ): ApiClient => {
	const { identity } = memory;
	const listeners = new Set< ( reply: CartReply ) => void >();
	const announce = ( reply: CartReply ) => {
		for ( const listener of listeners ) {
			try {
				listener( reply );
			} catch ( error ) {
				// eslint-disable-next-line no-console -- Told to developers; one listener must not stop the lane.
				console.error(
					'Shopfront: a listener to carts failed. The cart on screen may be out of date; see the error that follows.',
					error
				);
			}
		}
	};
	const perform = createPerform( {
		exchange: createExchange( {
			wire: createWire( { transport, clock } ),
			memory,
			online,
		} ),
		identity,
		clock,
		online,
		retryPolicy: { delaysMs: retryDelaysMs, random },
		tell: ( told ) => {
			const reply = cartReplyOf( told );
			if ( reply ) {
				announce( reply );
			}
		},
	} );
	const lane = createLane( {
		clock,
		gatherMs,
		batchSize,
		perform: ( jobs ) => perform( jobs, 'lane' ),
	} );
	return {
		send: ( request ) => {
			const job = createJob( request, { clock, timeoutMs } );
			if ( ! job.isSettled ) {
				if ( usesLane( request ) ) {
					lane.add( job );
				} else {
					void perform( [ job ], 'free' );
				}
			}
			return job.done;
		},
		onReply: ( listener ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		customerId: identity.customerId,
		nonce: identity.nonce,
		setNonce: identity.setNonce,
		setCartHash: identity.setCartHash,
		start: identity.start,
	};
};
