import { IDLE } from './idle';
import { transition } from './transition';
import type { OrderEffect, OrderEvent, OrderState } from './types';

export interface OrderRunnerOptions {
	/** Performs an effect, and reports its result by an event. */
	runEffect: ( effect: OrderEffect ) => void;
	/** Is called with each new state before its effects are performed. */
	onChange: ( state: OrderState ) => void;
}

export interface OrderRunner {
	getState: () => OrderState;
	/** Reports to the machine that something happened. */
	dispatch: ( event: OrderEvent ) => void;
}

/** Runs code that may throw, as listeners to a store do, and logs the error: the order must not stop because of it. */
export const runSafely = ( work: () => void ): void => {
	try {
		work();
	} catch ( error ) {
		// eslint-disable-next-line no-console -- A fault of ours or of an add-on; its author looks for it here.
		console.error(
			'Shopfront: something failed on the way of the order, which goes on. See the error that follows.',
			error
		);
	}
};

/** Keeps the state of one order and performs its effects, one event after the other. Errors are logged. */
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
			// An event that an effect dispatches waits until all effects of the event before have been performed.
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
