import {
	formStatus,
	transition,
	type Effect,
	type FormEvent,
	type FormState,
} from '.';

it.each( [
	[ 'init', 'init' ],
	[ 'spam', 'spam' ],
	[ 'aborted', 'aborted' ],
	[ 'validation_failed', 'invalid' ],
	[ 'acceptance_missing', 'unaccepted' ],
	[ 'mail_sent', 'sent' ],
	[ 'mail_failed', 'failed' ],
	[ 'payment_required', 'payment-required' ],
	[ 'error', 'custom-error' ],
	[ '_on hold__by-us!', 'custom-on-hold-by-us' ],
	[ 'constructor', 'custom-constructor' ],
] )( 'shows the result %s as %s', ( api, status ) => {
	expect( formStatus( api ) ).toBe( status );
} );

const SEND: Effect[] = [ 'clear', 'emitBeforeSubmit', 'send' ];
const SHOW: Effect[] = [
	'storeHash',
	'showErrors',
	'showMessage',
	'emitResult',
];

/** From status and previous status, by an event, to the next ones, with effects; unchanged if there are none. */
const TABLE: Array<
	[ string, string, FormEvent, string?, string?, Effect[]? ]
> = [
	[ 'init', 'init', { type: 'submit' }, 'submitting', 'init', SEND ],
	[ 'invalid', 'init', { type: 'submit' }, 'submitting', 'invalid', SEND ],
	[ 'sent', 'resetting', { type: 'submit' }, 'submitting', 'sent', SEND ],
	[ 'resetting', 'sent', { type: 'submit' }, 'submitting', 'sent', SEND ],
	[ 'validating', 'init', { type: 'submit' }, 'submitting', 'init', SEND ],
	[ 'submitting', 'init', { type: 'submit' } ],
	[
		'init',
		'init',
		{ type: 'submit', isBlocked: true },
		'submitting',
		'init',
		[ 'clear' ],
	],
	[
		'submitting',
		'init',
		{ type: 'answer', status: 'validation_failed' },
		'invalid',
		'submitting',
		SHOW,
	],
	[
		'submitting',
		'init',
		{ type: 'answer', status: 'mail_sent' },
		'sent',
		'submitting',
		[ 'storeHash', 'resetFields', ...SHOW.slice( 1 ) ],
	],
	[ 'init', 'init', { type: 'answer', status: 'mail_sent' } ],
	[ 'resetting', 'sent', { type: 'answer', status: 'spam' } ],
	[
		'submitting',
		'invalid',
		{ type: 'fail' },
		'invalid',
		'submitting',
		[ 'showFailure' ],
	],
	[ 'init', 'init', { type: 'fail' } ],
	[ 'spam', 'init', { type: 'validate' }, 'validating', 'spam', [] ],
	[ 'validating', 'spam', { type: 'validated' }, 'spam', 'validating', [] ],
	[ 'submitting', 'init', { type: 'validate' } ],
	[ 'resetting', 'init', { type: 'validate' } ],
	[ 'submitting', 'init', { type: 'validated' } ],
	[
		'invalid',
		'init',
		{ type: 'reset' },
		'resetting',
		'invalid',
		[ 'clear', 'refill' ],
	],
	[ 'submitting', 'init', { type: 'reset' } ],
	[ 'resetting', 'sent', { type: 'reset' } ],
	[
		'resetting',
		'invalid',
		{ type: 'refilled' },
		'init',
		'resetting',
		[ 'emitReset' ],
	],
	[
		'resetting',
		'sent',
		{ type: 'refilled' },
		'sent',
		'resetting',
		[ 'emitReset' ],
	],
	[ 'submitting', 'sent', { type: 'refilled' } ],
];

it.each( TABLE.map( ( row ) => ( { name: row.slice( 0, 3 ), row } ) ) )(
	'handles status, previous status and event of $name',
	( { row } ) => {
		const [ status, previous, event, next, before, effects = [] ] = row;
		const state = { status, previous };
		expect( transition( state, event ) ).toEqual( {
			state: next ? { status: next, previous: before } : state,
			effects,
		} );
	}
);

it( 'sends once from any state until a response or failure arrives', () => {
	const events: FormEvent[] = [
		{ type: 'submit' },
		{ type: 'validate' },
		{ type: 'validated' },
		{ type: 'reset' },
		{ type: 'refilled' },
	];
	for ( const start of [ 'init', 'sent', 'resetting', 'validating' ] ) {
		let state: FormState = transition(
			{ status: start, previous: 'init' },
			{ type: 'submit' }
		).state;
		for ( const event of events ) {
			const result = transition( state, event );
			expect( result.effects ).not.toContain( 'send' );
			state = result.state;
		}
		expect( state.status ).toBe( 'submitting' );
	}
} );
