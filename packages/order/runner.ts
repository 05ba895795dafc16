import { IDLE } from './idle';
import { transition } from './transition';
import type { OrderEffect, OrderEvent, OrderState } from './types';

export interface OrderRunnerOptions {
	/** Runs an effect and dispatches its result as an event. */
	runEffect: ( effect: OrderEffect ) => void;
	/** Called with each new state before its effects run. */
	onChange: ( state: OrderState ) => void;
}

export interface OrderRunner {
	getState: () => OrderState;
	/** Sends an event to the machine. */
	dispatch: ( event: OrderEvent ) => void;
}

/** Runs code that may throw, such as store listeners, and logs the error: the order must continue. */
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

/** Creates a runner for one order. Handles one event at a time and runs its effects. Logs errors. */
export function createOrderRunner( {
	runEffect,
	onChange,
}: OrderRunnerOptions ): OrderRunner {
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
			// An event dispatched by an effect waits until all effects of the current event have run.
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
}
