import type { Timers } from '@shopfront/host';
import { logListenerFault, type ListenerFault } from './listener-fault';
import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

/** An add-on's listener. We validate its return value, or its promise's, before use. */
export type Observer< Data > = ( data: Data ) => unknown;

/**
 * Adds a listener and returns a function that removes it. Lower priorities run first, equal ones in order of
 * subscription. `addOn` names the add-on or payment method of the listener.
 */
export type Subscribe< Data > = (
	observer: Observer< Data >,
	priority?: number,
	addOn?: string
) => () => void;

/** Listeners can respond. Source: docs/contract/cart-and-checkout.md 4, "Other", docs/contract/events.md 4. */
export interface ObservableEvent< Data > {
	subscribe: Subscribe< Data >;
	/** Calls listeners in the event's mode. */
	notify: ObservableEvent< Data >[ 'emitWithAbort' ];
	/** Without listeners, callers needn't wait. */
	hasListeners: () => boolean;
	/** Calls all listeners one after the other. Reports errors, which count as no response. */
	emit: ( data: Data ) => Promise< ObserverResponse[] >;
	/**
	 * Calls listeners until one responds with an error or a failure, or throws, which counts as an error unless the
	 * event ignores errors. Returns all responses, including that one. `isOtherPaymentMethod` limits the waiting time
	 * for listeners of other payment methods, or skips them if the event is only for the active method.
	 */
	emitWithAbort: (
		data: Data,
		isOtherPaymentMethod?: IsOtherPaymentMethod
	) => Promise< ObserverResponse[] >;
}

/** Whether a listener's name belongs to a payment method other than the event's. */
export type IsOtherPaymentMethod = ( addOn: string ) => boolean;

export interface ObserverTimeout {
	timers: Timers;
	limitMs: number;
	/** Whether to report a slow listener but still wait for it. Default `false`: it counts as no response. */
	waitsAfterTimeout?: boolean;
}

const DEFAULT_PRIORITY = 10;

interface Listener< Data > {
	observer: Observer< Data >;
	priority: number;
	addOn: string | undefined;
}

/** Resolves like the value. After the limit calls `onTimeout` and resolves to `undefined`, unless it still waits. */
const withTimeout = (
	value: unknown,
	{ timers, limitMs, waitsAfterTimeout = false }: ObserverTimeout,
	onTimeout: () => void
): Promise< unknown > =>
	new Promise( ( resolve, reject ) => {
		const timer = timers.setTimeout( () => {
			onTimeout();
			if ( ! waitsAfterTimeout ) {
				resolve( undefined );
			}
		}, limitMs );
		Promise.resolve( value )
			.then( resolve, reject )
			.finally( () => timers.clearTimeout( timer ) );
	} );

/** `untilFailure` stops at the first listener that responds with an error or a failure. */
export type EmitMode = 'all' | 'untilFailure';

export interface EventPolicy {
	/** Default: none. */
	timeout?: ObserverTimeout | undefined;
	/** Whether to skip a listener that throws, even if a failure would stop the event. Default `false`. */
	ignoresErrors?: boolean;
	/** Default `false`. */
	isForActiveMethod?: boolean;
	/** What `notify` does. Default `all`. */
	emitMode?: EmitMode;
	onFault?: ( ( fault: ListenerFault ) => void ) | undefined;
	/** By default all listeners share the data. */
	isolate?: IsolateForListener | undefined;
}

export type IsolateForListener = < Data >(
	data: Data,
	eventName: string,
	addOn: string | undefined
) => Data;

/** If you add or remove a listener during a call, the next call is the first to respect it. */
export const createObservableEvent = < Data >(
	name: string,
	{
		timeout,
		ignoresErrors = false,
		isForActiveMethod = false,
		emitMode = 'all',
		onFault = logListenerFault,
		isolate = ( data ) => data,
	}: EventPolicy = {}
): ObservableEvent< Data > => {
	let listeners: ReadonlyArray< Listener< Data > > = [];
	/** If a listener emits its own event, we don't call it again: no infinite recursion. */
	const running = new Set< Listener< Data > >();
	const getIdleListeners = () =>
		listeners.filter( ( listener ) => ! running.has( listener ) );

	const notify = (
		listener: Listener< Data >,
		data: Data,
		isOtherMethod: boolean
	): unknown => {
		const { observer, addOn } = listener;
		let result: unknown;
		running.add( listener );
		try {
			result = observer( isolate( data, name, addOn ) );
		} finally {
			running.delete( listener );
		}
		return timeout && result instanceof Object && 'then' in result
			? withTimeout(
					result,
					isOtherMethod
						? { ...timeout, waitsAfterTimeout: false }
						: timeout,
					() => onFault( { eventName: name, kind: 'timeout', addOn } )
				)
			: result;
	};
	const notifyInOrder = async (
		data: Data,
		stopsAtFailure: boolean,
		isOtherPaymentMethod?: IsOtherPaymentMethod
	): Promise< ObserverResponse[] > => {
		const responses: ObserverResponse[] = [];
		for ( const listener of getIdleListeners() ) {
			const { addOn } = listener;
			const isOtherMethod =
				addOn !== undefined && isOtherPaymentMethod?.( addOn ) === true;
			if ( isForActiveMethod && isOtherMethod ) {
				continue;
			}
			try {
				const response: unknown = await notify(
					listener,
					data,
					isOtherMethod
				);
				if ( ! isObserverResponse( response ) ) {
					continue;
				}
				responses.push( response );
				if (
					stopsAtFailure &&
					( isErrorResponse( response ) ||
						isFailResponse( response ) )
				) {
					return responses;
				}
			} catch ( error ) {
				onFault( { eventName: name, kind: 'threw', error, addOn } );
				if ( stopsAtFailure && ! ignoresErrors ) {
					return [ ...responses, { type: RESPONSE_TYPES.ERROR } ];
				}
			}
		}
		return responses;
	};
	const emit = ( data: Data ) => notifyInOrder( data, false );
	const emitWithAbort = (
		data: Data,
		isOtherPaymentMethod?: IsOtherPaymentMethod
	) => notifyInOrder( data, true, isOtherPaymentMethod );
	return {
		emit,
		emitWithAbort,
		notify: emitMode === 'all' ? emit : emitWithAbort,
		hasListeners: () => listeners.length > 0,
		subscribe: ( observer, priority = DEFAULT_PRIORITY, addOn ) => {
			const listener = { observer, priority, addOn };
			// Sorting is stable, so listeners keep the order of subscription.
			listeners = [ ...listeners, listener ].sort(
				( a, b ) => a.priority - b.priority
			);
			return () => {
				listeners = listeners.filter( ( other ) => other !== listener );
			};
		},
	};
};
