import type { Timers } from '@shopfront/host';
import { logListenerFault, type ListenerFault } from './listener-fault';
import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

/** A listener of an add-on. What it returns, or promises, is looked at before it counts. */
export type Observer< Data > = ( data: Data ) => unknown;

/**
 * Adds a listener; returns its removal. Lower priorities hear first, equal ones in the order of coming. Of an add-on or
 * a way to pay its name may be told, so that it can be told apart from others.
 */
export type Subscribe< Data > = (
	observer: Observer< Data >,
	priority?: number,
	addOn?: string
) => () => void;

/**
 * A moment at which listeners are asked. Source: docs/contract/cart-and-checkout.md 4, "Other",
 * docs/contract/events.md 4.
 */
export interface ObservableEvent< Data > {
	subscribe: Subscribe< Data >;
	/** Asks as the moment is asked: all of them, or until one refuses. */
	notify: ObservableEvent< Data >[ 'emitWithAbort' ];
	/** Whether anybody listens: without listeners nobody has to wait. */
	hasListeners: () => boolean;
	/** Asks all, one after the other. What one throws is told to developers and counts as no answer. */
	emit: ( data: Data ) => Promise< ObserverResponse[] >;
	/**
	 * Asks until one answers with an error or a failure, or throws, which counts as an error unless the moment passes
	 * faults over. The answers up to and with that one. Where it is told which way to pay the moment is about, those
	 * of other ways to pay are not waited for without an end, or not asked at all.
	 */
	emitWithAbort: (
		data: Data,
		isOtherPaymentMethod?: IsOtherPaymentMethod
	) => Promise< ObserverResponse[] >;
}

/** Whether a name is that of another way to pay than the one that a moment is about. */
export type IsOtherPaymentMethod = ( addOn: string ) => boolean;

/** How long each listener may take. */
export interface ObserverTimeout {
	timers: Timers;
	limitMs: number;
	/** Whether one that takes longer is only told of, and waited for. Default `false`: it counts as having said nothing. */
	waitsAfterTimeout?: boolean;
}

const DEFAULT_PRIORITY = 10;

interface Listener< Data > {
	observer: Observer< Data >;
	priority: number;
	addOn: string | undefined;
}

/** What is promised, told of when it takes longer than the limit; then it is `undefined`, unless it is waited for. */
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

/** Who is asked at a moment: all, or those up to the first that answers with an error or a failure. */
export type EmitMode = 'all' | 'untilFailure';

/** How a moment asks, and deals with listeners that do not do as they should. */
export interface EventPolicy {
	/** How long each may take. Left out, each is waited for and none is told of. */
	timeout?: ObserverTimeout | undefined;
	/** Whether one that throws is passed over also where a refusal would stop the asking. Default `false`. */
	ignoresErrors?: boolean;
	/** Whether it is the payer's alone: other ways to pay are not asked. Default `false`. */
	isForActiveMethod?: boolean;
	/** How `ask` asks. Default `all`. */
	emitMode?: EmitMode;
	/** Told what goes wrong; by default developers are. */
	onFault?: ( ( fault: ListenerFault ) => void ) | undefined;
	/** What a listener sees of the data; by default the data themselves, which it shares with all others. */
	isolate?: IsolateForListener | undefined;
}

/** What the listener of an add-on, or of a way to pay, sees of the data of a moment. */
export type IsolateForListener = < Data >(
	data: Data,
	eventName: string,
	addOn: string | undefined
) => Data;

/**
 * A moment with a name. Listeners that come or go while it is asked count from the next time on.
 *
 * @param name                     As developers know it.
 * @param policy
 * @param policy.timeout
 * @param policy.ignoresErrors
 * @param policy.isForActiveMethod
 * @param policy.emitMode
 * @param policy.onFault
 * @param policy.isolate
 */
export function createObservableEvent< Data >(
	name: string,
	{
		timeout,
		ignoresErrors = false,
		isForActiveMethod = false,
		emitMode = 'all',
		onFault = logListenerFault,
		isolate = ( data ) => data,
	}: EventPolicy = {}
): ObservableEvent< Data > {
	let listeners: ReadonlyArray< Listener< Data > > = [];
	/** Those that are being called: one that emits its own moment is not asked for that, or it would never end. */
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
			// Sorting keeps the order of equals.
			listeners = [ ...listeners, listener ].sort(
				( a, b ) => a.priority - b.priority
			);
			return () => {
				listeners = listeners.filter( ( other ) => other !== listener );
			};
		},
	};
}
