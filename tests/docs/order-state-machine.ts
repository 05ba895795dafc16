import {
	explore,
	POLL_DELAYS_MS,
	type Transition,
	type OrderEvent,
	type OrderState,
} from '@shopfront/order';

/** What sets an event apart from others of its type, as far as it decides anything. */
const getCondition = ( event: OrderEvent ): string => {
	switch ( event.type ) {
		case 'SUBMIT':
			if ( ! event.hasCheckoutForm ) {
				return 'nobody can look at it';
			}
			return event.mustWait ? 'totals are being worked out' : '';
		case 'VALIDATED':
			return event.isValid ? 'valid' : 'not valid';
		case 'PAYMENT_SET_UP':
			return event.isReady ? 'ready' : 'not ready';
		case 'RESPONSE_RECEIVED':
			return event.isPlaced ? 'placed' : 'refused';
		case 'STATUS_POLLED':
			return event.outcome;
		case 'OBSERVERS_FINISHED':
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
const describeConditions = ( { event, from, to }: Transition ): string => {
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

const getName = ( state: OrderState ): string => {
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

const getEffects = ( { effects }: Transition ): string =>
	effects
		.map( ( effect ) =>
			effect.type === 'showOrderNotice'
				? `explain: ${ effect.notice }`
				: effect.type
		)
		.join( ', ' );

const conditions = ( transition: Transition ): string => {
	const isRefusal =
		( transition.event.type === 'VALIDATED' &&
			! transition.event.isValid ) ||
		( transition.event.type === 'PAYMENT_SET_UP' &&
			! transition.event.isReady );
	return [
		getCondition( transition.event ),
		isRefusal ? '' : describeConditions( transition ),
	]
		.filter( Boolean )
		.join( '; ' );
};

/** The order machine as Markdown: every state that can be reached, and what each event makes of it. */
export function orderStateTable(): string {
	const { states, transitions, eventCount } = explore();
	const rows = new Set(
		transitions
			.filter( ( { from, to } ) => from !== to )
			.map(
				( transition ) =>
					`| ${ [
						getName( transition.from ),
						transition.event.type,
						conditions( transition ),
						getName( transition.to ),
						getEffects( transition ),
					].join( ' | ' ) } |`
			)
	);
	return `# The order machine

How an order comes about: \`packages/order\`, printed by \`npm run docs\`. What is not listed changes nothing: a second
click, a late answer, an add-on that takes back what has left.

${ states.length } states can be reached; each is tried with ${ eventCount } events in \`packages/order/order.test.ts\`, ${ transitions.length } moves in
all. The pauses before the looks of \`pollingStatus\` are ${ POLL_DELAYS_MS.join( ', ' ) } ms.

| State | Event | When | Next | To do |
|---|---|---|---|---|
${ [ ...rows ].join( '\n' ) }
`;
}
