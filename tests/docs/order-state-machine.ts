import {
	explore,
	POLL_DELAYS_MS,
	type Transition,
	type OrderEvent,
	type OrderState,
} from '@shopfront/order';

/** Returns the property that distinguishes an event from others of its type, if it affects the transition. */
const getCondition = ( event: OrderEvent ): string => {
	switch ( event.type ) {
		case 'SUBMIT':
			if ( ! event.hasCheckoutForm ) {
				return 'no checkout form';
			}
			return event.mustWait ? 'totals are being calculated' : '';
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

/** Describes the conditions of the shop that affect a valid or paid order. */
const describeConditions = ( { event, from, to }: Transition ): string => {
	if ( ! ( 'isCalculating' in event ) ) {
		return '';
	}
	if ( event.isCalculating ) {
		return 'totals are being calculated';
	}
	return ! event.isExpress && 'total' in from && event.total !== from.total
		? 'the total has changed'
		: [
				'totals match the displayed ones',
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

/** Formats the order machine as Markdown: each reachable state with its transitions. */
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

How an order is placed: \`packages/order\`, printed by \`npm run docs\`. Unlisted events change nothing: a second click, a
stale response, an add-on that reverts a request that has been sent.

${ states.length } states are reachable; \`packages/order/order.test.ts\` tests each with ${ eventCount } events, ${ transitions.length } transitions in
all. The delays between polls in \`pollingStatus\` are ${ POLL_DELAYS_MS.join( ', ' ) } ms.

| State | Event | Condition | Next state | Effects |
|---|---|---|---|---|
${ [ ...rows ].join( '\n' ) }
`;
}
