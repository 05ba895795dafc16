import type { BlockApp } from '@shopfront/bindings';
import {
	logListenerFault,
	type ListenerFault,
	type IsolateForListener,
} from '@shopfront/events';

/** Who listens without a name shares a report card with all others that do. */
const UNNAMED_LISTENERS = 'event listeners';

/** Writes a fault of a listener on its report card, which tells developers; without cards, they are told alone. */
export const reportListenerFault = (
	{ get }: BlockApp[ 'extensionPoints' ],
	fault: ListenerFault
): void => {
	const extensionPoints = get();
	if ( extensionPoints ) {
		const { eventName, kind, error, addOn = UNNAMED_LISTENERS } = fault;
		extensionPoints.statistics.recordFault( addOn, eventName, kind, error );
	} else {
		logListenerFault( fault );
	}
};

/** Has each listener write into a view of its own: what it is told are the objects of stores and of other listeners. */
export const isolateListenerData =
	( { get }: BlockApp[ 'extensionPoints' ] ): IsolateForListener =>
	( data, eventName, addOn = UNNAMED_LISTENERS ) =>
		get()?.getIsolate( addOn, eventName )( data ) ?? data;
