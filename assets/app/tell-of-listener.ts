import type { BlockApp } from '@shopfront/bindings';
import { tellDevelopers, type ListenerFault } from '@shopfront/events';

/** Who listens says no name: all that listen share a report card. */
const LISTENERS = 'event listeners';

/** Writes a fault of a listener on its report card, which tells developers; without cards, they are told alone. */
export const tellOfListener = (
	{ get }: BlockApp[ 'points' ],
	fault: ListenerFault
): void => {
	const points = get();
	if ( points ) {
		const { moment, kind, error } = fault;
		points.reports.fault( LISTENERS, moment, kind, error );
	} else {
		tellDevelopers( fault );
	}
};
