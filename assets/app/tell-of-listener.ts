import type { BlockApp } from '@shopfront/bindings';
import {
	tellDevelopers,
	type ListenerFault,
	type ShowToListener,
} from '@shopfront/events';

/** Who listens without a name shares a report card with all others that do. */
const LISTENERS = 'event listeners';

/** Writes a fault of a listener on its report card, which tells developers; without cards, they are told alone. */
export const tellOfListener = (
	{ get }: BlockApp[ 'points' ],
	fault: ListenerFault
): void => {
	const points = get();
	if ( points ) {
		const { moment, kind, error, addOn = LISTENERS } = fault;
		points.reports.fault( addOn, moment, kind, error );
	} else {
		tellDevelopers( fault );
	}
};

/** Has each listener write into a view of its own: what it is told are the objects of stores and of other listeners. */
export const showToListeners =
	( { get }: BlockApp[ 'points' ] ): ShowToListener =>
	( data, moment, addOn = LISTENERS ) =>
		get()?.lookFor( addOn, moment )( data ) ?? data;
