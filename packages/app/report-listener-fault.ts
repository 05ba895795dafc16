import type { BlockApp } from '@shopfront/bindings';
import {
	logListenerFault,
	type ListenerFault,
	type IsolateForListener,
} from '@shopfront/events';

/** All unnamed listeners share one entry of the add-on statistics. */
const UNNAMED_LISTENERS = 'event listeners';

/** The add-on statistics log the fault. Without statistics, we log it directly. */
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

/** The data belongs to stores and other listeners, so each listener gets its own copy-on-write view. */
export const isolateListenerData =
	( { get }: BlockApp[ 'extensionPoints' ] ): IsolateForListener =>
	( data, eventName, addOn = UNNAMED_LISTENERS ) =>
		get()?.getIsolate( addOn, eventName )( data ) ?? data;
