/** Fake time for tests with a real connection. */
import { fetchTransport } from './transports/fetch';
import { after, respondNormally, type ServerBehaviour } from './test-server';
import type { Transport } from './types';

const EXCHANGE = 'x-exchange';
const open = new Set< string >();
const delayed = new Set< string >();

export const later =
	( delayMs: number ): ServerBehaviour =>
	async ( seen, ...rest ) => {
		const exchange = String( seen.headers[ EXCHANGE ] );
		delayed.add( exchange );
		await after( delayMs, ( ...given ) => {
			delayed.delete( exchange );
			return respondNormally( ...given );
		} )( seen, ...rest );
	};

let exchanges = 0;
/** Creates a transport whose exchanges {@link inFakeTime} waits for. */
export const timedTransport = ( root: string ): Transport => {
	const send = fetchTransport( { root, fetch } );
	return async ( request ) => {
		const exchange = String( exchanges++ );
		open.add( exchange );
		try {
			return await send( {
				...request,
				headers: { ...request.headers, [ EXCHANGE ]: exchange },
			} );
		} finally {
			open.delete( exchange );
		}
	};
};

/** Fake time stops while data travels between client and server, so the machine's speed doesn't matter. */
export const inFakeTime = async ( scenario: () => Promise< void > ) => {
	jest.useFakeTimers( {
		doNotFake: [ 'nextTick', 'queueMicrotask', 'setImmediate' ],
	} );
	let isOver = false;
	const end = scenario().finally( () => {
		isOver = true;
	} );
	// Reported below.
	end.catch( () => {} );
	try {
		while ( ! isOver ) {
			await new Promise( ( resolve ) => setImmediate( resolve ) );
			const isQuiet = [ ...open ].every( ( each ) =>
				delayed.has( each )
			);
			if ( isQuiet && ! isOver ) {
				await jest.advanceTimersToNextTimerAsync();
			}
		}
		await end;
	} finally {
		jest.useRealTimers();
	}
};
