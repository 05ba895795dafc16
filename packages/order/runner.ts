import type { Late } from '@shopfront/late';
import { IDLE } from './idle';
import type { transition } from './transition';
import type { OrderEffect, OrderEvent, OrderState } from './types';

/** What decides on an order, and does it. */
export interface OrderMachine {
	transition: typeof transition;
	/** Does what is to be done, and says later by events what came of it. */
	perform: ( effect: OrderEffect ) => void;
}

export interface OrderRunnerOptions {
	/** Fetched with the first event. A page that is only looked at needs none. */
	machine: Late< OrderMachine >;
	/** Hears of each new state before its effects are done. */
	onChange: ( state: OrderState ) => void;
	/** Hears of what led to nothing else, since the machine could not be had. */
	onMissing: ( event: OrderEvent ) => void;
}

export interface OrderRunner {
	getState: () => OrderState;
	/** Tells the machine that something happened. */
	dispatch: ( event: OrderEvent ) => void;
}

/** Whether anything comes of an event while nothing has been asked for. Add-ons and fields take back what never was. */
const beginsSomething = ( { type }: OrderEvent ): boolean =>
	[ 'SUBMIT', 'RESUMED', 'PAYMENT_RESUMED', 'PROBLEM', 'COMPLETE' ].includes(
		type
	);

/** What an order is while its machine is fetched: one that is asked for is under way, so that nobody asks twice. */
const begin = ( { run }: OrderState, event: OrderEvent ): OrderState | null => {
	switch ( event.type ) {
		case 'SUBMIT':
			return {
				status: 'validating',
				total: event.total,
				earlier: null,
				run,
			};
		case 'RESUMED':
			return {
				status: 'lookingUp',
				attempt: event.attempt,
				look: 1,
				run,
			};
		case 'PAYMENT_RESUMED':
			return {
				status: 'checkingPayment',
				redirectUrl: event.redirectUrl,
				reason: event.reason,
				run,
			};
		default:
			return null;
	}
};

/** What becomes of an order without a machine: nothing is sent, and one that has left is not taken for lost. */
const endWithout = (
	{ run }: OrderState,
	event: OrderEvent
): OrderState | null => {
	switch ( event.type ) {
		case 'SUBMIT':
			return { ...IDLE, hasError: true };
		case 'RESUMED':
			return { status: 'unknown', attempt: event.attempt, run };
		case 'PAYMENT_RESUMED':
			return { status: 'paying', redirectUrl: event.redirectUrl, run };
		case 'COMPLETE':
			return {
				status: 'complete',
				hasError: false,
				redirectUrl: event.redirectUrl,
				run,
			};
		default:
			return null;
	}
};

/** Does what may throw, as whoever listens to a store may do: the order must not stand still for it. */
const safely = ( work: () => void ): void => {
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

/** Keeps the state of one order and has its effects done, one event after the other. What throws is passed over. */
export function createOrderRunner( {
	machine,
	onChange,
	onMissing,
}: OrderRunnerOptions ): OrderRunner {
	let state: OrderState = IDLE;
	const queue: OrderEvent[] = [];
	let isBusy = false;
	const show = ( shown: OrderState ) => safely( () => onChange( shown ) );
	const move = ( next: OrderState ) => {
		state = next;
		show( state );
	};
	const run = ( { transition, perform }: OrderMachine ) => {
		isBusy = true;
		for ( let event = queue.shift(); event; event = queue.shift() ) {
			const step = transition( state, event );
			if ( step.state !== state ) {
				move( step.state );
			}
			step.effects.forEach( ( effect ) =>
				safely( () => perform( effect ) )
			);
		}
		isBusy = false;
	};
	const goWithout = () => {
		isBusy = false;
		for ( const event of queue.splice( 0 ) ) {
			const end =
				state.status === 'idle' ? endWithout( state, event ) : null;
			if ( end ) {
				move( end );
				safely( () => onMissing( event ) );
			}
		}
	};
	const fetch = async () => {
		isBusy = true;
		const come = await machine.fetch();
		return come ? run( come ) : goWithout();
	};
	return {
		getState: () => state,
		dispatch: ( event ) => {
			const come = machine.get();
			if (
				! come &&
				! isBusy &&
				state === IDLE &&
				! beginsSomething( event )
			) {
				return;
			}
			queue.push( event );
			const begun =
				! come && state.status === 'idle' && begin( state, event );
			if ( begun ) {
				show( begun );
			}
			// What an effect says at once waits until the effects of the event before are done.
			if ( ! isBusy ) {
				void ( come ? run( come ) : fetch() );
			}
		},
	};
}
