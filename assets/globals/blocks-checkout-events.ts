import {
	createEventPoint,
	EVENT_POINTS,
	type CheckoutEvents,
	type CheckoutResult,
	type EventPoint,
	type Observer,
} from '@shopfront/events';
import type { PagePoints } from '@shopfront/bindings';
import { isRecord } from '@shopfront/store-api';
import { scriptName } from './script-name';

const CHECKOUT_EVENTS = {
	CHECKOUT_SUCCESS: 'checkout_success',
	CHECKOUT_FAIL: 'checkout_fail',
	CHECKOUT_VALIDATION: 'checkout_validation',
} as const;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const numberOf = ( value: unknown ): number =>
	typeof value === 'number' ? value : 0;

/** What became of an order, as whoever emits the event tells it; what is not told is as before any order. */
const readResult = ( data: unknown ): CheckoutResult => {
	const told = isRecord( data ) ? data : {};
	return {
		...told,
		redirectUrl: textOf( told.redirectUrl ),
		orderId: numberOf( told.orderId ),
		customerId: numberOf( told.customerId ),
		orderNotes: textOf( told.orderNotes ),
		processingResponse: told.processingResponse ?? null,
	};
};

/** A moment that is told whatever the one who emits it gives. */
type OpenPoint = Pick< EventPoint< unknown >, 'emit' | 'emitWithAbort' > & {
	subscribe: (
		listener: Observer< unknown >,
		priority?: number,
		addOn?: string
	) => () => void;
};

/** Opens a point to whatever an add-on emits; `read` makes the point's data of it. */
const opened = < Data >(
	point: EventPoint< Data >,
	read: ( data: unknown ) => Data
): OpenPoint => ( {
	subscribe: point.subscribe,
	emit: ( data ) => point.emit( read( data ) ),
	emitWithAbort: ( data ) => point.emitWithAbort( read( data ) ),
} );

/**
 * What add-ons find as `wc.blocksCheckoutEvents`: the moments of this page, so that listeners outside of React and
 * inside of it are asked in one row. Moments of other names are those of add-ons among themselves.
 * Source: docs/contract/globals.md 7.
 *
 * @param events
 * @param page   Tells which script listens.
 * @param points Tells which part of an add-on listens: its listeners go with it.
 */
export function createBlocksCheckoutEvents(
	events: CheckoutEvents,
	page: Document,
	points: Pick< PagePoints, 'currentPartScope' >
) {
	const known = new Map< string, OpenPoint >( [
		[
			CHECKOUT_EVENTS.CHECKOUT_VALIDATION,
			opened( events.checkoutValidation, () => undefined ),
		],
		[
			CHECKOUT_EVENTS.CHECKOUT_SUCCESS,
			opened( events.checkoutSuccess, readResult ),
		],
		[
			CHECKOUT_EVENTS.CHECKOUT_FAIL,
			opened( events.checkoutFail, readResult ),
		],
		[
			EVENT_POINTS.proceedToCheckout.eventName,
			opened( events.proceedToCheckout, () => null ),
		],
	] );
	const pointOf = ( eventName: string ): OpenPoint => {
		const point =
			known.get( eventName ) ?? createEventPoint< unknown >( eventName );
		known.set( eventName, point );
		return point;
	};
	/** Subscribes to one moment; what it returns ends that. */
	const createSubscribeFunction =
		( eventName: string ) =>
		( listener: Observer< unknown >, priority = 10 ): ( () => void ) => {
			const { subscribe } = pointOf( eventName );
			const part = points.currentPartScope();
			return part
				? part.subscribe(
						subscribe,
						listener,
						priority,
						scriptName( page )
					)
				: subscribe( listener, priority, scriptName( page ) );
		};
	return {
		CHECKOUT_EVENTS,
		checkoutEvents: {
			onCheckoutValidation: createSubscribeFunction(
				CHECKOUT_EVENTS.CHECKOUT_VALIDATION
			),
			onCheckoutSuccess: createSubscribeFunction(
				CHECKOUT_EVENTS.CHECKOUT_SUCCESS
			),
			onCheckoutFail: createSubscribeFunction(
				CHECKOUT_EVENTS.CHECKOUT_FAIL
			),
		},
		checkoutEventsEmitter: {
			subscribe: (
				listener: Observer< unknown >,
				// The contract has the name last.

				priority = 10,
				eventName: string
			) => createSubscribeFunction( eventName )( listener, priority ),
			emit: ( eventName: string, data?: unknown ) =>
				pointOf( eventName ).emit( data ),
			emitWithAbort: ( eventName: string, data?: unknown ) =>
				pointOf( eventName ).emitWithAbort( data ),
			createSubscribeFunction,
		},
	};
}
