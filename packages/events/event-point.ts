import type { Timers } from '@shopfront/host';
import { tellDevelopers, type ListenerFault } from './listener-fault';
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
export interface EventPoint< Data > {
	subscribe: Subscribe< Data >;
	/** Asks as the moment is asked: all of them, or until one refuses. */
	ask: EventPoint< Data >[ 'emitWithAbort' ];
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
		isOtherPayer?: IsOtherPayer
	) => Promise< ObserverResponse[] >;
}

/** Whether a name is that of another way to pay than the one that a moment is about. */
export type IsOtherPayer = ( addOn: string ) => boolean;

/** How long each listener may take. */
export interface Patience {
	timers: Timers;
	limitMs: number;
	/** Whether one that takes longer is only told of, and waited for. Default `false`: it counts as having said nothing. */
	isWaitedFor?: boolean;
}

const DEFAULT_PRIORITY = 10;

interface Listener< Data > {
	observer: Observer< Data >;
	priority: number;
	addOn: string | undefined;
}

/** What is promised, told of when it takes longer than the limit; then it is `undefined`, unless it is waited for. */
const withLimit = (
	promised: unknown,
	{ timers, limitMs, isWaitedFor = false }: Patience,
	onLate: () => void
): Promise< unknown > =>
	new Promise( ( resolve, reject ) => {
		const timer = timers.setTimeout( () => {
			onLate();
			if ( ! isWaitedFor ) {
				resolve( undefined );
			}
		}, limitMs );
		Promise.resolve( promised )
			.then( resolve, reject )
			.finally( () => timers.clearTimeout( timer ) );
	} );

/** Who is asked at a moment: all, or those up to the first that answers with an error or a failure. */
export type Asking = 'all' | 'untilRefusal';

/** How a moment asks, and deals with listeners that do not do as they should. */
export interface Leniency {
	/** How long each may take. Left out, each is waited for and none is told of. */
	patience?: Patience | undefined;
	/** Whether one that throws is passed over also where a refusal would stop the asking. Default `false`. */
	passesOverFaults?: boolean;
	/** Whether it is the payer's alone: other ways to pay are not asked. Default `false`. */
	isForPayer?: boolean;
	/** How `ask` asks. Default `all`. */
	asks?: Asking;
	/** Told what goes wrong; by default developers are. */
	onFault?: ( ( fault: ListenerFault ) => void ) | undefined;
	/** What a listener sees of the data; by default the data themselves, which it shares with all others. */
	show?: ShowToListener | undefined;
}

/** What the listener of an add-on, or of a way to pay, sees of the data of a moment. */
export type ShowToListener = < Data >(
	data: Data,
	moment: string,
	addOn: string | undefined
) => Data;

/**
 * A moment with a name. Listeners that come or go while it is asked count from the next time on.
 *
 * @param name                      As developers know it.
 * @param leniency
 * @param leniency.patience
 * @param leniency.passesOverFaults
 * @param leniency.isForPayer
 * @param leniency.asks
 * @param leniency.onFault
 * @param leniency.show
 */
export function createEventPoint< Data >(
	name: string,
	{
		patience,
		passesOverFaults = false,
		isForPayer = false,
		asks = 'all',
		onFault = tellDevelopers,
		show = ( data ) => data,
	}: Leniency = {}
): EventPoint< Data > {
	let listeners: ReadonlyArray< Listener< Data > > = [];
	/** Those that are being called: one that emits its own moment is not asked for that, or it would never end. */
	const called = new Set< Listener< Data > >();
	const toAsk = () =>
		listeners.filter( ( listener ) => ! called.has( listener ) );

	const ask = (
		listener: Listener< Data >,
		data: Data,
		isOfOther: boolean
	): unknown => {
		const { observer, addOn } = listener;
		let answer: unknown;
		called.add( listener );
		try {
			answer = observer( show( data, name, addOn ) );
		} finally {
			called.delete( listener );
		}
		return patience && answer instanceof Object && 'then' in answer
			? withLimit(
					answer,
					isOfOther ? { ...patience, isWaitedFor: false } : patience,
					() => onFault( { moment: name, kind: 'late', addOn } )
				)
			: answer;
	};
	const askInTurn = async (
		data: Data,
		stopsAtRefusal: boolean,
		isOtherPayer?: IsOtherPayer
	): Promise< ObserverResponse[] > => {
		const responses: ObserverResponse[] = [];
		for ( const listener of toAsk() ) {
			const { addOn } = listener;
			const isOfOther =
				addOn !== undefined && isOtherPayer?.( addOn ) === true;
			if ( isForPayer && isOfOther ) {
				continue;
			}
			try {
				const response: unknown = await ask(
					listener,
					data,
					isOfOther
				);
				if ( ! isObserverResponse( response ) ) {
					continue;
				}
				responses.push( response );
				if (
					stopsAtRefusal &&
					( isErrorResponse( response ) ||
						isFailResponse( response ) )
				) {
					return responses;
				}
			} catch ( error ) {
				onFault( { moment: name, kind: 'threw', error, addOn } );
				if ( stopsAtRefusal && ! passesOverFaults ) {
					return [ ...responses, { type: RESPONSE_TYPES.ERROR } ];
				}
			}
		}
		return responses;
	};
	const emit = ( data: Data ) => askInTurn( data, false );
	const emitWithAbort = ( data: Data, isOtherPayer?: IsOtherPayer ) =>
		askInTurn( data, true, isOtherPayer );
	return {
		emit,
		emitWithAbort,
		ask: asks === 'all' ? emit : emitWithAbort,
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
