import {
	explore,
	POLL_DELAYS_MS,
	type Transition,
	type OrderEvent,
	type OrderState,
} from '@shopfront/order';

/** The part of an event that decides the next state; `''` if the type alone decides. */
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
		case 'RESPONSE_LOST':
			return event.cause;
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

/** The cart's conditions that decide the next state; `''` for none. */
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
				'totals are as shown',
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
		case 'pollingStatus':
		case 'unknown':
			return `${ state.status } (lost: ${ state.cause })`;
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

const getEdgeLabel = ( events: readonly string[] ): string =>
	events
		.map( ( event, index ) =>
			index === 0 ? event : ( index % 3 ? ', ' : ',<br/>' ) + event
		)
		.join( '' );

/**
 * A Mermaid diagram. A state appears once for all its variants, and all events between two states share an edge; the
 * table has the details. Variants of one state have no edge between them.
 */
const orderStateDiagram = ( transitions: readonly Transition[] ): string => {
	const edges = new Map< string, Map< string, Set< string > > >();
	for ( const { from, event, to, effects } of transitions ) {
		const isPolledAgain = effects.some(
			( { type } ) => type === 'pollStatus'
		);
		if ( from.status === to.status && ! isPolledAgain ) {
			continue;
		}
		const targets = edges.get( from.status ) ?? new Map();
		edges.set( from.status, targets );
		const events = targets.get( to.status ) ?? new Set();
		targets.set( to.status, events.add( event.type ) );
	}
	const lines = [ ...edges ].flatMap( ( [ from, targets ] ) =>
		[ ...targets ].map(
			( [ to, events ] ) =>
				`    ${ from } --> ${ to }: ${ getEdgeLabel( [ ...events ] ) }`
		)
	);
	return [ 'stateDiagram-v2', '    [*] --> idle', ...lines ].join( '\n' );
};

/** Markdown: a diagram, and a table of all transitions between reachable states. */
export const orderStateTable = (): string => {
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

The states of an order, generated from \`packages/order\` by \`npm run generate\`. An event that is not listed for a state has no
effect there: a second click, a stale response.

${ states.length } states are reachable. \`packages/order/order.test.ts\` tries each with ${ eventCount } events, ${ transitions.length } transitions in all.
\`pollingStatus\` waits ${ POLL_DELAYS_MS.join( ', ' ) } ms before its attempts.

## Diagram

Each state appears once, without its variants. Events that lead from one state to another share an arrow.

\`\`\`mermaid
${ orderStateDiagram( transitions ) }
\`\`\`

## Transitions

| State | Event | Condition | Next state | Effects |
|---|---|---|---|---|
${ [ ...rows ].join( '\n' ) }
`;
};
