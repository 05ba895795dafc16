import { IDLE } from './idle';
import { transition } from './transition';
import type {
	Attempt,
	Circumstances,
	OrderEffect,
	OrderEvent,
	OrderState,
	Outcome,
	PaymentCheck,
} from './types';

/** One step that an order may take. */
export interface Move {
	readonly from: OrderState;
	readonly event: OrderEvent;
	readonly to: OrderState;
	readonly effects: readonly OrderEffect[];
}

/** All that may become of an order. */
export interface Exploration {
	/** One of each kind: those that differ only in `run` are one. */
	readonly states: readonly OrderState[];
	/** Every state with every event, also those that change nothing. */
	readonly moves: readonly Move[];
	/** How many events each state was tried with. */
	readonly eventCount: number;
}

const SHOWN = '1000';
const CHANGED = '1200';
const ATTEMPT: Attempt = { key: 'kept', total: SHOWN };
const YES_NO = [ true, false ];
const REDIRECTS: Readonly< Partial< Record< Outcome, string > > > = {
	placed: '/received',
	elsewhere: '/bank',
};
const OUTCOMES: readonly Outcome[] = [
	'placed',
	'absent',
	'unseen',
	'working',
	'elsewhere',
	'unreachable',
	'untold',
];

const PAYMENT_CHECKS: readonly PaymentCheck[] = [
	'paid',
	'unpaid',
	'payPage',
	'cancelled',
	'unknown',
];

const circumstances: readonly Circumstances[] = YES_NO.flatMap(
	( isCalculating ) =>
		YES_NO.flatMap( ( needsPayment ) =>
			YES_NO.flatMap( ( isExpress ) =>
				[ SHOWN, CHANGED ].map( ( total ) => ( {
					isCalculating,
					needsPayment,
					isExpress,
					total,
					newKey: 'new',
				} ) )
			)
		)
);

/** Everything that may happen, once as the answer to a question and once as the answer to one that was given up. */
const eventsAt = ( run: number ): OrderEvent[] => [
	...YES_NO.flatMap( ( isAttended ) =>
		YES_NO.map( ( mustWait ): OrderEvent => ( {
			type: 'SUBMIT',
			total: SHOWN,
			mustWait,
			isAttended,
		} ) )
	),
	{ type: 'UNATTENDED' },
	...circumstances.map( ( each ): OrderEvent => ( {
		type: 'CALCULATED',
		...each,
	} ) ),
	{ type: 'NOT_CALCULATED' },
	{ type: 'RESUMED', attempt: ATTEMPT },
	{ type: 'LOOK_UP' },
	{ type: 'PROBLEM' },
	{ type: 'MENDED' },
	{ type: 'RESET' },
	{ type: 'COMPLETE', redirectUrl: '/elsewhere' },
	{ type: 'COMPLETE', redirectUrl: '#pay' },
	...( [ 'payAgain', 'reload', 'reopened' ] as const ).flatMap(
		( reason ): OrderEvent[] => [
			{ type: 'CHECK_PAYMENT', reason },
			{ type: 'PAYMENT_RESUMED', redirectUrl: '#pay', reason },
		]
	),
	...[ run, run - 1 ].flatMap( ( asked ): OrderEvent[] => [
		...circumstances.flatMap( ( each ) =>
			YES_NO.flatMap( ( isGood ): OrderEvent[] => [
				{ type: 'VALIDATED', run: asked, isValid: isGood, ...each },
				{
					type: 'PAYMENT_SET_UP',
					run: asked,
					isReady: isGood,
					...each,
				},
			] )
		),
		...YES_NO.map( ( isPlaced ): OrderEvent => ( {
			type: 'REPLIED',
			run: asked,
			isPlaced,
			redirectUrl: isPlaced ? '/received' : '',
		} ) ),
		{ type: 'NOT_CALCULATED', run: asked },
		{ type: 'NOT_LOADED', run: asked },
		{ type: 'LOST', run: asked },
		{ type: 'PAYMENT_OPENED', run: asked },
		...PAYMENT_CHECKS.map( ( result ): OrderEvent => ( {
			type: 'PAYMENT_CHECKED',
			run: asked,
			result,
			redirectUrl: result === 'paid' ? '/received' : '',
		} ) ),
		...OUTCOMES.map( ( outcome ): OrderEvent => ( {
			type: 'FOUND',
			run: asked,
			outcome,
			redirectUrl: REDIRECTS[ outcome ] ?? '',
		} ) ),
		...( [ 'done', 'retry', 'stop' ] as const ).flatMap( ( verdict ) =>
			[ null, '/elsewhere', '#pay' ].map(
				( redirectUrl ): OrderEvent => ( {
					type: 'CONCLUDED',
					run: asked,
					verdict,
					redirectUrl,
				} )
			)
		),
	] ),
];

const kindOf = ( state: OrderState ): string =>
	JSON.stringify( { ...state, run: 0 } );

/** Walks every state that can be reached, with every event. For tests, and for the table in the documentation. */
export function explore(): Exploration {
	const known = new Map< string, OrderState >( [ [ kindOf( IDLE ), IDLE ] ] );
	const moves: Move[] = [];
	let eventCount = 0;
	// A map goes on to what is added to it while it is walked.
	for ( const from of known.values() ) {
		const events = eventsAt( from.run );
		eventCount = events.length;
		for ( const event of events ) {
			const { state: to, effects } = transition( from, event );
			moves.push( { from, event, to, effects } );
			if ( ! known.has( kindOf( to ) ) ) {
				known.set( kindOf( to ), to );
			}
		}
	}
	return { states: [ ...known.values() ], moves, eventCount };
}
