import type {
	Attempt,
	CheckReason,
	LossCause,
	OrderContext,
	NextStep,
	OrderEffect,
	OrderEvent,
	OrderState,
	Step,
} from './types';

/** Delay before each status poll, ms: about half a minute in total, then the status is unknown. */
export const POLL_DELAYS_MS: readonly number[] = [
	0, 1000, 2000, 4000, 8000, 15_000,
];

/**
 * On servers without keys, an attempt counts as not placed after this many polls without a trace of it. That takes
 * seven seconds, because a server may still check stock before it saves anything.
 */
export const NOT_FOUND_POLL_LIMIT = 4;

type StateOf< Status extends OrderState[ 'status' ] > = Extract<
	OrderState,
	{ status: Status }
>;

type Preparing = StateOf< 'validating' | 'waiting' | 'settingUpPayment' >;

const keepState = ( state: OrderState ): Step => ( { state, effects: [] } );

const idle = (
	{ run }: OrderState,
	{
		previousAttempt,
		hasError,
	}: { previousAttempt: Attempt | null; hasError: boolean },
	...effects: OrderEffect[]
): Step => ( {
	// The new run makes pending responses stale.
	state: { status: 'idle', hasError, previousAttempt, run: run + 1 },
	effects,
} );

/** Stops an attempt that we didn't send, or whose response was an error; the shopper can submit it again. */
const reject = (
	state: StateOf< 'idle' | 'failed' > | Preparing,
	effect: OrderEffect
): Step =>
	idle(
		state,
		{ previousAttempt: state.previousAttempt, hasError: true },
		effect
	);

const complete = (
	{ run }: OrderState,
	redirectUrl: string,
	hasError = false,
	previousAttempt: Attempt | null = null
): Step => ( {
	state: {
		status: 'complete',
		hasError,
		redirectUrl,
		previousAttempt,
		run: run + 1,
	},
	effects: hasError
		? []
		: [ { type: 'redirect', run: run + 1, redirectUrl } ],
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

const payAgain = ( state: OrderState, hasError: boolean ): Step =>
	idle(
		state,
		{ previousAttempt: null, hasError },
		{ type: 'showOrderNotice', notice: 'unpaid' }
	);

const notifySuccess = (
	{ run }: OrderState,
	redirectUrl: string,
	...effects: OrderEffect[]
): Step => ( {
	state: { status: 'succeeded', redirectUrl, run: run + 1 },
	effects: [ ...effects, { type: 'notifySuccess', run: run + 1 } ],
} );

const notifyFailure = (
	{ run }: OrderState,
	{
		redirectUrl,
		previousAttempt,
	}: { redirectUrl: string; previousAttempt: Attempt | null },
	...effects: OrderEffect[]
): Step => ( {
	state: { status: 'failed', redirectUrl, previousAttempt, run: run + 1 },
	effects: [ ...effects, { type: 'notifyFailure', run: run + 1 } ],
} );

type LostAttempt = Pick<
	StateOf< 'pollingStatus' | 'unknown' >,
	'attempt' | 'cause'
>;

const toUnknown = (
	{ run }: OrderState,
	{ attempt, cause }: LostAttempt
): Step => ( {
	state: { status: 'unknown', attempt, cause, run: run + 1 },
	effects: [ { type: 'watchStatus', run: run + 1, attempt } ],
} );

const toUnanswered = ( { run }: OrderState, attempt: Attempt ): Step => ( {
	state: { status: 'unanswered', attempt, run: run + 1 },
	effects: [ { type: 'watchStatus', run: run + 1, attempt } ],
} );

const poll = (
	state: OrderState,
	lost: LostAttempt,
	pollNumber: number
): Step => {
	const { run } = state;
	const { attempt, cause } = lost;
	const delayMs = POLL_DELAYS_MS[ pollNumber - 1 ];
	return delayMs === undefined
		? toUnknown( state, lost )
		: {
				state: {
					status: 'pollingStatus',
					attempt,
					cause,
					poll: pollNumber,
					run: run + 1,
				},
				effects: [
					{ type: 'pollStatus', run: run + 1, attempt, delayMs },
				],
			};
};

const validate = (
	{ run }: OrderState,
	preparation: Pick< Preparing, 'total' | 'previousAttempt' >
): Step => ( {
	state: { status: 'validating', ...preparation, run: run + 1 },
	effects: [ { type: 'validate', run: run + 1 } ],
} );

/** Waits while totals are being calculated. Stops if they differ from the totals that the shopper submitted. */
const proceed = (
	state: Preparing,
	{ isCalculating, isExpress, needsPayment, newKey, ...now }: OrderContext,
	next: NextStep
): Step => {
	const { total, previousAttempt } = state;
	const run = state.run + 1;
	if ( isCalculating ) {
		return {
			state: { status: 'waiting', next, total, previousAttempt, run },
			effects: [],
		};
	}
	if ( ! isExpress && now.total !== total ) {
		return reject( state, {
			type: 'showOrderNotice',
			notice: 'totalChanged',
		} );
	}
	if ( next === 'validating' ) {
		return validate( state, { total, previousAttempt } );
	}
	if ( needsPayment && next === 'settingUpPayment' ) {
		return {
			state: { status: 'settingUpPayment', total, previousAttempt, run },
			effects: [ { type: 'setUpPayment', run } ],
		};
	}
	const attempt = {
		key: previousAttempt?.key ?? newKey,
		total: now.total,
		...( previousAttempt?.replaces !== undefined && {
			replaces: previousAttempt.replaces,
		} ),
	};
	return {
		state: { status: 'sending', attempt, run },
		effects: [ { type: 'send', run, attempt } ],
	};
};

const cancelUnmounted = ( state: StateOf< 'idle' > | Preparing ): Step =>
	reject( state, { type: 'showOrderNotice', notice: 'formUnmounted' } );

const lock = (
	{ run }: OrderState,
	previousAttempt: Attempt | null
): Step => ( {
	state: { status: 'locked', previousAttempt, run: run + 1 },
	effects: [],
} );

const resume = ( state: OrderState, attempt: Attempt ): Step =>
	poll( state, { attempt, cause: 'page' }, 1 );

/** Follows an open attempt, unless we know that the next order is that attempt or replaces it. */
const resumeOpen = (
	state: StateOf< 'idle' | 'locked' > | Preparing,
	attempt: Attempt
): Step => {
	const next = state.previousAttempt;
	return next?.key === attempt.key || next?.replaces === attempt.key
		? keepState( state )
		: resume( state, attempt );
};

const withError = (
	state: StateOf< 'idle' >,
	hasError: boolean
): StateOf< 'idle' > =>
	state.hasError === hasError ? state : { ...state, hasError };

const fromIdle = ( state: StateOf< 'idle' >, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'SUBMIT': {
			const { previousAttempt } = state;
			const { total } = event;
			if ( ! event.hasCheckoutForm ) {
				return cancelUnmounted( state );
			}
			return event.mustWait
				? {
						state: {
							status: 'waiting',
							next: 'validating',
							total,
							previousAttempt,
							run: state.run + 1,
						},
						effects: [],
					}
				: validate( state, { total, previousAttempt } );
		}
		case 'RESUMED':
			return resumeOpen( state, event.attempt );
		case 'PROBLEM':
			return keepState( withError( state, true ) );
		case 'PROBLEM_FIXED':
		case 'RESET':
			return keepState( withError( state, false ) );
		case 'COMPLETE':
			return complete( state, event.redirectUrl );
		case 'PAYMENT_RESUMED':
			return checkPayment( state, event.redirectUrl, event.reason );
		case 'LOCKED':
			return lock( state, state.previousAttempt );
		default:
			return keepState( state );
	}
};

const fromLocked = ( state: StateOf< 'locked' >, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'UNLOCKED':
			return idle( state, {
				previousAttempt: state.previousAttempt,
				hasError: false,
			} );
		case 'RESUMED':
			return resumeOpen( state, event.attempt );
		case 'COMPLETE':
			return complete( state, event.redirectUrl );
		default:
			return keepState( state );
	}
};

const fromPreparing = ( state: Preparing, event: OrderEvent ): Step => {
	switch ( event.type ) {
		case 'VALIDATED':
			if ( state.status !== 'validating' ) {
				return keepState( state );
			}
			return event.isValid
				? proceed( state, event, 'settingUpPayment' )
				: reject( state, { type: 'showProblems' } );
		case 'CALCULATED':
			return state.status === 'waiting'
				? proceed( state, event, state.next )
				: keepState( state );
		case 'CALCULATION_FAILED':
			return reject( state, {
				type: 'showOrderNotice',
				notice: 'calculationFailed',
			} );
		case 'LOAD_FAILED':
			return state.status === 'waiting'
				? keepState( state )
				: reject( state, { type: 'showLoadError' } );
		case 'LOCKED':
			// Only the effect knows who holds the lock: the event may be older than this order.
			return state.status === 'validating' && event.run !== undefined
				? lock( state, state.previousAttempt )
				: keepState( state );
		case 'WENT_OFFLINE':
			// The browser would send the order by itself when the network returns.
			return reject( state, {
				type: 'showOrderNotice',
				notice: 'offline',
			} );
		case 'FORM_UNMOUNTED':
			return cancelUnmounted( state );
		case 'PAYMENT_SET_UP':
			if ( state.status !== 'settingUpPayment' ) {
				return keepState( state );
			}
			return event.isReady
				? proceed( state, event, 'sending' )
				: reject( state, { type: 'showRefusal' } );
		case 'RESUMED':
			return resumeOpen( state, event.attempt );
		case 'PROBLEM':
			return reject( state, { type: 'showProblems' } );
		case 'RESET':
			return idle( state, {
				previousAttempt: state.previousAttempt,
				hasError: false,
			} );
		default:
			return keepState( state );
	}
};

const fromSending = (
	state: StateOf< 'sending' >,
	event: OrderEvent
): Step => {
	switch ( event.type ) {
		case 'RESPONSE_RECEIVED':
			return event.isPlaced
				? notifySuccess( state, event.redirectUrl, {
						type: 'clearJournal',
					} )
				: notifyFailure(
						state,
						{
							redirectUrl: event.redirectUrl,
							previousAttempt: null,
						},
						{ type: 'clearJournal' }
					);
		case 'RESPONSE_LOST':
			return poll(
				state,
				{ attempt: state.attempt, cause: event.cause },
				1
			);
		case 'REJECTED_AS_UNANSWERED':
			return toUnanswered( state, event.attempt );
		default:
			return keepState( state );
	}
};

type StatusPolled = Extract< OrderEvent, { type: 'STATUS_POLLED' } >;

const PLACED_NOTICES = {
	connection: 'placedAfterLoss',
	server: 'placedDespiteServerError',
	page: 'placed',
} as const;
const NOT_PLACED_NOTICES = {
	connection: 'notPlacedAfterLoss',
	server: 'notPlacedByServerError',
	page: 'notPlaced',
} as const;

const toNotPlaced = (
	state: OrderState,
	attempt: Attempt,
	cause: LossCause
): Step =>
	notifyFailure(
		state,
		// Keeps the key for the next try, in case the request arrives after all.
		{ redirectUrl: '', previousAttempt: attempt },
		{ type: 'showOrderNotice', notice: NOT_PLACED_NOTICES[ cause ] }
	);

/** `null` while the outcome is still open. */
const settle = (
	state: OrderState,
	{ outcome, attempt, redirectUrl }: StatusPolled,
	cause: LossCause
): Step | null => {
	switch ( outcome ) {
		case 'placed':
			return notifySuccess(
				state,
				redirectUrl,
				{ type: 'clearJournal' },
				{ type: 'showOrderNotice', notice: PLACED_NOTICES[ cause ] }
			);
		case 'elsewhere':
			return notifySuccess( state, redirectUrl, {
				type: 'clearJournal',
			} );
		case 'notPlaced':
			return toNotPlaced( state, attempt, cause );
		case 'otherCart':
			return idle(
				state,
				{ previousAttempt: null, hasError: false },
				{ type: 'clearJournal' },
				{ type: 'showOrderNotice', notice: 'otherCart' }
			);
		default:
			return null;
	}
};

const fromPollingStatus = (
	state: StateOf< 'pollingStatus' >,
	event: OrderEvent
): Step => {
	if ( event.type === 'LOAD_FAILED' ) {
		return toUnknown( state, state );
	}
	if ( event.type !== 'STATUS_POLLED' ) {
		return keepState( state );
	}
	const { cause } = state;
	const { attempt, outcome } = event;
	if ( outcome === 'unanswered' ) {
		return toUnanswered( state, attempt );
	}
	if ( outcome === 'undeterminable' ) {
		return toUnknown( state, state );
	}
	if ( outcome === 'notFound' && state.poll >= NOT_FOUND_POLL_LIMIT ) {
		return toNotPlaced( state, attempt, cause );
	}
	return (
		settle( state, event, cause ) ??
		poll( state, { attempt, cause }, state.poll + 1 )
	);
};

const fromUnknown = (
	state: StateOf< 'unknown' >,
	event: OrderEvent
): Step => {
	switch ( event.type ) {
		case 'POLL_STATUS':
			return poll( state, state, 1 );
		case 'STATUS_POLLED':
			if ( event.outcome === 'unanswered' ) {
				return toUnanswered( state, event.attempt );
			}
			// Only several polls in a row confirm that there's no order.
			if ( event.outcome === 'notFound' ) {
				return poll( state, state, 1 );
			}
			return settle( state, event, 'page' ) ?? keepState( state );
		default:
			return keepState( state );
	}
};

const fromUnanswered = (
	state: StateOf< 'unanswered' >,
	event: OrderEvent
): Step => {
	const { attempt } = state;
	switch ( event.type ) {
		case 'RISK_ACCEPTED':
			// The journal keeps the unanswered attempt until we send the next one: a reload shows the warning again.
			return idle( state, {
				previousAttempt: {
					key: event.newKey,
					total: attempt.total,
					replaces: attempt.key,
				},
				hasError: false,
			} );
		case 'POLL_STATUS':
			return resume( state, attempt );
		case 'LOCKED':
			return lock( state, null );
		case 'STATUS_POLLED':
			if ( event.outcome === 'unanswered' ) {
				return event.attempt.key === attempt.key
					? keepState( state )
					: toUnanswered( state, event.attempt );
			}
			if ( event.outcome === 'processing' ) {
				return resume( state, event.attempt );
			}
			return settle( state, event, 'page' ) ?? keepState( state );
		default:
			return keepState( state );
	}
};

const fromNotifying = (
	state: StateOf< 'succeeded' | 'failed' >,
	event: OrderEvent
): Step => {
	// An observer may take the payment in its own dialog and never respond.
	if ( event.type === 'CHECK_PAYMENT' && state.status === 'succeeded' ) {
		return checkPayment( state, state.redirectUrl, event.reason );
	}
	if ( event.type !== 'OBSERVERS_FINISHED' ) {
		return keepState( state );
	}
	const redirectUrl = event.redirectUrl ?? state.redirectUrl;
	if ( state.status === 'succeeded' ) {
		switch ( event.verdict ) {
			case 'done':
				return complete( state, redirectUrl );
			case 'retry':
				return notifyFailure( state, {
					redirectUrl,
					previousAttempt: null,
				} );
			case 'stop':
				return complete( state, redirectUrl, true );
		}
	}
	return event.verdict === 'stop'
		? complete( state, redirectUrl, true, state.previousAttempt )
		: reject( state, { type: 'showRefusal' } );
};

const fromComplete = (
	state: StateOf< 'complete' >,
	event: OrderEvent
): Step => {
	switch ( event.type ) {
		case 'RESET':
			return idle( state, {
				previousAttempt: state.previousAttempt,
				hasError: false,
			} );
		case 'PAYMENT_OPENED':
			return state.hasError
				? keepState( state )
				: pay( state, state.redirectUrl );
		default:
			return keepState( state );
	}
};

const fromCheck = (
	state: StateOf< 'checkingPayment' >,
	event: Extract< OrderEvent, { type: 'PAYMENT_CHECKED' } >
): Step => {
	const { reason, redirectUrl } = state;
	switch ( event.result ) {
		case 'paid':
			// After a reload, the shopper may want to place another order.
			return reason === 'payAgain'
				? complete( state, event.redirectUrl )
				: {
						state: {
							status: 'complete',
							hasError: false,
							redirectUrl: event.redirectUrl,
							previousAttempt: null,
							run: state.run + 1,
						},
						effects: [
							{
								type: 'savePlacedOrder',
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
				{ previousAttempt: null, hasError: false },
				{ type: 'clearJournal' }
			);
		case 'unknown':
			return pay( state, redirectUrl, {
				type: 'showOrderNotice',
				notice: 'paymentUnchecked',
			} );
	}
};

const fromPaying = (
	state: StateOf< 'paying' | 'checkingPayment' >,
	event: OrderEvent
): Step => {
	const { redirectUrl } = state;
	switch ( event.type ) {
		case 'CHECK_PAYMENT':
			return state.status === 'paying'
				? checkPayment( state, redirectUrl, event.reason )
				: keepState( state );
		case 'PAYMENT_CHECKED':
			return state.status === 'checkingPayment'
				? fromCheck( state, event )
				: keepState( state );
		case 'LOAD_FAILED':
			return state.status === 'checkingPayment'
				? pay( state, redirectUrl )
				: keepState( state );
		// The add-on that takes the payment reports that it failed.
		case 'RESET':
			return payAgain( state, false );
		case 'PROBLEM':
			return payAgain( state, true );
		case 'COMPLETE':
			// Opening the same dialog again could take the payment twice.
			return event.redirectUrl === redirectUrl
				? keepState( state )
				: complete( state, event.redirectUrl );
		default:
			return keepState( state );
	}
};

const isStale = ( { run }: OrderState, event: OrderEvent ): boolean =>
	'run' in event && event.run !== run;

/**
 * Returns the next state and its effects. Events that don't apply to a state leave it unchanged: a second click, a
 * stale response, or a reset of a sent order.
 */
export const transition = ( state: OrderState, event: OrderEvent ): Step => {
	if ( isStale( state, event ) ) {
		return keepState( state );
	}
	switch ( state.status ) {
		case 'idle':
			return fromIdle( state, event );
		case 'locked':
			return fromLocked( state, event );
		case 'validating':
		case 'waiting':
		case 'settingUpPayment':
			return fromPreparing( state, event );
		case 'sending':
			return fromSending( state, event );
		case 'pollingStatus':
			return fromPollingStatus( state, event );
		case 'unknown':
			return fromUnknown( state, event );
		case 'unanswered':
			return fromUnanswered( state, event );
		case 'succeeded':
		case 'failed':
			return fromNotifying( state, event );
		case 'complete':
			return fromComplete( state, event );
		case 'paying':
		case 'checkingPayment':
			return fromPaying( state, event );
	}
};
