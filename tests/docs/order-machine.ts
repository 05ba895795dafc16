import {
	explore,
	LOOK_DELAYS_MS,
	type Move,
	type OrderEvent,
	type OrderState,
} from '@shopfront/order';

/** What sets an event apart from others of its type, as far as it decides anything. */
const conditionOf = ( event: OrderEvent ): string => {
	switch ( event.type ) {
		case 'SUBMIT':
			if ( ! event.isAttended ) {
				return 'nobody can look at it';
			}
			return event.mustWait ? 'totals are being worked out' : '';
		case 'VALIDATED':
			return event.isValid ? 'valid' : 'not valid';
		case 'PAYMENT_SET_UP':
			return event.isReady ? 'ready' : 'not ready';
		case 'REPLIED':
			return event.isPlaced ? 'placed' : 'refused';
		case 'FOUND':
			return event.outcome;
		case 'CONCLUDED':
			return event.verdict;
		case 'PAYMENT_CHECKED':
			return event.result;
		case 'PAYMENT_RESUMED':
		case 'CHECK_PAYMENT':
			return event.reason;
		default:
			return '';
	}
};

/** What of the shop decides where a valid or paid order goes. */
const circumstancesOf = ( { event, from, to }: Move ): string => {
	if ( ! ( 'isCalculating' in event ) ) {
		return '';
	}
	if ( event.isCalculating ) {
		return 'totals are being worked out';
	}
	return ! event.isExpress && 'total' in from && event.total !== from.total
		? 'the total is another one'
		: [
				'totals stand as shown',
				to.status === 'settingUpPayment' ? 'payment is needed' : '',
			]
				.filter( Boolean )
				.join( ', ' );
};

const nameOf = ( state: OrderState ): string => {
	switch ( state.status ) {
		case 'idle':
		case 'complete':
			return state.hasError ? `${ state.status } (error)` : state.status;
		case 'waiting':
			return `waiting (next: ${ state.next })`;
		case 'checkingPayment':
			return `checkingPayment (${ state.reason })`;
		default:
			return state.status;
	}
};

const effectsOf = ( { effects }: Move ): string =>
	effects
		.map( ( effect ) =>
			effect.type === 'explain'
				? `explain: ${ effect.what }`
				: effect.type
		)
		.join( ', ' );

const conditions = ( move: Move ): string => {
	const isRefusal =
		( move.event.type === 'VALIDATED' && ! move.event.isValid ) ||
		( move.event.type === 'PAYMENT_SET_UP' && ! move.event.isReady );
	return [
		conditionOf( move.event ),
		isRefusal ? '' : circumstancesOf( move ),
	]
		.filter( Boolean )
		.join( '; ' );
};

/** The order machine as Markdown: every state that can be reached, and what each event makes of it. */
export function orderMachineTable(): string {
	const { states, moves, eventCount } = explore();
	const rows = new Set(
		moves
			.filter( ( { from, to } ) => from !== to )
			.map(
				( move ) =>
					`| ${ [
						nameOf( move.from ),
						move.event.type,
						conditions( move ),
						nameOf( move.to ),
						effectsOf( move ),
					].join( ' | ' ) } |`
			)
	);
	return `# The order machine

How an order comes about: \`packages/order\`, printed by \`npm run docs\`. What is not listed changes nothing: a second
click, a late answer, an add-on that takes back what has left.

${ states.length } states can be reached; each is tried with ${ eventCount } events in \`packages/order/order.test.ts\`, ${ moves.length } moves in
all. The pauses before the looks of \`lookingUp\` are ${ LOOK_DELAYS_MS.join( ', ' ) } ms.

| State | Event | When | Next | To do |
|---|---|---|---|---|
${ [ ...rows ].join( '\n' ) }
`;
}
