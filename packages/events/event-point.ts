import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

/** A listener of an add-on. What it returns, or promises, is looked at before it counts. */
export type Observer< Data > = ( data: Data ) => unknown;

/** Adds a listener; returns its removal. Lower priorities hear first, equal ones in the order of coming. */
export type Subscribe< Data > = (
	observer: Observer< Data >,
	priority?: number
) => () => void;

/** A moment at which listeners are asked. Source: specification 4 (Other), contract/events.md 4. */
export interface EventPoint< Data > {
	subscribe: Subscribe< Data >;
	/** Asks all, one after the other. What one throws is told to developers and counts as no answer. */
	emit: ( data: Data ) => Promise< ObserverResponse[] >;
	/**
	 * Asks until one answers with an error or a failure, or throws, which counts as an error. The answers up to and
	 * with that one.
	 */
	emitWithAbort: ( data: Data ) => Promise< ObserverResponse[] >;
}

const DEFAULT_PRIORITY = 10;

interface Listener< Data > {
	observer: Observer< Data >;
	priority: number;
}

const tellDevelopers = ( name: string, error: unknown ) =>
	// eslint-disable-next-line no-console -- An add-on's fault; its author looks for it here.
	console.error(
		`Shopfront: a listener to ${ name } failed, and is passed over. See the error that follows.`,
		error
	);

/**
 * A moment with a name. Listeners that come or go while it is asked count from the next time on.
 *
 * @param name As developers know it.
 */
export function createEventPoint< Data >( name: string ): EventPoint< Data > {
	let listeners: ReadonlyArray< Listener< Data > > = [];
	return {
		subscribe: ( observer, priority = DEFAULT_PRIORITY ) => {
			const listener = { observer, priority };
			// Sorting keeps the order of equals.
			listeners = [ ...listeners, listener ].sort(
				( a, b ) => a.priority - b.priority
			);
			return () => {
				listeners = listeners.filter( ( other ) => other !== listener );
			};
		},
		emit: async ( data ) => {
			const responses: ObserverResponse[] = [];
			for ( const { observer } of listeners ) {
				try {
					const response: unknown = await observer( data );
					if ( isObserverResponse( response ) ) {
						responses.push( response );
					}
				} catch ( error ) {
					tellDevelopers( name, error );
				}
			}
			return responses;
		},
		emitWithAbort: async ( data ) => {
			const responses: ObserverResponse[] = [];
			for ( const { observer } of listeners ) {
				try {
					const response: unknown = await observer( data );
					if ( ! isObserverResponse( response ) ) {
						continue;
					}
					responses.push( response );
					if (
						isErrorResponse( response ) ||
						isFailResponse( response )
					) {
						return responses;
					}
				} catch ( error ) {
					tellDevelopers( name, error );
					return [ ...responses, { type: RESPONSE_TYPES.ERROR } ];
				}
			}
			return responses;
		},
	};
}
