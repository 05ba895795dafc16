import { explore, type Move } from './explore';
import { createOrderRunner } from './runner';
import { IDLE } from './idle';
import { LOOK_DELAYS_MS, LOOKS_WITHOUT_SIGN, transition } from './transition';
import type {
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
	PaymentCheck,
} from './types';

const { states, moves, eventCount } = explore();

const has = ( { effects }: Move, type: OrderEffect[ 'type' ] ) =>
	effects.some( ( effect ) => effect.type === type );
const changes = ( { from, to }: Move ) => from !== to;
const leaving = ( ...statuses: OrderStatus[] ) =>
	moves.filter(
		( move ) =>
			statuses.includes( move.from.status ) &&
			changes( move ) &&
			! statuses.includes( move.to.status )
	);

const runnerWith = (
	perform: ( effect: OrderEffect ) => void,
	onChange: ( state: OrderState ) => void = () => {}
) => createOrderRunner( { perform, onChange } );

/** Walks until nothing more is to be done, with answers that the test gives. */
const play = (
	answer: ( effect: OrderEffect ) => OrderEvent | null,
	...events: OrderEvent[]
) => {
	const done: OrderEffect[] = [];
	const runner = runnerWith( ( effect ) => {
		done.push( effect );
		const next = answer( effect );
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
	isAttended: true,
} as const satisfies OrderEvent;
/** Asked for while totals are being worked out. */
const SUBMIT_EARLY: OrderEvent = { ...SUBMIT, mustWait: true };

/** A shop in which all goes well, but for what the test says. */
const wellBut =
	(
		answers: Partial<
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
		const own = answers[ type ];
		if ( own ) {
			return own( effect );
		}
		switch ( type ) {
			case 'validate':
				return { type: 'VALIDATED', run, isValid: true, ...shop };
			case 'setUpPayment':
				return { type: 'PAYMENT_SET_UP', run, isReady: true, ...shop };
			case 'send':
				return {
					type: 'REPLIED',
					run,
					isPlaced: true,
					redirectUrl: '/received',
				};
			case 'lookUp':
				return {
					type: 'FOUND',
					run,
					outcome: 'placed',
					redirectUrl: '',
				};
			default:
				return {
					type: 'CONCLUDED',
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
			`Order machine: ${ states.length } states, ${ eventCount } events each, ${ moves.length } moves, ${
				moves.filter( changes ).length
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
				'lookingUp',
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
		const sends = moves.filter( ( move ) => has( move, 'send' ) );
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
				'REPLIED succeeded',
				'REPLIED failed',
				'LOST lookingUp',
			] )
		);
	} );

	it( 'never sends again what has not been looked up', () => {
		expect(
			new Set(
				leaving( 'lookingUp', 'unknown' ).map( ( { event, to } ) =>
					[
						event.type,
						event.type === 'FOUND' && event.outcome,
						to.status,
					].join( ' ' )
				)
			)
		).toEqual(
			new Set( [
				'FOUND placed succeeded',
				'FOUND absent idle',
				'FOUND elsewhere succeeded',
				'FOUND unseen idle',
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
		const opened = moves.flatMap( ( { from, effects } ) =>
			effects.flatMap( ( effect ) =>
				effect.type === 'leave' && effect.redirectUrl === '#pay'
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
		const notPlaced = moves.flatMap( ( { from, to, effects } ) =>
			from.status === 'lookingUp' && to.status === 'idle'
				? [ { before: from.attempt, after: to.earlier, effects } ]
				: []
		);
		const sentAgain = moves.flatMap( ( { from, to } ) =>
			'earlier' in from && from.earlier && to.status === 'sending'
				? [ { before: from.earlier.key, after: to.attempt.key } ]
				: []
		);
		expect( notPlaced.length ).toBeGreaterThan( 0 );
		expect( sentAgain.length ).toBeGreaterThan( 0 );
		for ( const { before, after, effects } of notPlaced ) {
			expect( after ).toBe( before );
			expect( effects ).not.toContainEqual( { type: 'forget' } );
		}
		for ( const { before, after } of sentAgain ) {
			expect( after ).toBe( before );
		}
	} );

	it.each( [
		[ 'charges nothing', 'sending' ],
		[ 'asks for no payment of anything', 'settingUpPayment' ],
	] )( '%s that was not shown', ( _, status ) => {
		const begun = moves.flatMap( ( { from, event, to } ) =>
			to.status === status &&
			from.status !== status &&
			'total' in from &&
			'isExpress' in event
				? [ { shown: from.total, event } ]
				: []
		);
		expect( begun.length ).toBeGreaterThan( 0 );
		for ( const { shown, event } of begun ) {
			expect( event.isCalculating ).toBe( false );
			expect( event.isExpress || event.total === shown ).toBe( true );
		}
	} );

	it( 'goes on from a wait by what was waited for alone, and looks at the form before anything else where it has not', () => {
		const waits = moves.filter(
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
								`${ next } NOT_CALCULATED idle`,
								`${ next } PROBLEM idle`,
								`${ next } RESET idle`,
								`${ next } UNATTENDED idle`,
							]
						)
					)
			)
		);
	} );

	it( 'ends with a message, a redirect, or a question to observers who have one', () => {
		const isEnd = ( { from, to }: Move ) =>
			from !== to &&
			from.status !== 'idle' &&
			( to.status === 'unknown' ||
				// The form comes back behind the provider's dialog.
				( to.status === 'idle' &&
					[ 'paying', 'checkingPayment' ].includes( from.status ) ) ||
				( to.status === 'idle' && to.hasError ) ||
				( to.status === 'complete' && ! to.hasError ) );
		const isTold = ( move: Move ) =>
			// The payment says itself what is wrong; failure was told when it began.
			move.event.type === 'PAYMENT_SET_UP' ||
			move.from.status === 'failed' ||
			has( move, 'explain' ) ||
			has( move, 'explainNotLoaded' ) ||
			has( move, 'showProblems' ) ||
			has( move, 'leave' ) ||
			// The page shows it in place of the form.
			has( move, 'rememberPlaced' ) ||
			// There is nothing left of it to speak of.
			( move.event.type === 'PAYMENT_CHECKED' &&
				move.event.result === 'cancelled' );
		const ends = moves.filter( isEnd );
		expect( ends.length ).toBeGreaterThan( 0 );
		expect( ends.filter( ( move ) => ! isTold( move ) ) ).toEqual( [] );
	} );

	it( 'does nothing for an order that nobody can look at but say so', () => {
		const unattended = moves.filter(
			( { event } ) =>
				event.type === 'UNATTENDED' ||
				( event.type === 'SUBMIT' && ! event.isAttended )
		);
		const told = unattended.filter( ( move ) => changes( move ) );
		expect( told.length ).toBeGreaterThan( 0 );
		expect(
			told.filter(
				( { from, to, effects } ) =>
					! [
						'idle',
						'validating',
						'waiting',
						'settingUpPayment',
					].includes( from.status ) ||
					to.status !== 'idle' ||
					effects.length !== 1 ||
					effects[ 0 ]?.type !== 'explain'
			)
		).toEqual( [] );
		// What has left, or was never asked for, is nothing to it.
		expect(
			unattended.filter(
				( move ) => ! changes( move ) && move.effects.length > 0
			)
		).toEqual( [] );
	} );

	it( 'takes no late answer to a question that was given up', () => {
		const late = moves.filter(
			( { from, event } ) => 'run' in event && event.run !== from.run
		);
		expect( late.length ).toBeGreaterThan( 0 );
		expect(
			late.filter(
				( move ) => changes( move ) || move.effects.length > 0
			)
		).toEqual( [] );
	} );

	it( 'asks each question under a number of its own', () => {
		const questions = moves.flatMap( ( { from, to, effects } ) =>
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
				moves.some( ( { from, to } ) => from === state && to !== state )
			).toBe( true );
		}
	} );
} );

describe( 'an order', () => {
	it( 'is placed, and the shopper sent on', () => {
		const { state, done } = play( wellBut(), SUBMIT );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'setUpPayment',
			'send',
			'forget',
			'tellSuccess',
			'leave',
		] );
		expect( state ).toMatchObject( {
			status: 'complete',
			redirectUrl: '/received',
		} );
	} );

	it( 'is sent once by a double click', () => {
		const { done } = play( wellBut(), SUBMIT, SUBMIT, SUBMIT );
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
	} );

	it( 'needs no payment where nothing is to be paid', () => {
		const free = { ...shop, needsPayment: false };
		const { done } = play(
			wellBut( {
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
				type: 'leave',
				redirectUrl: '/received',
			} )
		);
	} );

	it( 'waits until totals stand', () => {
		const busy = wellBut( {
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
		const early = play( wellBut(), SUBMIT_EARLY, SUBMIT, SUBMIT_EARLY );
		expect( early.state.status ).toBe( 'waiting' );
		expect( early.done ).toEqual( [] );
		const { state, done } = play( wellBut(), SUBMIT_EARLY, SUBMIT, {
			type: 'CALCULATED',
			...shop,
		} );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'setUpPayment',
			'send',
			'forget',
			'tellSuccess',
			'leave',
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
			{ type: 'NOT_CALCULATED' },
			'notCalculated',
		],
	] as const )(
		'asked for while totals are worked out stops where they %s, and says so',
		( _, event, what ) => {
			const { state, done } = play( wellBut(), SUBMIT_EARLY, event );
			expect( state ).toMatchObject( { status: 'idle', hasError: true } );
			expect( done ).toEqual( [ { type: 'explain', what } ] );
		}
	);

	it.each( [ 'validate', 'setUpPayment' ] as const )(
		'is not sent where what came of the effect %s could not be saved, and says so',
		( effect ) => {
			const { state, done } = play(
				wellBut( {
					[ effect ]: ( { run }: { run: number } ) => ( {
						type: 'NOT_CALCULATED',
						run,
					} ),
				} ),
				SUBMIT
			);
			expect( state ).toMatchObject( { status: 'idle', hasError: true } );
			expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
			expect( done.at( -1 ) ).toEqual( {
				type: 'explain',
				what: 'notCalculated',
			} );
		}
	);

	it( 'asks for no payment when the total has changed during the check', () => {
		const { done } = play(
			wellBut( {
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
			'explain',
		] );
	} );

	it( 'stops when the total has changed since it was asked for', () => {
		const { state, done } = play(
			wellBut( {
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
			type: 'explain',
			what: 'totalChanged',
		} );
		expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
	} );

	it( 'is looked up when the answer is lost, and was placed', () => {
		const { state, done } = play(
			wellBut( { send: ( { run } ) => ( { type: 'LOST', run } ) } ),
			SUBMIT
		);
		expect( done.filter( ( { type } ) => type === 'send' ) ).toHaveLength(
			1
		);
		expect( done ).toContainEqual( { type: 'explain', what: 'placed' } );
		expect( state.status ).toBe( 'complete' );
	} );

	it( 'is sent again under the same key after a look has found it absent', () => {
		let sends = 0;
		const { done, state } = play(
			wellBut( {
				send: ( { run } ) =>
					++sends === 1
						? { type: 'LOST', run }
						: {
								type: 'REPLIED',
								run,
								isPlaced: true,
								redirectUrl: '/received',
							},
				lookUp: ( { run } ) => ( {
					type: 'FOUND',
					run,
					outcome: 'absent',
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
			wellBut( {
				send: ( { run } ) => ( { type: 'LOST', run } ),
				lookUp: ( { run } ) => ( {
					type: 'FOUND',
					run,
					outcome: 'unseen',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect(
			done.flatMap( ( effect ) =>
				effect.type === 'lookUp' ? [ effect.delayMs ] : []
			)
		).toEqual( LOOK_DELAYS_MS.slice( 0, LOOKS_WITHOUT_SIGN ) );
	} );

	it( 'stays unknown after one look, where whoever answers cannot know', () => {
		const { done, state } = play(
			wellBut( {
				send: ( { run } ) => ( { type: 'LOST', run } ),
				lookUp: ( { run } ) => ( {
					type: 'FOUND',
					run,
					outcome: 'untold',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect( done.slice( -2 ).map( ( { type } ) => type ) ).toEqual( [
			'lookUp',
			'explain',
		] );
	} );

	it( 'stays unknown after the last look, and asks no more by itself', () => {
		const { done, state } = play(
			wellBut( {
				send: ( { run } ) => ( { type: 'LOST', run } ),
				lookUp: ( { run } ) => ( {
					type: 'FOUND',
					run,
					outcome: 'unreachable',
					redirectUrl: '',
				} ),
			} ),
			SUBMIT
		);
		expect( state.status ).toBe( 'unknown' );
		expect( done.filter( ( { type } ) => type === 'lookUp' ) ).toHaveLength(
			LOOK_DELAYS_MS.length
		);
		expect( done.at( -1 ) ).toEqual( { type: 'explain', what: 'unknown' } );
	} );

	it( 'that nobody could tell of is looked up again when the shopper asks', () => {
		let isReachable = false;
		const answer = wellBut( {
			send: ( { run } ) => ( { type: 'LOST', run } ),
			lookUp: ( { run } ) => ( {
				type: 'FOUND',
				run,
				outcome: isReachable ? 'placed' : 'unreachable',
				redirectUrl: '',
			} ),
		} );
		const runner = runnerWith( ( effect ) => {
			const event = answer( effect );
			if ( event ) {
				runner.dispatch( event );
			}
		} );
		runner.dispatch( SUBMIT );
		runner.dispatch( SUBMIT );
		expect( runner.getState().status ).toBe( 'unknown' );
		isReachable = true;
		runner.dispatch( { type: 'LOOK_UP' } );
		expect( runner.getState().status ).toBe( 'complete' );
	} );

	it( 'goes on past a listener or an effect that throws', () => {
		const told = jest.spyOn( console, 'error' ).mockImplementation();
		const done: string[] = [];
		const runner = runnerWith(
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
		expect( told ).toHaveBeenCalled();
		told.mockRestore();
	} );

	it( 'waits for totals that change while payment is set up, and does not set it up again', () => {
		const { state, done } = play(
			wellBut( {
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
		const { state, done } = play( wellBut(), {
			type: 'RESUMED',
			attempt: { key: 'kept', total: '1000' },
		} );
		expect( done[ 0 ] ).toMatchObject( {
			type: 'lookUp',
			attempt: { key: 'kept' },
			delayMs: 0,
		} );
		expect( state.status ).toBe( 'complete' );
	} );

	it( 'may be asked for again after the page was left and shown again', () => {
		const { state } = play( wellBut(), SUBMIT, { type: 'RESET' } );
		expect( state ).toEqual( { ...IDLE, run: expect.any( Number ) } );
	} );
} );

describe( 'an order that is paid in a dialog on the page', () => {
	/** A shop whose gateway answers with a fragment; a check has the given result. */
	const dialogShop = ( result: PaymentCheck ) =>
		wellBut( {
			send: ( { run } ) => ( {
				type: 'REPLIED',
				run,
				isPlaced: true,
				redirectUrl: '#pay',
			} ),
			leave: ( effect ) =>
				effect.type === 'leave' && effect.redirectUrl === '#pay'
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
			dialogShop( 'unpaid' ),
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
			dialogShop( 'unpaid' ),
			SUBMIT,
			CHECK,
			SUBMIT
		);
		expect( done ).toContainEqual( { type: 'explain', what: 'unpaid' } );
		expect( sends( done ) ).toHaveLength( 2 );
		expect( state.status ).toBe( 'paying' );
	} );

	it( 'leads to its page where it turns out to be paid', () => {
		const { state, done } = play(
			dialogShop( 'paid' ),
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
			dialogShop( 'unknown' ),
			SUBMIT,
			CHECK,
			SUBMIT
		);
		expect( state.status ).toBe( 'paying' );
		expect( sends( done ) ).toHaveLength( 1 );
		expect( done ).toContainEqual( {
			type: 'explain',
			what: 'paymentUnchecked',
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
			const { state, done } = play( dialogShop( result ), {
				type: 'PAYMENT_RESUMED',
				redirectUrl: '#pay',
				reason,
			} );
			expect( state.status ).toBe( status );
			expect( sends( done ) ).toEqual( [] );
			expect( done.some( ( { type } ) => type === 'leave' ) ).toBe(
				false
			);
		}
	);
} );

describe( 'an order whose effects cannot be performed, because the code did not load', () => {
	const ATTEMPT = { key: 'k', total: '1000' };
	const notLoaded = ( ...events: OrderEvent[] ) =>
		play(
			( effect ) =>
				'run' in effect
					? { type: 'NOT_LOADED', run: effect.run }
					: null,
			...events
		);

	it( 'is not sent, explains that, and can be submitted again', () => {
		const { state, done } = notLoaded( SUBMIT );
		expect( state ).toMatchObject( { status: 'idle', hasError: true } );
		expect( done.map( ( { type } ) => type ) ).toEqual( [
			'validate',
			'explainNotLoaded',
		] );
		expect( transition( state, SUBMIT ).state.status ).toBe( 'validating' );
	} );

	it( 'is unknown if it may have been sent before, and is never sent again meanwhile', () => {
		const { state, done } = notLoaded(
			{ type: 'RESUMED', attempt: ATTEMPT },
			SUBMIT
		);
		expect( state ).toMatchObject( {
			status: 'unknown',
			attempt: ATTEMPT,
		} );
		expect( done.map( ( { type } ) => type ) ).not.toContain( 'send' );
		expect( transition( state, { type: 'LOOK_UP' } ).state.status ).toBe(
			'lookingUp'
		);
	} );

	it( 'keeps an open payment until the server can be asked', () => {
		const { state, done } = notLoaded(
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
		const { state } = notLoaded( {
			type: 'COMPLETE',
			redirectUrl: '/thanks/',
		} );
		expect( state ).toMatchObject( {
			status: 'complete',
			redirectUrl: '/thanks/',
		} );
	} );
} );
