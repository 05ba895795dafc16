import { IDLE } from './idle';
import { transition } from './transition';
import type {
	Attempt,
	OrderContext,
	OrderEffect,
	OrderEvent,
	OrderState,
	Outcome,
	PaymentCheck,
} from './types';

export interface Transition {
	readonly from: OrderState;
	readonly event: OrderEvent;
	readonly to: OrderState;
	readonly effects: readonly OrderEffect[];
}

export interface Exploration {
	/** One state of each kind: states that differ only in `run` count as one. */
	readonly states: readonly OrderState[];
	readonly transitions: readonly Transition[];
	readonly eventCount: number;
}

const SHOWN_TOTAL = '1000';
const CHANGED_TOTAL = '1200';
const ATTEMPT: Attempt = { key: 'attempt-key', total: SHOWN_TOTAL };
/** The server reports this attempt in place of the polled one. */
const OTHER_ATTEMPT: Attempt = { ...ATTEMPT, key: 'other-key' };
const BOOLEANS = [ true, false ];
const REDIRECTS: Readonly< Partial< Record< Outcome, string > > > = {
	placed: '/received',
	elsewhere: '/bank',
};
const OUTCOMES: readonly Outcome[] = [
	'placed',
	'notPlaced',
	'notFound',
	'processing',
	'unanswered',
	'otherCart',
	'elsewhere',
	'unreachable',
	'undeterminable',
];

const PAYMENT_CHECKS: readonly PaymentCheck[] = [
	'paid',
	'unpaid',
	'payPage',
	'cancelled',
	'unknown',
];

const contexts: readonly OrderContext[] = BOOLEANS.flatMap( ( isCalculating ) =>
	BOOLEANS.flatMap( ( needsPayment ) =>
		BOOLEANS.flatMap( ( isExpress ) =>
			[ SHOWN_TOTAL, CHANGED_TOTAL ].map( ( total ) => ( {
				isCalculating,
				needsPayment,
				isExpress,
				total,
				newKey: 'new',
			} ) )
		)
	)
);

/** All events, each with the state's `run` and with a stale one. */
const eventsAt = ( { run, ...state }: OrderState ): OrderEvent[] => [
	...BOOLEANS.flatMap( ( hasCheckoutForm ) =>
		BOOLEANS.map( ( mustWait ): OrderEvent => ( {
			type: 'SUBMIT',
			total: SHOWN_TOTAL,
			mustWait,
			hasCheckoutForm,
		} ) )
	),
	{ type: 'FORM_UNMOUNTED' },
	...contexts.map( ( each ): OrderEvent => ( {
		type: 'CALCULATED',
		...each,
	} ) ),
	{ type: 'CALCULATION_FAILED' },
	{ type: 'RESUMED', attempt: ATTEMPT },
	{ type: 'POLL_STATUS' },
	{
		type: 'RISK_ACCEPTED',
		newKey:
			'attempt' in state && state.attempt.key === 'confirmed'
				? 'confirmed again'
				: 'confirmed',
	},
	{ type: 'PROBLEM' },
	{ type: 'PROBLEM_FIXED' },
	{ type: 'RESET' },
	{ type: 'LOCKED' },
	{ type: 'UNLOCKED' },
	{ type: 'WENT_OFFLINE' },
	{ type: 'COMPLETE', redirectUrl: '/elsewhere' },
	{ type: 'COMPLETE', redirectUrl: '#pay' },
	...( [ 'payAgain', 'reload', 'reopened' ] as const ).flatMap(
		( reason ): OrderEvent[] => [
			{ type: 'CHECK_PAYMENT', reason },
			{ type: 'PAYMENT_RESUMED', redirectUrl: '#pay', reason },
		]
	),
	...[ run, run - 1 ].flatMap( ( eventRun ): OrderEvent[] => [
		...contexts.flatMap( ( each ) =>
			BOOLEANS.flatMap( ( isGood ): OrderEvent[] => [
				{ type: 'VALIDATED', run: eventRun, isValid: isGood, ...each },
				{
					type: 'PAYMENT_SET_UP',
					run: eventRun,
					isReady: isGood,
					...each,
				},
			] )
		),
		...BOOLEANS.map( ( isPlaced ): OrderEvent => ( {
			type: 'RESPONSE_RECEIVED',
			run: eventRun,
			isPlaced,
			redirectUrl: isPlaced ? '/received' : '',
		} ) ),
		{ type: 'CALCULATION_FAILED', run: eventRun },
		{ type: 'LOAD_FAILED', run: eventRun },
		{ type: 'LOCKED', run: eventRun },
		...( [ 'connection', 'server' ] as const ).map(
			( cause ): OrderEvent => ( {
				type: 'RESPONSE_LOST',
				run: eventRun,
				cause,
			} )
		),
		{ type: 'PAYMENT_OPENED', run: eventRun },
		...PAYMENT_CHECKS.map( ( result ): OrderEvent => ( {
			type: 'PAYMENT_CHECKED',
			run: eventRun,
			result,
			redirectUrl: result === 'paid' ? '/received' : '',
		} ) ),
		{
			type: 'REJECTED_AS_UNANSWERED',
			run: eventRun,
			attempt: OTHER_ATTEMPT,
		},
		...OUTCOMES.flatMap( ( outcome ) =>
			[ 'attempt' in state ? state.attempt : ATTEMPT, OTHER_ATTEMPT ].map(
				( attempt ): OrderEvent => ( {
					type: 'STATUS_POLLED',
					run: eventRun,
					outcome,
					attempt,
					redirectUrl: REDIRECTS[ outcome ] ?? '',
				} )
			)
		),
		...( [ 'done', 'retry', 'stop' ] as const ).flatMap( ( verdict ) =>
			[ null, '/elsewhere', '#pay' ].map(
				( redirectUrl ): OrderEvent => ( {
					type: 'OBSERVERS_FINISHED',
					run: eventRun,
					verdict,
					redirectUrl,
				} )
			)
		),
	] ),
];

const getStateKey = ( state: OrderState ): string =>
	JSON.stringify( { ...state, run: 0 } );

/** Visits every reachable state with every event. Used by tests, and for the table in the docs. */
export const explore = (): Exploration => {
	const visited = new Map< string, OrderState >( [
		[ getStateKey( IDLE ), IDLE ],
	] );
	const transitions: Transition[] = [];
	let eventCount = 0;
	// The iteration includes entries that we add meanwhile.
	for ( const from of visited.values() ) {
		const events = eventsAt( from );
		eventCount = events.length;
		for ( const event of events ) {
			const { state: to, effects } = transition( from, event );
			transitions.push( { from, event, to, effects } );
			if ( ! visited.has( getStateKey( to ) ) ) {
				visited.set( getStateKey( to ), to );
			}
		}
	}
	return { states: [ ...visited.values() ], transitions, eventCount };
};
