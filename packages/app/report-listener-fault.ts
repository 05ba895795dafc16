import type { BlockApp } from '@shopfront/bindings';
import {
	logListenerFault,
	type ListenerFault,
	type IsolateForListener,
} from '@shopfront/events';

/** All unnamed listeners share one entry of the add-on statistics. */
const UNNAMED_LISTENERS = 'event listeners';

/** Records a listener's fault in the add-on statistics, which log it. Without statistics, logs it directly. */
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

/** Gives each listener its own copy-on-write view of the data, which belongs to stores and other listeners. */
export const isolateListenerData =
	( { get }: BlockApp[ 'extensionPoints' ] ): IsolateForListener =>
	( data, eventName, addOn = UNNAMED_LISTENERS ) =>
		get()?.getIsolate( addOn, eventName )( data ) ?? data;
