import { IDLE } from './idle';
import { transition } from './transition';
import type { OrderEffect, OrderEvent, OrderState } from './types';

export interface OrderRunnerOptions {
	runEffect: ( effect: OrderEffect ) => void;
	/** Runs before the new state's effects. */
	onChange: ( state: OrderState ) => void;
}

export interface OrderRunner {
	getState: () => OrderState;
	dispatch: ( event: OrderEvent ) => void;
}

/** Logs errors, for example of store listeners: the order must continue. */
export const runSafely = ( work: () => void ): void => {
	try {
		work();
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The only way to report an error of ours or of an add-on.
		console.error(
			'Shopfront: an order effect failed; the order continues. See the error that follows.',
			error
		);
	}
};

/** Runs one order: one event at a time, then its effects. Logs errors. */
export const createOrderRunner = ( {
	runEffect,
	onChange,
}: OrderRunnerOptions ): OrderRunner => {
	let state: OrderState = IDLE;
	const queue: OrderEvent[] = [];
	let isBusy = false;
	const applyEvent = ( event: OrderEvent ) => {
		const step = transition( state, event );
		if ( step.state !== state ) {
			state = step.state;
			runSafely( () => onChange( step.state ) );
		}
		step.effects.forEach( ( effect ) =>
			runSafely( () => runEffect( effect ) )
		);
	};
	return {
		getState: () => state,
		dispatch: ( event ) => {
			queue.push( event );
			// If an effect dispatches an event, we finish the current event's effects first.
			if ( isBusy ) {
				return;
			}
			isBusy = true;
			for ( let next = queue.shift(); next; next = queue.shift() ) {
				applyEvent( next );
			}
			isBusy = false;
		},
	};
};
