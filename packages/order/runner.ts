import { IDLE, transition } from './transition';
import type { OrderEffect, OrderEvent, OrderState } from './types';

export interface OrderRunnerOptions {
	/** Does what is to be done, and says later by events what came of it. It must not throw. */
	perform: ( effect: OrderEffect ) => void;
	/** Hears of each new state before its effects are done. */
	onChange: ( state: OrderState ) => void;
}

export interface OrderRunner {
	getState: () => OrderState;
	/** Tells the machine that something happened. */
	dispatch: ( event: OrderEvent ) => void;
}

/** Keeps the state of one order and has its effects done, one event after the other. */
export function createOrderRunner( {
	perform,
	onChange,
}: OrderRunnerOptions ): OrderRunner {
	let state = IDLE;
	const queue: OrderEvent[] = [];
	let isRunning = false;
	const run = () => {
		isRunning = true;
		for ( let event = queue.shift(); event; event = queue.shift() ) {
			const step = transition( state, event );
			if ( step.state !== state ) {
				state = step.state;
				onChange( state );
			}
			step.effects.forEach( perform );
		}
		isRunning = false;
	};
	return {
		getState: () => state,
		dispatch: ( event ) => {
			queue.push( event );
			// What an effect says at once waits until the effects of the event before are done.
			if ( ! isRunning ) {
				run();
			}
		},
	};
}
