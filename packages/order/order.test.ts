/** @jest-environment node */
import { explore, type Transition } from './explore';
import { createOrderRunner } from './runner';
import { IDLE } from './idle';
import { POLL_DELAYS_MS, NOT_FOUND_POLL_LIMIT, transition } from './transition';
import type {
	Attempt,
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
	Outcome,
	PaymentCheck,
} from './types';

const { states, transitions, eventCount } = explore();

const has = ( { effects }: Transition, type: OrderEffect[ 'type' ] ) =>
	effects.some( ( effect ) => effect.type === type );
const changes = ( { from, to }: Transition ) => from !== to;
const leaving = ( ...statuses: OrderStatus[] ) =>
	transitions.filter(
		( move ) =>
			statuses.includes( move.from.status ) &&
			changes( move ) &&
			! statuses.includes( move.to.status )
	);

const createTestRunner = (
	runEffect: ( effect: OrderEffect ) => void,
	onChange: ( state: OrderState ) => void = () => {}
) => createOrderRunner( { runEffect, onChange } );

const play = (
	respond: ( effect: OrderEffect ) => OrderEvent | null,
	...events: OrderEvent[]
) => {
	const done: OrderEffect[] = [];
	const runner = createTestRunner( ( effect ) => {
		done.push( effect );
		const next = respond( effect );
		if ( next ) {
			runner.dispatch( next );
		}
	} );
	events.forEach( runner.dispatch );
	return { state: runner.getState(), done };
};

const shop = {
	isCalculating: false,
	needsPayment: true,
	isExpress: false,
	total: '1000',
	newKey: 'first',
};
const SUBMIT = {
	type: 'SUBMIT',
	total: '1000',
	mustWait: false,
	hasCheckoutForm: true,
} as const satisfies OrderEvent;
const SUBMIT_EARLY: OrderEvent = { ...SUBMIT, mustWait: true };

const attemptOf = ( effect: OrderEffect ): Attempt =>
	'attempt' in effect ? effect.attempt : { key: '', total: '' };

const pollingFinds =
	( outcome: Outcome ) =>
	( effect: OrderEffect & { run: number } ): OrderEvent => ( {
		type: 'STATUS_POLLED',
		run: effect.run,
		outcome,
		attempt: attemptOf( effect ),
		redirectUrl: '',
	} );

const happyPathExcept =
	(
		responses: Partial<
			Record<
				OrderEffect[ 'type' ],
				( effect: OrderEffect & { run: number } ) => OrderEvent | null
			>
		> = {}
	) =>
	( effect: OrderEffect ): OrderEvent | null => {
		if ( ! ( 'run' in effect ) ) {
			return null;
		}
		const { run, type } = effect;
		const override = responses[ type ];
		if ( override ) {
			return override( effect );
		}
		switch ( type ) {
			case 'validate':
				return { type: 'VALIDATED', run, isValid: true, ...shop };
			case 'setUpPayment':
				return { type: 'PAYMENT_SET_UP', run, isReady: true, ...shop };
			case 'send':
				return {
					type: 'RESPONSE_RECEIVED',
					run,
					isPlaced: true,
					redirectUrl: '/received',
				};
			case 'pollStatus':
				return {
					type: 'STATUS_POLLED',
					run,
					outcome: 'placed',
					attempt: attemptOf( effect ),
					redirectUrl: '',
				};
			case 'watchStatus':
				return null;
			default:
				return {
					type: 'OBSERVERS_FINISHED',
					run,
					verdict: 'done',
					redirectUrl: null,
				};
		}
	};

describe( 'every state with every event', () => {
	it( 'is reachable', () => {
		// eslint-disable-next-line no-console -- The report of the test run includes these figures.
		console.info(
			`Order machine: ${ states.length } states, ${ eventCount } events each, ${ transitions.length } moves, ${
				transitions.filter( changes ).length
			} of which change something.`
		);
		expect( console ).toHaveInformed();
		expect( states.length ).toBeGreaterThan( 20 );
		expect( new Set( states.map( ( { status } ) => status ) ) ).toEqual(
			new Set( [
				'idle',
				'locked',
				'validating',
				'waiting',
				'settingUpPayment',
				'sending',
				'pollingStatus',
				'unknown',
				'unanswered',
				'succeeded',
				'failed',
				'complete',
				'paying',
				'checkingPayment',
			] )
		);
	} );

	it( 'sends once, and only from a prepared order', () => {
		const sends = transitions.filter( ( move ) => has( move, 'send' ) );
		expect( sends.length ).toBeGreaterThan( 0 );
		for ( const { from, to, effects } of sends ) {
			expect( [ 'validating', 'waiting', 'settingUpPayment' ] ).toContain(
				from.status
			);
			expect( to.status ).toBe( 'sending' );
			expect(
				effects.filter( ( { type } ) => type === 'send' )
			).toHaveLength( 1 );
		}
	} );

	it( 'sends one order at a time: only a response, or its loss, ends sending', () => {
		expect(
			new Set(
				leaving( 'sending' ).map(
					( { event, to } ) => `${ event.type } ${ to.status }`
				)
			)
		).toEqual(
			new Set( [
				'RESPONSE_RECEIVED succeeded',
				'RESPONSE_RECEIVED failed',
				'RESPONSE_LOST pollingStatus',
				'REJECTED_AS_UNANSWERED unanswered',
			] )
		);
	} );

	it( 'is locked by another tab before its payment is set up, or not at all', () => {
		expect(
			new Set(
				transitions
					.filter(
						( { from, to } ) =>
							to.status === 'locked' && from.status !== 'locked'
					)
					.map( ( { from, event } ) =>
						[ from.status, event.type, 'run' in event ].join( ' ' )
					)
			)
		).toEqual(
			new Set( [
				'idle LOCKED false',
				// We ignore stale events by their run.
				'idle LOCKED true',
				'validating LOCKED true',
				'unanswered LOCKED false',
				'unanswered LOCKED true',
			] )
		);
	} );

	it( 'only follows an open outcome while another tab has the lock, but an add-on may complete its own order', () => {
		expect(
			new Set(
				leaving( 'locked' ).map(
					( { event, to } ) => `${ event.type } ${ to.status }`
				)
			)
		).toEqual(
			new Set( [
				'UNLOCKED idle',
				'COMPLETE complete',
				'RESUMED pollingStatus',
			] )
		);
		expect(
			transitions
				.filter( ( { from } ) => from.status === 'locked' )
				.flatMap( ( { effects } ) =>
					effects.map( ( { type } ) => type )
				)
				.filter(
					( type ) => type !== 'redirect' && type !== 'pollStatus'
				)
		).toEqual( [] );
	} );

	it( 'stops with a notice only if the network is lost before it was sent', () => {
		const lost = transitions.filter(
			( { event } ) => event.type === 'WENT_OFFLINE'
		);
		expect(
			new Set(
				lost
					.filter( ( move ) => changes( move ) )
					.map(
						( { from, to } ) => `${ from.status } ${ to.status }`
					)
			)
		).toEqual(
			new Set(
				[ 'validating', 'waiting', 'settingUpPayment' ].map(
					( status ) => `${ status } idle`
				)
			)
		);
		for ( const move of lost ) {
			expect( move.effects ).toEqual(
				changes( move )
					? [ { type: 'showOrderNotice', notice: 'offline' } ]
					: []
			);
		}
	} );

	it( 'never sends an attempt again before polling its status', () => {
		expect(
			new Set(
				leaving( 'pollingStatus', 'unknown', 'unanswered' ).map(
					( { event, to } ) =>
						[
							event.type,
							event.type === 'STATUS_POLLED' && event.outcome,
							to.status,
						].join( ' ' )
				)
			)
		).toEqual(
			new Set( [
				'STATUS_POLLED placed succeeded',
				'STATUS_POLLED notPlaced failed',
				'STATUS_POLLED elsewhere succeeded',
				'STATUS_POLLED notFound failed',
				'STATUS_POLLED otherCart idle',
				'RISK_ACCEPTED false idle',
				'LOCKED false locked',
			] )
		);
	} );

	it( 'replaces an unanswered attempt only after the shopper has accepted the risk, with one new key', () => {
		const confirmed = transitions.flatMap( ( { from, event, to } ) =>
			event.type === 'RISK_ACCEPTED' && from !== to
				? [ { from, event, to } ]
				: []
		);
		expect( confirmed.length ).toBeGreaterThan( 0 );
		for ( const { from, event, to } of confirmed ) {
			expect( [ from.status, to.status ] ).toEqual( [
				'unanswered',
				'idle',
			] );
			expect( 'previousAttempt' in to && to.previousAttempt ).toEqual( {
				key: event.newKey,
				total: expect.any( String ),
				replaces: 'attempt' in from && from.attempt.key,
			} );
		}
		const nextOf = ( state: OrderState ) =>
			'previousAttempt' in state ? state.previousAttempt : null;
		/** Confirmations come from elsewhere, or outlive the response. */
		const isUnconfirmed = ( { from, event, to }: Transition ) => {
			const before = 'attempt' in from ? from.attempt : nextOf( from );
			const replaced = nextOf( to )?.replaces;
			return (
				from !== to &&
				replaced !== undefined &&
				event.type !== 'RISK_ACCEPTED' &&
				( before?.replaces !== replaced ||
					event.type === 'RESPONSE_RECEIVED' )
			);
		};
		expect( transitions.filter( isUnconfirmed ) ).toEqual( [] );
		expect(
			transitions.filter(
				( { from, to } ) =>
					to.status === 'sending' &&
					from.status !== 'sending' &&
					to.attempt.replaces !== nextOf( from )?.replaces
			)
		).toEqual( [] );
	} );

	it( 'is watched once while its outcome is open, and a poll without news changes nothing', () => {
		const watched: OrderStatus[] = [ 'unknown', 'unanswered' ];
		expect(
			transitions.filter( ( { from, to, effects } ) => {
				const isNew = watched.includes( to.status ) && from !== to;
				return (
					effects.filter( ( { type } ) => type === 'watchStatus' )
						.length !== ( isNew ? 1 : 0 )
				);
			} )
		).toEqual( [] );
		const withoutNews = transitions.filter(
			( { from, event } ) =>
				watched.includes( from.status ) &&
				event.type === 'STATUS_POLLED' &&
				( event.outcome === 'unreachable' ||
					event.outcome === from.status )
		);
		expect( withoutNews.length ).toBeGreaterThan( 0 );
		expect(
			withoutNews.filter(
				( { event, from, effects, to } ) =>
					'attempt' in from &&
					'attempt' in event &&
					event.attempt.key === from.attempt.key &&
					( from !== to || effects.length > 0 )
			)
		).toEqual( [] );
	} );

	it( 'polls at short intervals only for a limited number of times', () => {
		expect(
			transitions.filter(
				( { from, to } ) =>
					to.status === 'pollingStatus' &&
					from !== to &&
					( to.poll > POLL_DELAYS_MS.length ||
						to.poll !==
							( from.status === 'pollingStatus'
								? from.poll + 1
								: 1 ) )
			)
		).toEqual( [] );
	} );

	it( 'returns to the form during an open payment only if it is unpaid or an add-on requests it', () => {
		expect(
			new Set(
				leaving( 'paying', 'checkingPayment' ).map( ( { event, to } ) =>
					[
						event.type,
						event.type === 'PAYMENT_CHECKED' && event.result,
						to.status,
					].join( ' ' )
				)
			)
		).toEqual(
			new Set( [
				'PAYMENT_CHECKED paid complete',
				'PAYMENT_CHECKED payPage complete',
				'PAYMENT_CHECKED unpaid idle',
				'PAYMENT_CHECKED cancelled idle',
				'RESET false idle',
				'PROBLEM false idle',
				'COMPLETE false complete',
			] )
		);
	} );

	it( 'never opens the same dialog twice', () => {
		const opened = transitions.flatMap( ( { from, effects } ) =>
			effects.flatMap( ( effect ) =>
				effect.type === 'redirect' && effect.redirectUrl === '#pay'
					? [ from ]
					: []
			)
		);
		expect( opened.length ).toBeGreaterThan( 0 );
		expect(
			opened.filter(
				( from ) =>
					from.status === 'complete' ||
					( [ 'paying', 'checkingPayment' ].includes( from.status ) &&
						'redirectUrl' in from &&
						from.redirectUrl === '#pay' )
			)
		).toEqual( [] );
	} );

	it( 'reuses the key of an attempt that was not placed, as far as known', () => {
		const notPlaced = transitions.flatMap(
			( { from, event, to, effects } ) =>
				( from.status === 'pollingStatus' &&
					to.status === 'failed' &&
					// The server may report another attempt in its place.
					'attempt' in event &&
					event.attempt === from.attempt ) ||
				( from.status === 'failed' && to.status === 'idle' ) ||
				( from.status === 'failed' && to.status === 'complete' )
					? [
							{
								before:
									from.status === 'failed'
										? from.previousAttempt
										: from.attempt,
								after: to.previousAttempt,
								effects,
							},
						]
					: []
		);
		const sentAgain = transitions.flatMap( ( { from, to } ) =>
			'previousAttempt' in from &&
			from.previousAttempt &&
			to.status === 'sending'
				? [
						{
							before: from.previousAttempt.key,
							after: to.attempt.key,
						},
					]
				: []
		);
		expect( notPlaced.length ).toBeGreaterThan( 0 );
		expect( sentAgain.length ).toBeGreaterThan( 0 );
		for ( const { before, after, effects } of notPlaced ) {
			expect( after ).toEqual( before );
			expect( effects ).not.toContainEqual( { type: 'clearJournal' } );
		}
		for ( const { before, after } of sentAgain ) {
			expect( after ).toBe( before );
		}
	} );

	it.each( [
		[ 'never charges', 'sending' ],
		[ 'never sets up payment of', 'settingUpPayment' ],
	] )( '%s a total that was not shown', ( _, status ) => {
		const started = transitions.flatMap( ( { from, event, to } ) =>
			to.status === status &&
			from.status !== status &&
			'total' in from &&
			'isExpress' in event
				? [ { shown: from.total, event } ]
				: []
		);
		expect( started.length ).toBeGreaterThan( 0 );
		for ( const { shown, event } of started ) {
			expect( event.isCalculating ).toBe( false );
			expect( event.isExpress || event.total === shown ).toBe( true );
		}
	} );

	it( 'leaves a wait only for its own reasons, and validates the form first if it has not yet', () => {
		const waits = transitions.filter(
			( move ) => move.from.status === 'waiting' && changes( move )
		);
		expect(
			new Set(
				waits.map( ( { from, event, to } ) =>
					[
						from.status === 'waiting' && from.next,
						event.type,
						to.status,
					].join( ' ' )
				)
			)
		).toEqual(
			new Set(
				[
					[ 'validating', 'validating' ],
					[ 'settingUpPayment', 'settingUpPayment' ],
					// Nothing to pay.
					[ 'settingUpPayment', 'sending' ],
					[ 'sending', 'sending' ],
				]
					.map( ( [ next, to ] ) => `${ next } CALCULATED ${ to }` )
					.concat(
						[ 'validating', 'settingUpPayment', 'sending' ].flatMap(
							( next ) => [
								`${ next } CALCULATED waiting`,
								`${ next } CALCULATED idle`,
								`${ next } CALCULATION_FAILED idle`,
								`${ next } PROBLEM idle`,
								`${ next } RESET idle`,
								`${ next } FORM_UNMOUNTED idle`,
								`${ next } WENT_OFFLINE idle`,
								`${ next } RESUMED pollingStatus`,
							]
						)
					)
			)
		);
	} );

	it( 'ends with a message, a redirect, or a call of observers', () => {
		const isEnd = ( { from, event, to }: Transition ) =>
			from !== to &&
			from.status !== 'idle' &&
			event.type !== 'RISK_ACCEPTED' &&
			// The form reappears behind the provider's dialog, or replaces an explanation.
			( ( to.status === 'idle' &&
				[
					'paying',
					'checkingPayment',
					'pollingStatus',
					'unknown',
					'unanswered',
				].includes( from.status ) ) ||
				( to.status === 'idle' && to.hasError ) ||
				( to.status === 'complete' && ! to.hasError ) );
		const isReported = ( move: Transition ) =>
			// We reported the failure when it began; an observer may rule out another try.
			move.from.status === 'failed' ||
			has( move, 'showRefusal' ) ||
			has( move, 'showOrderNotice' ) ||
			has( move, 'showLoadError' ) ||
			has( move, 'showProblems' ) ||
			has( move, 'redirect' ) ||
			// The page renders the placed order instead of the form.
			has( move, 'savePlacedOrder' ) ||
			// The order no longer exists, so there's nothing to report.
			( move.event.type === 'PAYMENT_CHECKED' &&
				move.event.result === 'cancelled' );
		const ends = transitions.filter( isEnd );
		expect( ends.length ).toBeGreaterThan( 0 );
		expect( ends.filter( ( move ) => ! isReported( move ) ) ).toEqual( [] );
	} );

	it( 'only shows a notice if the form is unmounted', () => {
		const unmountMoves = transitions.filter(
			( { event } ) =>
				event.type === 'FORM_UNMOUNTED' ||
				( event.type === 'SUBMIT' && ! event.hasCheckoutForm )
		);
		const reported = unmountMoves.filter( ( move ) => changes( move ) );
		expect( reported.length ).toBeGreaterThan( 0 );
		expect(
			reported.filter(
				( { from, to, effects } ) =>
					! [
						'idle',
						'validating',
						'waiting',
						'settingUpPayment',
					].includes( from.status ) ||
					to.status !== 'idle' ||
					effects.length !== 1 ||
					effects[ 0 ]?.type !== 'showOrderNotice'
			)
		).toEqual( [] );
		// Unmounting doesn't affect orders that were sent or never submitted.
		expect(
			unmountMoves.filter(
				( move ) => ! changes( move ) && move.effects.length > 0
			)
		).toEqual( [] );
	} );

	it( 'ignores stale responses', () => {
		const stale = transitions.filter(
			( { from, event } ) => 'run' in event && event.run !== from.run
		);
		expect( stale.length ).toBeGreaterThan( 0 );
		expect(
			stale.filter(
				( move ) => changes( move ) || move.effects.length > 0
			)
		).toEqual( [] );
	} );

	it( 'starts each effect with a new run', () => {
		const started = transitions.flatMap( ( { from, to, effects } ) =>
			effects.flatMap( ( effect ) =>
				'run' in effect ? [ { from, to, run: effect.run } ] : []
			)
		);
		expect(
			started.filter(
				( { from, to, run } ) => run !== to.run || run <= from.run
			)
		).toEqual( [] );
	} );

	it( 'has a transition out of every state', () => {
		for ( const state of states ) {
			expect(
				transitions.some(
					( { from, to } ) => from === state && to !== state
				)
			).toBe( true );
		}
	} );
} );

describe( 'an order', () => {
	it( 'is placed and redirects the shopper', () => {
		const { state, done } = play( happyPathExcept(), SUBMIT );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'setUpPayment',
			'send',
			'clearJournal',
			'notifySuccess',
			'redirect',
		] );
		expect( state ).toMatchObject( {
			status: 'complete',
			redirectUrl: '/received',
		} );
	} );

	it( 'is sent once after a double click', () => {
		const { done } = play( happyPathExcept(), SUBMIT, SUBMIT, SUBMIT );
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
	} );

	it( 'skips the payment if there is nothing to pay', () => {
		const free = { ...shop, needsPayment: false };
		const { done } = play(
			happyPathExcept( {
				validate: ( { run } ) => ( {
					type: 'VALIDATED',
					run,
					isValid: true,
					...free,
				} ),
			} ),
			SUBMIT
		);
		expect( done.map( ( { type } ) => type ) ).not.toContain(
			'setUpPayment'
		);
		expect( done ).toContainEqual(
			expect.objectContaining( {
				type: 'redirect',
				redirectUrl: '/received',
			} )
		);
	} );

	it( 'waits until totals are calculated', () => {
		const busy = happyPathExcept( {
			validate: ( { run } ) => ( {
				type: 'VALIDATED',
				run,
				isValid: true,
				...shop,
				isCalculating: true,
			} ),
		} );
		expect( play( busy, SUBMIT ).state.status ).toBe( 'waiting' );
		expect(
			play( busy, SUBMIT, { type: 'CALCULATED', ...shop } ).state.status
		).toBe( 'complete' );
	} );

	it( 'submitted during a calculation is validated afterwards and continues by itself', () => {
		const early = play(
			happyPathExcept(),
			SUBMIT_EARLY,
			SUBMIT,
			SUBMIT_EARLY
		);
		expect( early.state.status ).toBe( 'waiting' );
		expect( early.done ).toEqual( [] );
		const { state, done } = play( happyPathExcept(), SUBMIT_EARLY, SUBMIT, {
			type: 'CALCULATED',
			...shop,
		} );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'setUpPayment',
			'send',
			'clearJournal',
			'notifySuccess',
			'redirect',
		] );
		expect( state.status ).toBe( 'complete' );
	} );

	it.each( [
		[
			'have changed',
			{ type: 'CALCULATED', ...shop, total: '1200' },
			'totalChanged',
		],
		[
			'could not be calculated',
			{ type: 'CALCULATION_FAILED' },
			'calculationFailed',
		],
	] as const )(
		'submitted during a calculation stops with a notice if totals %s',
		( _, event, notice ) => {
			const { state, done } = play(
				happyPathExcept(),
				SUBMIT_EARLY,
				event
			);
			expect( state ).toMatchObject( { status: 'idle', hasError: true } );
			expect( done ).toEqual( [ { type: 'showOrderNotice', notice } ] );
		}
	);

	it.each( [ 'validate', 'setUpPayment' ] as const )(
		'is not sent, and shows a notice, if changes after the effect %s could not be saved',
		( effect ) => {
			const { state, done } = play(
				happyPathExcept( {
					[ effect ]: ( { run }: { run: number } ) => ( {
						type: 'CALCULATION_FAILED',
						run,
					} ),
				} ),
				SUBMIT
			);
			expect( state ).toMatchObject( { status: 'idle', hasError: true } );
			expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
			expect( done.at( -1 ) ).toEqual( {
				type: 'showOrderNotice',
				notice: 'calculationFailed',
			} );
		}
	);

	it( 'does not set up payment if the total changed during validation', () => {
		const { done } = play(
			happyPathExcept( {
				validate: ( { run } ) => ( {
					type: 'VALIDATED',
					run,
					isValid: true,
					...shop,
					total: '1200',
				} ),
			} ),
			SUBMIT
		);
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'showOrderNotice',
		] );
	} );

	it( 'stops if the total changed after submitting', () => {
		const { state, done } = play(
			happyPathExcept( {
				setUpPayment: ( { run } ) => ( {
					type: 'PAYMENT_SET_UP',
					run,
					isReady: true,
					...shop,
					total: '1200',
				} ),
			} ),
			SUBMIT
		);
		expect( state ).toMatchObject( { status: 'idle', hasError: true } );
		expect( done ).toContainEqual( {
			type: 'showOrderNotice',
			notice: 'totalChanged',
		} );
		expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
	} );

	it( 'polls its status if the response is lost, and is placed', () => {
		const { state, done } = play(
			happyPathExcept( {
				send: ( { run } ) => ( {
					type: 'RESPONSE_LOST',
					run,
					cause: 'connection',
				} ),
			} ),
			SUBMIT
		);
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
		expect( done ).toContainEqual( {
			type: 'showOrderNotice',
			notice: 'placedAfterLoss',
		} );
		expect( state.status ).toBe( 'complete' );
	} );

	it( 'is sent again under the same key if polling finds that it was not placed', () => {
		let sends = 0;
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) =>
					++sends === 1
						? { type: 'RESPONSE_LOST', run, cause: 'connection' }
						: {
								type: 'RESPONSE_RECEIVED',
								run,
								isPlaced: true,
								redirectUrl: '/received',
							},
				pollStatus: pollingFinds( 'notPlaced' ),
				setUpPayment: ( { run } ) => ( {
					type: 'PAYMENT_SET_UP',
					run,
					isReady: true,
					...shop,
					newKey: `key ${ sends }`,
				} ),
			} ),
			SUBMIT,
			SUBMIT
		);
		expect(
			done.flatMap( ( effect ) =>
				effect.type === 'send' ? [ effect.attempt.key ] : []
			)
		).toEqual( [ 'key 0', 'key 0' ] );
		expect( state.status ).toBe( 'complete' );
	} );

	it.each( [
		[ 'connection', 'notPlacedAfterLoss' ],
		[ 'server', 'notPlacedByServerError' ],
	] as const )(
		'notifies failure observers if it was not placed after a loss by the %s',
		( cause, notice ) => {
			const { done } = play(
				happyPathExcept( {
					send: ( { run } ) => ( {
						type: 'RESPONSE_LOST',
						run,
						cause,
					} ),
					pollStatus: pollingFinds( 'notPlaced' ),
				} ),
				SUBMIT
			);
			expect( done.slice( -4 ) ).toEqual( [
				expect.objectContaining( { type: 'pollStatus' } ),
				{ type: 'showOrderNotice', notice },
				expect.objectContaining( { type: 'notifyFailure' } ),
				{ type: 'showRefusal' },
			] );
		}
	);

	it( 'is polled for seven seconds if the server does not support keys', () => {
		const { done } = play(
			happyPathExcept( {
				send: ( { run } ) => ( {
					type: 'RESPONSE_LOST',
					run,
					cause: 'connection',
				} ),
				pollStatus: pollingFinds( 'notFound' ),
			} ),
			SUBMIT
		);
		expect(
			done.flatMap( ( effect ) =>
				effect.type === 'pollStatus' ? [ effect.delayMs ] : []
			)
		).toEqual( POLL_DELAYS_MS.slice( 0, NOT_FOUND_POLL_LIMIT ) );
	} );

	it( 'becomes unknown after one poll if the server cannot determine its status', () => {
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) => ( {
					type: 'RESPONSE_LOST',
					run,
					cause: 'connection',
				} ),
				pollStatus: pollingFinds( 'undeterminable' ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect( done.slice( -2 ).map( ( { type } ) => type ) ).toEqual( [
			'pollStatus',
			'watchStatus',
		] );
	} );

	it( 'stays unknown after the last poll, and is watched', () => {
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) => ( {
					type: 'RESPONSE_LOST',
					run,
					cause: 'connection',
				} ),
				pollStatus: pollingFinds( 'unreachable' ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect(
			done.filter( ( { type } ) => type === 'pollStatus' )
		).toHaveLength( POLL_DELAYS_MS.length );
		expect( done.at( -1 ) ).toMatchObject( { type: 'watchStatus' } );
	} );

	it( 'with unknown status is polled again when the shopper requests it', () => {
		let isReachable = false;
		const respond = happyPathExcept( {
			send: ( { run } ) => ( {
				type: 'RESPONSE_LOST',
				run,
				cause: 'connection',
			} ),
			pollStatus: ( effect ) =>
				pollingFinds( isReachable ? 'placed' : 'unreachable' )(
					effect
				),
		} );
		const runner = createTestRunner( ( effect ) => {
			const event = respond( effect );
			if ( event ) {
				runner.dispatch( event );
			}
		} );
		runner.dispatch( SUBMIT );
		runner.dispatch( SUBMIT );
		expect( runner.getState().status ).toBe( 'unknown' );
		isReachable = true;
		runner.dispatch( { type: 'POLL_STATUS' } );
		expect( runner.getState().status ).toBe( 'complete' );
	} );

	it( 'continues if a listener or an effect throws', () => {
		const reported = jest.spyOn( console, 'error' ).mockImplementation();
		const done: string[] = [];
		const runner = createTestRunner(
			( { type } ) => {
				done.push( type );
				throw new Error( 'An effect failed.' );
			},
			() => {
				throw new Error( 'A listener failed.' );
			}
		);
		runner.dispatch( SUBMIT );
		runner.dispatch( { type: 'RESET' } );
		runner.dispatch( SUBMIT );
		expect( runner.getState().status ).toBe( 'validating' );
		expect( done ).toEqual( [ 'validate', 'validate' ] );
		expect( reported ).toHaveBeenCalled();
		reported.mockRestore();
	} );

	it( 'waits for totals that change during payment setup, and sets it up only once', () => {
		const { state, done } = play(
			happyPathExcept( {
				setUpPayment: ( { run } ) => ( {
					type: 'PAYMENT_SET_UP',
					run,
					isReady: true,
					...shop,
					isCalculating: true,
				} ),
			} ),
			SUBMIT,
			{ type: 'CALCULATED', ...shop }
		);
		expect( state.status ).toBe( 'complete' );
		expect(
			done.filter( ( { type } ) => type === 'setUpPayment' )
		).toHaveLength( 1 );
	} );

	it( 'with an unknown outcome is polled when the page loads again', () => {
		const { state, done } = play( happyPathExcept(), {
			type: 'RESUMED',
			attempt: { key: 'attempt-key', total: '1000' },
		} );
		expect( done[ 0 ] ).toMatchObject( {
			type: 'pollStatus',
			attempt: { key: 'attempt-key' },
			delayMs: 0,
		} );
		expect( state.status ).toBe( 'complete' );
	} );

	it( 'can be submitted again after the page was left and shown again', () => {
		const { state } = play( happyPathExcept(), SUBMIT, { type: 'RESET' } );
		expect( state ).toEqual( { ...IDLE, run: expect.any( Number ) } );
	} );
} );

describe( 'an order that a gateway never responded to', () => {
	const NUMBERED = { key: 'first', total: '1000', orderNumber: '83' };
	const sentKeys = ( done: OrderEffect[] ) =>
		done.flatMap( ( effect ) =>
			effect.type === 'send' ? [ effect.attempt ] : []
		);
	const lost = happyPathExcept( {
		send: ( { run } ) => ( {
			type: 'RESPONSE_LOST',
			run,
			cause: 'server',
		} ),
		pollStatus: pollingFinds( 'unanswered' ),
	} );
	const ACCEPT: OrderEvent = { type: 'RISK_ACCEPTED', newKey: 'second' };

	it( 'is not sent again until the shopper accepts the risk', () => {
		const { state, done } = play( lost, SUBMIT, SUBMIT, {
			type: 'RESET',
		} );
		expect( state ).toMatchObject( {
			status: 'unanswered',
			attempt: { key: 'first' },
		} );
		expect( sentKeys( done ) ).toHaveLength( 1 );
	} );

	it( 'is replaced by one attempt after that', () => {
		let sends = 0;
		const { state, done } = play(
			happyPathExcept( {
				send: ( { run } ) =>
					++sends === 1
						? {
								type: 'REJECTED_AS_UNANSWERED',
								run,
								attempt: NUMBERED,
							}
						: {
								type: 'RESPONSE_RECEIVED',
								run,
								isPlaced: false,
								redirectUrl: '',
							},
			} ),
			SUBMIT,
			ACCEPT,
			SUBMIT,
			SUBMIT
		);
		expect( sentKeys( done ) ).toEqual( [
			{ key: 'first', total: '1000' },
			{ key: 'second', total: '1000', replaces: 'first' },
			// The server has responded, so no attempt is unanswered any more.
			{ key: 'first', total: '1000' },
		] );
		expect( state.status ).toBe( 'idle' );
	} );

	it( 'is replaced by the same attempt again if that request did not arrive', () => {
		let isSent = false;
		const { done } = play(
			happyPathExcept( {
				send: ( { run } ) => {
					isSent = true;
					return { type: 'RESPONSE_LOST', run, cause: 'connection' };
				},
				pollStatus: ( effect ) =>
					pollingFinds( isSent ? 'notPlaced' : 'unanswered' )(
						effect
					),
			} ),
			{ type: 'RESUMED', attempt: NUMBERED },
			ACCEPT,
			SUBMIT,
			SUBMIT
		);
		const SECOND = { key: 'second', total: '1000', replaces: 'first' };
		expect( sentKeys( done ) ).toEqual( [ SECOND, SECOND ] );
	} );

	it.each( [
		[ 'placed', 'complete', 'placed' ],
		[ 'notPlaced', 'idle', 'notPlaced' ],
		[ 'otherCart', 'idle', 'otherCart' ],
	] as const )(
		'becomes %s by itself, without a word about a lost connection',
		( outcome, status, notice ) => {
			const { state, done } = play(
				happyPathExcept( {
					send: ( { run } ) => ( {
						type: 'RESPONSE_LOST',
						run,
						cause: 'connection',
					} ),
					pollStatus: pollingFinds( 'unanswered' ),
					watchStatus: pollingFinds( outcome ),
				} ),
				SUBMIT
			);
			expect( state.status ).toBe( status );
			expect( done ).toContainEqual( {
				type: 'showOrderNotice',
				notice,
			} );
		}
	);

	it( 'continues with the attempt by which another tab has replaced it', () => {
		const { state, done } = play(
			happyPathExcept( {
				pollStatus: pollingFinds( 'unanswered' ),
				watchStatus: ( { run } ) =>
					run < 4
						? {
								type: 'STATUS_POLLED',
								run,
								outcome: 'processing',
								attempt: { key: 'of another tab', total: '' },
								redirectUrl: '',
							}
						: null,
			} ),
			{ type: 'RESUMED', attempt: NUMBERED }
		);
		expect( state ).toMatchObject( {
			status: 'unanswered',
			attempt: { key: 'of another tab' },
		} );
		expect( sentKeys( done ) ).toEqual( [] );
	} );
} );

describe( 'an order that is paid in a dialog on the page', () => {
	/** Its gateway responds with a fragment; checking the payment returns the given result. */
	const shopWithDialog = ( result: PaymentCheck ) =>
		happyPathExcept( {
			send: ( { run } ) => ( {
				type: 'RESPONSE_RECEIVED',
				run,
				isPlaced: true,
				redirectUrl: '#pay',
			} ),
			redirect: ( effect ) =>
				effect.type === 'redirect' && effect.redirectUrl === '#pay'
					? { type: 'PAYMENT_OPENED', run: effect.run }
					: null,
			checkPayment: ( { run } ) => ( {
				type: 'PAYMENT_CHECKED',
				run,
				result,
				redirectUrl: result === 'unpaid' ? '' : '/received',
			} ),
		} );
	const CHECK: OrderEvent = {
		type: 'CHECK_PAYMENT',
		reason: 'payAgain',
	};
	const sends = ( done: OrderEffect[] ) =>
		done.filter( ( { type } ) => type === 'send' );

	it( 'waits for the payment and ignores Place Order meanwhile', () => {
		const { state, done } = play(
			shopWithDialog( 'unpaid' ),
			SUBMIT,
			SUBMIT,
			SUBMIT
		);
		expect( state.status ).toBe( 'paying' );
		expect( sends( done ) ).toHaveLength( 1 );
		expect( done.at( -1 ) ).toEqual( {
			type: 'watchPayment',
			redirectUrl: '#pay',
		} );
	} );

	it( 'can be tried again under a new key once the server reports it as unpaid', () => {
		const { state, done } = play(
			shopWithDialog( 'unpaid' ),
			SUBMIT,
			CHECK,
			SUBMIT
		);
		expect( done ).toContainEqual( {
			type: 'showOrderNotice',
			notice: 'unpaid',
		} );
		expect( sends( done ) ).toHaveLength( 2 );
		expect( state.status ).toBe( 'paying' );
	} );

	it( 'redirects to its page if it is paid', () => {
		const { state, done } = play(
			shopWithDialog( 'paid' ),
			SUBMIT,
			CHECK,
			SUBMIT
		);
		expect( state ).toMatchObject( {
			status: 'complete',
			redirectUrl: '/received',
		} );
		expect( sends( done ) ).toHaveLength( 1 );
	} );

	it( 'is not tried again while it is unknown whether it is paid', () => {
		const { state, done } = play(
			shopWithDialog( 'unknown' ),
			SUBMIT,
			CHECK,
			SUBMIT
		);
		expect( state.status ).toBe( 'paying' );
		expect( sends( done ) ).toHaveLength( 1 );
		expect( done ).toContainEqual( {
			type: 'showOrderNotice',
			notice: 'paymentUnchecked',
		} );
	} );

	it.each( [
		[ 'reload', 'unpaid', 'idle' ],
		[ 'reload', 'cancelled', 'idle' ],
		[ 'reload', 'paid', 'complete' ],
		[ 'reload', 'unknown', 'paying' ],
		[ 'reopened', 'unpaid', 'paying' ],
		[ 'reopened', 'payPage', 'paying' ],
		[ 'reopened', 'paid', 'complete' ],
		[ 'reopened', 'unknown', 'paying' ],
	] as const )(
		'after a %s, if the server reports %s, is %s and sends nothing',
		( reason, result, status ) => {
			const { state, done } = play( shopWithDialog( result ), {
				type: 'PAYMENT_RESUMED',
				redirectUrl: '#pay',
				reason,
			} );
			expect( state.status ).toBe( status );
			expect( sends( done ) ).toEqual( [] );
			expect( done.some( ( { type } ) => type === 'redirect' ) ).toBe(
				false
			);
		}
	);
} );

describe( 'an order whose effects cannot run because the code did not load', () => {
	const ATTEMPT = { key: 'k', total: '1000' };
	const failToLoad = ( ...events: OrderEvent[] ) =>
		play(
			( effect ) =>
				'run' in effect
					? { type: 'LOAD_FAILED', run: effect.run }
					: null,
			...events
		);

	it( 'is not sent, shows the reason, and can be submitted again', () => {
		const { state, done } = failToLoad( SUBMIT );
		expect( state ).toMatchObject( { status: 'idle', hasError: true } );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'showLoadError',
		] );
		expect( transition( state, SUBMIT ).state.status ).toBe( 'validating' );
	} );

	it( 'is unknown if it may have been sent before, and is not sent again meanwhile', () => {
		const { state, done } = failToLoad(
			{ type: 'RESUMED', attempt: ATTEMPT },
			SUBMIT
		);
		expect( state ).toMatchObject( {
			status: 'unknown',
			attempt: ATTEMPT,
		} );
		expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
		expect(
			transition( state, { type: 'POLL_STATUS' } ).state.status
		).toBe( 'pollingStatus' );
	} );

	it( 'preserves an open payment until the server is reachable', () => {
		const { state, done } = failToLoad(
			{ type: 'PAYMENT_RESUMED', redirectUrl: '#pay', reason: 'reload' },
			SUBMIT
		);
		expect( state ).toMatchObject( {
			status: 'paying',
			redirectUrl: '#pay',
		} );
		expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
	} );

	it( 'is complete if an add-on has placed it', () => {
		const { state } = failToLoad( {
			type: 'COMPLETE',
			redirectUrl: '/thanks/',
		} );
		expect( state ).toMatchObject( {
			status: 'complete',
			redirectUrl: '/thanks/',
		} );
	} );
} );
