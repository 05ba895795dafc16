import {
	createObservableEvent,
	OBSERVABLE_EVENTS,
	type CheckoutEvents,
	type CheckoutResult,
	type ObservableEvent,
	type Observer,
} from '@shopfront/events';
import type { PageExtensionPoints } from '@shopfront/bindings';
import { isRecord } from '@shopfront/store-api';
import { scriptName } from './script-name';

const CHECKOUT_EVENTS = {
	CHECKOUT_SUCCESS: 'checkout_success',
	CHECKOUT_FAIL: 'checkout_fail',
	CHECKOUT_VALIDATION: 'checkout_validation',
} as const;

const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const toNumber = ( value: unknown ): number =>
	typeof value === 'number' ? value : 0;

/** Missing values are as before any order. */
const readResult = ( data: unknown ): CheckoutResult => {
	const result = isRecord( data ) ? data : {};
	return {
		...result,
		redirectUrl: toText( result.redirectUrl ),
		orderId: toNumber( result.orderId ),
		customerId: toNumber( result.customerId ),
		orderNotes: toText( result.orderNotes ),
		processingResponse: result.processingResponse ?? null,
	};
};

type UntypedEvent = Pick<
	ObservableEvent< unknown >,
	'emit' | 'emitWithAbort'
> & {
	subscribe: (
		listener: Observer< unknown >,
		priority?: number,
		addOn?: string
	) => () => void;
};

const toUntypedEvent = < Data >(
	event: ObservableEvent< Data >,
	read: ( data: unknown ) => Data
): UntypedEvent => ( {
	subscribe: event.subscribe,
	emit: ( data ) => event.emit( read( data ) ),
	emitWithAbort: ( data ) => event.emitWithAbort( read( data ) ),
} );

/**
 * Creates `wc.blocksCheckoutEvents` with the events of this page, so listeners inside and outside of React run in one
 * sequence. Other event names are free for add-ons' own events. Listeners of an add-on's part are removed with the
 * part. Source: docs/contract/globals.md 7.
 */
export const createBlocksCheckoutEvents = (
	events: CheckoutEvents,
	page: Document,
	extensionPoints: Pick< PageExtensionPoints, 'getCurrentAddOnScope' >
) => {
	const knownEvents = new Map< string, UntypedEvent >( [
		[
			CHECKOUT_EVENTS.CHECKOUT_VALIDATION,
			toUntypedEvent( events.checkoutValidation, () => undefined ),
		],
		[
			CHECKOUT_EVENTS.CHECKOUT_SUCCESS,
			toUntypedEvent( events.checkoutSuccess, readResult ),
		],
		[
			CHECKOUT_EVENTS.CHECKOUT_FAIL,
			toUntypedEvent( events.checkoutFail, readResult ),
		],
		[
			OBSERVABLE_EVENTS.proceedToCheckout.eventName,
			toUntypedEvent( events.proceedToCheckout, () => null ),
		],
	] );
	const getEvent = ( eventName: string ): UntypedEvent => {
		const event =
			knownEvents.get( eventName ) ??
			createObservableEvent< unknown >( eventName );
		knownEvents.set( eventName, event );
		return event;
	};
	/** Returns the unsubscribe function. */
	const createSubscribeFunction =
		( eventName: string ) =>
		( listener: Observer< unknown >, priority = 10 ): ( () => void ) => {
			const { subscribe } = getEvent( eventName );
			const scope = extensionPoints.getCurrentAddOnScope();
			return scope
				? scope.subscribe(
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
				// The contract puts the name last.

				priority = 10,
				eventName: string
			) => createSubscribeFunction( eventName )( listener, priority ),
			emit: ( eventName: string, data?: unknown ) =>
				getEvent( eventName ).emit( data ),
			emitWithAbort: ( eventName: string, data?: unknown ) =>
				getEvent( eventName ).emitWithAbort( data ),
			createSubscribeFunction,
		},
	};
};
