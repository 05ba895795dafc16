import type {
	Attempt,
	CheckReason,
	Circumstances,
	NextStep,
	OrderEffect,
	OrderEvent,
	OrderState,
	Step,
} from './types';

/** Pauses before the first look, the second, …, ms; after the last one nobody can tell. Together half a minute. */
export const LOOK_DELAYS_MS: readonly number[] = [
	0, 1000, 2000, 4000, 8000, 15_000,
];

/**
 * How many looks have to find no sign of an attempt before it counts as not placed, where keys are not known. Together
 * seven seconds: a server that has heard of it may still be checking stock, with nothing to show for it.
 */
export const LOOKS_WITHOUT_SIGN = 4;

type In< Status extends OrderState[ 'status' ] > = Extract<
	OrderState,
	{ status: Status }
>;

type Preparing = In< 'validating' | 'waiting' | 'settingUpPayment' >;

const stay = ( state: OrderState ): Step => ( { state, effects: [] } );

const idle = (
	{ run }: OrderState,
	{ earlier, hasError }: { earlier: Attempt | null; hasError: boolean },
	...effects: OrderEffect[]
): Step => ( {
	// Whatever is still asked for is not wanted any more.
	state: { status: 'idle', hasError, earlier, run: run + 1 },
	effects,
} );

const complete = (
	{ run }: OrderState,
	redirectUrl: string,
	hasError = false
): Step => ( {
	state: { status: 'complete', hasError, redirectUrl, run: run + 1 },
	effects: hasError ? [] : [ { type: 'leave', run: run + 1, redirectUrl } ],
} );

const pay = (
	{ run }: OrderState,
	redirectUrl: string,
	...effects: OrderEffect[]
): Step => ( {
	state: { status: 'paying', redirectUrl, run: run + 1 },
	effects: [ { type: 'watchPayment', redirectUrl }, ...effects ],
} );

const checkPayment = (
	{ run }: OrderState,
	redirectUrl: string,
	reason: CheckReason
): Step => ( {
	state: { status: 'checkingPayment', redirectUrl, reason, run: run + 1 },
	effects: [ { type: 'checkPayment', run: run + 1 } ],
} );

/** Gives the form back, for another try at the order that the server has. */
const payAgain = ( state: OrderState, hasError: boolean ): Step =>
	idle(
		state,
		{ earlier: null, hasError },
		{ type: 'explain', what: 'unpaid' }
	);

const conclude = (
	{ run }: OrderState,
	status: 'succeeded' | 'failed',
	redirectUrl: string,
	...effects: OrderEffect[]
): Step => ( {
	state: { status, redirectUrl, run: run + 1 },
	effects: [
		...effects,
		{
			type: status === 'succeeded' ? 'tellSuccess' : 'tellFailure',
			run: run + 1,
		},
	],
} );

const giveUp = ( run: number, attempt: Attempt ): Step => ( {
	state: { status: 'unknown', attempt, run: run + 1 },
	effects: [ { type: 'explain', what: 'unknown' } ],
} );

const look = ( { run }: OrderState, attempt: Attempt, which: number ): Step => {
	const delayMs = LOOK_DELAYS_MS[ which - 1 ];
	return delayMs === undefined
		? giveUp( run, attempt )
		: {
				state: {
					status: 'lookingUp',
					attempt,
					look: which,
					run: run + 1,
				},
				effects: [ { type: 'lookUp', run: run + 1, attempt, delayMs } ],
			};
};

/** Has the form looked at. */
const validate = (
	{ run }: OrderState,
	preparation: Pick< Preparing, 'total' | 'earlier' >
): Step => ( {
	state: { status: 'validating', ...preparation, run: run + 1 },
	effects: [ { type: 'validate', run: run + 1 } ],
} );

/** On to what is next: not before totals stand, nor when they are others than were shown when the order was asked for. */
const proceed = (
	state: Preparing,
	{ isCalculating, isExpress, needsPayment, newKey, ...now }: Circumstances,
	next: NextStep
): Step => {
	const { total, earlier } = state;
	const run = state.run + 1;
	if ( isCalculating ) {
		return {
			state: { status: 'waiting', next, total, earlier, run },
			effects: [],
		};
	}
	if ( ! isExpress && now.total !== total ) {
		return idle(
			state,
			{ earlier, hasError: true },
			{ type: 'explain', what: 'totalChanged' }
		);
	}
	if ( next === 'validating' ) {
		return validate( state, { total, earlier } );
	}
	if ( needsPayment && next === 'settingUpPayment' ) {
		return {
			state: { status: 'settingUpPayment', total, earlier, run },
			effects: [ { type: 'setUpPayment', run } ],
		};
	}
	const attempt = { key: earlier?.key ?? newKey, total: now.total };
	return {
		state: { status: 'sending', attempt, run },
		effects: [ { type: 'send', run, attempt } ],
	};
};

/** Nothing leaves that nobody has looked at; to ask for it anew is the shopper's. */
const sendNothing = ( state: In< 'idle' > | Preparing ): Step =>
	idle(
		state,
		{ earlier: state.earlier, hasError: true },
		{ type: 'explain', what: 'unattended' }
	);

const withError = ( state: In< 'idle' >, hasError: boolean ): In< 'idle' > =>
	state.hasError === hasError ? state : { ...state, hasError };

const fromIdle = ( state: In< 'idle' >, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'SUBMIT': {
			const { earlier } = state;
			const { total } = event;
			if ( ! event.isAttended ) {
				return sendNothing( state );
			}
			return event.mustWait
				? {
						state: {
							status: 'waiting',
							next: 'validating',
							total,
							earlier,
							run: state.run + 1,
						},
						effects: [],
					}
				: validate( state, { total, earlier } );
		}
		case 'RESUMED':
			return look( state, event.attempt, 1 );
		case 'PROBLEM':
			return stay( withError( state, true ) );
		case 'MENDED':
		case 'RESET':
			return stay( withError( state, false ) );
		case 'COMPLETE':
			return complete( state, event.redirectUrl );
		case 'PAYMENT_RESUMED':
			return checkPayment( state, event.redirectUrl, event.reason );
		default:
			return stay( state );
	}
};

const fromPreparing = ( state: Preparing, event: OrderEvent ): Step => {
	const { earlier } = state;
	switch ( event.type ) {
		case 'VALIDATED':
			if ( state.status !== 'validating' ) {
				return stay( state );
			}
			return event.isValid
				? proceed( state, event, 'settingUpPayment' )
				: idle(
						state,
						{ earlier, hasError: true },
						{ type: 'showProblems' }
					);
		case 'CALCULATED':
			return state.status === 'waiting'
				? proceed( state, event, state.next )
				: stay( state );
		case 'NOT_CALCULATED':
			return idle(
				state,
				{ earlier, hasError: true },
				{ type: 'explain', what: 'notCalculated' }
			);
		case 'NOT_LOADED':
			return state.status === 'waiting'
				? stay( state )
				: idle(
						state,
						{ earlier, hasError: true },
						{ type: 'explainNotLoaded' }
					);
		case 'UNATTENDED':
			return sendNothing( state );
		case 'PAYMENT_SET_UP':
			if ( state.status !== 'settingUpPayment' ) {
				return stay( state );
			}
			return event.isReady
				? proceed( state, event, 'sending' )
				: idle( state, { earlier, hasError: true } );
		case 'PROBLEM':
			return idle(
				state,
				{ earlier, hasError: true },
				{ type: 'showProblems' }
			);
		case 'RESET':
			return idle( state, { earlier, hasError: false } );
		default:
			return stay( state );
	}
};

const fromSending = ( state: In< 'sending' >, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'REPLIED':
			return conclude(
				state,
				event.isPlaced ? 'succeeded' : 'failed',
				event.redirectUrl,
				{ type: 'forget' }
			);
		case 'LOST':
			return look( state, state.attempt, 1 );
		default:
			// It has left: nothing that anybody says can take it back.
			return stay( state );
	}
};

const fromLookingUp = ( state: In< 'lookingUp' >, event: OrderEvent ): Step => {
	const { attempt } = state;
	if ( event.type === 'NOT_LOADED' ) {
		return giveUp( state.run, attempt );
	}
	if ( event.type !== 'FOUND' ) {
		return stay( state );
	}
	const notPlaced = () =>
		idle(
			state,
			// Not forgotten: should it arrive after all, it is the same key that the next try has.
			{ earlier: attempt, hasError: true },
			{ type: 'explain', what: 'notPlaced' }
		);
	switch ( event.outcome ) {
		case 'placed':
			return conclude(
				state,
				'succeeded',
				event.redirectUrl,
				{ type: 'forget' },
				{ type: 'explain', what: 'placed' }
			);
		case 'elsewhere':
			return conclude( state, 'succeeded', event.redirectUrl, {
				type: 'forget',
			} );
		case 'absent':
			return notPlaced();
		case 'unseen':
			return state.look >= LOOKS_WITHOUT_SIGN
				? notPlaced()
				: look( state, attempt, state.look + 1 );
		case 'working':
		case 'unreachable':
			return look( state, attempt, state.look + 1 );
		case 'untold':
			return giveUp( state.run, attempt );
	}
};

const fromConcluding = (
	state: In< 'succeeded' | 'failed' >,
	event: OrderEvent
): Step => {
	// An observer may take the payment in a dialog of its own, and never answer.
	if ( event.type === 'CHECK_PAYMENT' && state.status === 'succeeded' ) {
		return checkPayment( state, state.redirectUrl, event.reason );
	}
	if ( event.type !== 'CONCLUDED' ) {
		return stay( state );
	}
	const redirectUrl = event.redirectUrl ?? state.redirectUrl;
	if ( state.status === 'succeeded' ) {
		switch ( event.verdict ) {
			case 'done':
				return complete( state, redirectUrl );
			case 'retry':
				return conclude( state, 'failed', redirectUrl );
			case 'stop':
				return complete( state, redirectUrl, true );
		}
	}
	return event.verdict === 'stop'
		? complete( state, redirectUrl, true )
		: idle( state, { earlier: null, hasError: true } );
};

const fromComplete = ( state: In< 'complete' >, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'RESET':
			return idle( state, { earlier: null, hasError: false } );
		case 'PAYMENT_OPENED':
			return state.hasError
				? stay( state )
				: pay( state, state.redirectUrl );
		default:
			return stay( state );
	}
};

const fromCheck = (
	state: In< 'checkingPayment' >,
	event: Extract< OrderEvent, { type: 'PAYMENT_CHECKED' } >
): Step => {
	const { reason, redirectUrl } = state;
	switch ( event.result ) {
		case 'paid':
			// Who loads the page again may be about to order something else.
			return reason === 'payAgain'
				? complete( state, event.redirectUrl )
				: {
						state: {
							status: 'complete',
							hasError: false,
							redirectUrl: event.redirectUrl,
							run: state.run + 1,
						},
						effects: [
							{
								type: 'rememberPlaced',
								redirectUrl: event.redirectUrl,
							},
						],
					};
		case 'payPage':
			return reason === 'reopened'
				? pay( state, redirectUrl )
				: complete( state, event.redirectUrl );
		case 'unpaid':
			return reason === 'reopened'
				? pay( state, redirectUrl )
				: payAgain( state, false );
		case 'cancelled':
			return idle(
				state,
				{ earlier: null, hasError: false },
				{ type: 'forget' }
			);
		case 'unknown':
			return pay( state, redirectUrl, {
				type: 'explain',
				what: 'paymentUnchecked',
			} );
	}
};

const fromPaying = (
	state: In< 'paying' | 'checkingPayment' >,
	event: OrderEvent
): Step => {
	const { redirectUrl } = state;
	switch ( event.type ) {
		case 'CHECK_PAYMENT':
			return state.status === 'paying'
				? checkPayment( state, redirectUrl, event.reason )
				: stay( state );
		case 'PAYMENT_CHECKED':
			return state.status === 'checkingPayment'
				? fromCheck( state, event )
				: stay( state );
		case 'NOT_LOADED':
			return state.status === 'checkingPayment'
				? pay( state, redirectUrl )
				: stay( state );
		// The add-on that takes the payment says that it has come to nothing.
		case 'RESET':
			return payAgain( state, false );
		case 'PROBLEM':
			return payAgain( state, true );
		case 'COMPLETE':
			// Opening the same dialog again could take the payment twice.
			return event.redirectUrl === redirectUrl
				? stay( state )
				: complete( state, event.redirectUrl );
		default:
			return stay( state );
	}
};

/** Whether an event answers a question that has been given up since. */
const isStale = ( { run }: OrderState, event: OrderEvent ): boolean =>
	'run' in event && event.run !== run;

/**
 * What becomes of an order when something happens, and what is to be done then. What means nothing in a state
 * leaves it as it is: a second click, a late answer, an add-on that takes back what has left.
 */
export const transition = ( state: OrderState, event: OrderEvent ): Step => {
	if ( isStale( state, event ) ) {
		return stay( state );
	}
	switch ( state.status ) {
		case 'idle':
			return fromIdle( state, event );
		case 'validating':
		case 'waiting':
		case 'settingUpPayment':
			return fromPreparing( state, event );
		case 'sending':
			return fromSending( state, event );
		case 'lookingUp':
			return fromLookingUp( state, event );
		case 'unknown':
			return event.type === 'LOOK_UP'
				? look( state, state.attempt, 1 )
				: stay( state );
		case 'succeeded':
		case 'failed':
			return fromConcluding( state, event );
		case 'complete':
			return fromComplete( state, event );
		case 'paying':
		case 'checkingPayment':
			return fromPaying( state, event );
	}
};
