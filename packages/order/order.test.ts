import { explore, type Transition } from './explore';
import { createOrderRunner } from './runner';
import { IDLE } from './idle';
import { POLL_DELAYS_MS, NOT_FOUND_POLL_LIMIT, transition } from './transition';
import type {
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
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

/** Walks until nothing more is to be done, with answers that the test gives. */
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
/** Asked for while totals are being worked out. */
const SUBMIT_EARLY: OrderEvent = { ...SUBMIT, mustWait: true };

/** A shop in which all goes well, but for what the test says. */
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
					redirectUrl: '',
				};
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
	it( 'is walked', () => {
		// eslint-disable-next-line no-console -- The figures belong to the run's report.
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
				'validating',
				'waiting',
				'settingUpPayment',
				'sending',
				'pollingStatus',
				'unknown',
				'succeeded',
				'failed',
				'complete',
				'paying',
				'checkingPayment',
			] )
		);
	} );

	it( 'sends only from a prepared order, once', () => {
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

	it( 'has one order on the wire at most: only an answer, or the loss of it, ends sending', () => {
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
			] )
		);
	} );

	it( 'never sends again what has not been looked up', () => {
		expect(
			new Set(
				leaving( 'pollingStatus', 'unknown' ).map( ( { event, to } ) =>
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
				'STATUS_POLLED notPlaced idle',
				'STATUS_POLLED elsewhere succeeded',
				'STATUS_POLLED notFound idle',
			] )
		);
	} );

	it( 'gives the form back during an open payment only for an unpaid order or at the word of an add-on', () => {
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

	it( 'does not open the same dialog twice', () => {
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

	it( 'keeps the key of an attempt that has come to nothing, as far as anybody knows', () => {
		const notPlaced = transitions.flatMap( ( { from, to, effects } ) =>
			from.status === 'pollingStatus' && to.status === 'idle'
				? [
						{
							before: from.attempt,
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
			expect( after ).toBe( before );
			expect( effects ).not.toContainEqual( { type: 'clearJournal' } );
		}
		for ( const { before, after } of sentAgain ) {
			expect( after ).toBe( before );
		}
	} );

	it.each( [
		[ 'charges nothing', 'sending' ],
		[ 'asks for no payment of anything', 'settingUpPayment' ],
	] )( '%s that was not shown', ( _, status ) => {
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

	it( 'goes on from a wait by what was waited for alone, and looks at the form before anything else where it has not', () => {
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
					// Nothing is to be paid.
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
							]
						)
					)
			)
		);
	} );

	it( 'ends with a message, a redirect, or a question to observers who have one', () => {
		const isEnd = ( { from, to }: Transition ) =>
			from !== to &&
			from.status !== 'idle' &&
			( to.status === 'unknown' ||
				// The form comes back behind the provider's dialog.
				( to.status === 'idle' &&
					[ 'paying', 'checkingPayment' ].includes( from.status ) ) ||
				( to.status === 'idle' && to.hasError ) ||
				( to.status === 'complete' && ! to.hasError ) );
		const isReported = ( move: Transition ) =>
			// The payment says itself what is wrong; failure was told when it began.
			move.event.type === 'PAYMENT_SET_UP' ||
			move.from.status === 'failed' ||
			has( move, 'showOrderNotice' ) ||
			has( move, 'showLoadError' ) ||
			has( move, 'showProblems' ) ||
			has( move, 'redirect' ) ||
			// The page shows it in place of the form.
			has( move, 'savePlacedOrder' ) ||
			// There is nothing left of it to speak of.
			( move.event.type === 'PAYMENT_CHECKED' &&
				move.event.result === 'cancelled' );
		const ends = transitions.filter( isEnd );
		expect( ends.length ).toBeGreaterThan( 0 );
		expect( ends.filter( ( move ) => ! isReported( move ) ) ).toEqual( [] );
	} );

	it( 'does nothing for an order that nobody can look at but say so', () => {
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
		// What has left, or was never asked for, is nothing to it.
		expect(
			unmountMoves.filter(
				( move ) => ! changes( move ) && move.effects.length > 0
			)
		).toEqual( [] );
	} );

	it( 'takes no late answer to a question that was given up', () => {
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

	it( 'asks each question under a number of its own', () => {
		const questions = transitions.flatMap( ( { from, to, effects } ) =>
			effects.flatMap( ( effect ) =>
				'run' in effect ? [ { from, to, run: effect.run } ] : []
			)
		);
		expect(
			questions.filter(
				( { from, to, run } ) => run !== to.run || run <= from.run
			)
		).toEqual( [] );
	} );

	it( 'leaves no state without a way on', () => {
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
	it( 'is placed, and the shopper sent on', () => {
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

	it( 'is sent once by a double click', () => {
		const { done } = play( happyPathExcept(), SUBMIT, SUBMIT, SUBMIT );
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
	} );

	it( 'needs no payment where nothing is to be paid', () => {
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

	it( 'waits until totals stand', () => {
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

	it( 'asked for while totals are worked out is looked at when they stand, and goes on by itself', () => {
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
			'could not be worked out',
			{ type: 'CALCULATION_FAILED' },
			'calculationFailed',
		],
	] as const )(
		'asked for while totals are worked out stops where they %s, and says so',
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
		'is not sent where what came of the effect %s could not be saved, and says so',
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

	it( 'asks for no payment when the total has changed during the check', () => {
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

	it( 'stops when the total has changed since it was asked for', () => {
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

	it( 'is looked up when the answer is lost, and was placed', () => {
		const { state, done } = play(
			happyPathExcept( {
				send: ( { run } ) => ( { type: 'RESPONSE_LOST', run } ),
			} ),
			SUBMIT
		);
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
		expect( done ).toContainEqual( {
			type: 'showOrderNotice',
			notice: 'placed',
		} );
		expect( state.status ).toBe( 'complete' );
	} );

	it( 'is sent again under the same key after a look has found it absent', () => {
		let sends = 0;
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) =>
					++sends === 1
						? { type: 'RESPONSE_LOST', run }
						: {
								type: 'RESPONSE_RECEIVED',
								run,
								isPlaced: true,
								redirectUrl: '/received',
							},
				pollStatus: ( { run } ) => ( {
					type: 'STATUS_POLLED',
					run,
					outcome: 'notPlaced',
					redirectUrl: '',
				} ),
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

	it( 'is looked for some seconds where no server knows keys', () => {
		const { done } = play(
			happyPathExcept( {
				send: ( { run } ) => ( { type: 'RESPONSE_LOST', run } ),
				pollStatus: ( { run } ) => ( {
					type: 'STATUS_POLLED',
					run,
					outcome: 'notFound',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect(
			done.flatMap( ( effect ) =>
				effect.type === 'pollStatus' ? [ effect.delayMs ] : []
			)
		).toEqual( POLL_DELAYS_MS.slice( 0, NOT_FOUND_POLL_LIMIT ) );
	} );

	it( 'stays unknown after one look, where whoever answers cannot know', () => {
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) => ( { type: 'RESPONSE_LOST', run } ),
				pollStatus: ( { run } ) => ( {
					type: 'STATUS_POLLED',
					run,
					outcome: 'undeterminable',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect( done.slice( -2 ).map( ( { type } ) => type ) ).toEqual( [
			'pollStatus',
			'showOrderNotice',
		] );
	} );

	it( 'stays unknown after the last look, and asks no more by itself', () => {
		const { done, state } = play(
			happyPathExcept( {
				send: ( { run } ) => ( { type: 'RESPONSE_LOST', run } ),
				pollStatus: ( { run } ) => ( {
					type: 'STATUS_POLLED',
					run,
					outcome: 'unreachable',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect(
			done.filter( ( { type } ) => type === 'pollStatus' )
		).toHaveLength( POLL_DELAYS_MS.length );
		expect( done.at( -1 ) ).toEqual( {
			type: 'showOrderNotice',
			notice: 'unknown',
		} );
	} );

	it( 'that nobody could tell of is looked up again when the shopper asks', () => {
		let isReachable = false;
		const respond = happyPathExcept( {
			send: ( { run } ) => ( { type: 'RESPONSE_LOST', run } ),
			pollStatus: ( { run } ) => ( {
				type: 'STATUS_POLLED',
				run,
				outcome: isReachable ? 'placed' : 'unreachable',
				redirectUrl: '',
			} ),
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

	it( 'goes on past a listener or an effect that throws', () => {
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

	it( 'waits for totals that change while payment is set up, and does not set it up again', () => {
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

	it( 'that the page did not hear of is looked up when it comes back', () => {
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

	it( 'may be asked for again after the page was left and shown again', () => {
		const { state } = play( happyPathExcept(), SUBMIT, { type: 'RESET' } );
		expect( state ).toEqual( { ...IDLE, run: expect.any( Number ) } );
	} );
} );

describe( 'an order that is paid in a dialog on the page', () => {
	/** A shop whose gateway answers with a fragment; a check has the given result. */
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

	it( 'waits for the payment, and ignores Place Order meanwhile', () => {
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

	it( 'can be tried again under a new key once the server says that it is unpaid', () => {
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

	it( 'leads to its page where it turns out to be paid', () => {
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

	it( 'is not tried again while nobody knows whether it is paid', () => {
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
		'after a %s, where the server says %s, is %s and sends nothing',
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

describe( 'an order whose effects cannot be performed, because the code did not load', () => {
	const ATTEMPT = { key: 'k', total: '1000' };
	const failToLoad = ( ...events: OrderEvent[] ) =>
		play(
			( effect ) =>
				'run' in effect
					? { type: 'LOAD_FAILED', run: effect.run }
					: null,
			...events
		);

	it( 'is not sent, explains that, and can be submitted again', () => {
		const { state, done } = failToLoad( SUBMIT );
		expect( state ).toMatchObject( { status: 'idle', hasError: true } );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'showLoadError',
		] );
		expect( transition( state, SUBMIT ).state.status ).toBe( 'validating' );
	} );

	it( 'is unknown if it may have been sent before, and is never sent again meanwhile', () => {
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

	it( 'keeps an open payment until the server can be asked', () => {
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
