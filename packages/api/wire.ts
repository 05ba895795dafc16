import type { Clock } from '@shopfront/host';
import type { Transport, WireReply, WireRequest } from './transport';

/** What became of one request on the wire. */
export type WireOutcome = WireReply | 'lost' | 'timeout';

export interface WireOptions {
	transport: Transport;
	clock: Clock;
}

/**
 * Sends one request and waits for its whole reply, body included. After its time it is ended: what comes later is
 * not heard. `signal` ends it too, as lost.
 */
export const createWire =
	( { transport, clock }: WireOptions ) =>
	(
		request: Omit< WireRequest, 'signal' >,
		timeoutMs: number,
		signal?: AbortSignal
	): Promise< WireOutcome > =>
		new Promise( ( resolve ) => {
			const controller = new AbortController();
			const end = ( outcome: WireOutcome ) => {
				clock.clearTimeout( timer );
				signal?.removeEventListener( 'abort', cancel );
				resolve( outcome );
			};
			const cancel = () => {
				end( 'lost' );
				controller.abort();
			};
			const timer = clock.setTimeout( () => {
				end( 'timeout' );
				controller.abort();
			}, timeoutMs );
			signal?.addEventListener( 'abort', cancel );
			// Asynchronous, so that a transport which throws at once counts as one that rejects.
			const carry = async () =>
				transport( { ...request, signal: controller.signal } );
			carry().then(
				( reply ) => end( reply ?? 'lost' ),
				() => end( 'lost' )
			);
		} );

export type Wire = ReturnType< typeof createWire >;
