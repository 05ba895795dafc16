import {
	OBSERVABLE_EVENTS,
	OBSERVER_LIMIT_MS,
	type EventDefinition,
} from '@shopfront/events';
import { STORE_ACTION_PREFIX } from '@shopfront/names';
import { subscribeNameOf } from '../event-names';
import {
	code,
	example,
	propertyTable,
	sentence,
	since,
	table,
} from '../markdown';
import type { Member, ReadTypes } from '../read-types';

const EXTENSION_POINTS = Object.entries< EventDefinition >( OBSERVABLE_EVENTS );

/** Throws for a published function that subscribes to no event. */
const getExtensionPoint = ( { name }: Member ): EventDefinition => {
	const found = EXTENSION_POINTS.find(
		( [ key ] ) => subscribeNameOf( key ) === name
	);
	if ( ! found ) {
		throw new Error( `There is no event for ${ name }.` );
	}
	return found[ 1 ];
};

const signatureOf = ( { type }: Member ) => {
	const [ , eventData = '', result = '' ] =
		/^SubscribeTo<(.+), (\w+)>$/.exec( type ) ?? [];
	return {
		eventData: eventData === 'void' ? 'nothing' : code( eventData ),
		result: result === 'NoAnswer' ? 'none' : code( result ),
	};
};

/** docs/add-ons/events.md */
export const eventsPage = ( read: ReadTypes ): string => {
	const observableEvents = read( 'EventRegistration' );
	const current = observableEvents.members.filter(
		( { deprecated } ) => ! deprecated
	);
	/** Scripts without React can subscribe to these. */
	const globals = read( 'BlocksCheckoutEvents' )
		.members.filter( ( { name } ) => name === 'checkoutEvents' )
		.flatMap( ( { keys } ) => keys );
	const others = EXTENSION_POINTS.filter(
		( [ key ] ) =>
			! current.some( ( { name } ) => name === subscribeNameOf( key ) )
	);
	return `# Events

## Order events

An observer is called for an event and may return a response; nothing, or \`true\`, means success. Payment methods receive
these functions in the prop \`eventRegistration\`; ${ current
		.filter( ( { name } ) => globals.includes( name ) )
		.map( ( { name } ) => code( name ) )
		.join( ', ' ) } are also in
\`wc.blocksCheckoutEvents.checkoutEvents\`, for scripts without React and before the checkout mounts. Each takes an observer
and a priority (default 10; lower ones are called first), and returns a function that removes the observer.

${ example( 'validate-order.ts' ) }

${ table(
	[
		'Function',
		'When',
		'Argument',
		'Response',
		'Without a response',
		'Called observers',
		'Timeout',
		'Since',
	],
	current.map( ( member ) => {
		const event = getExtensionPoint( member );
		const { eventData, result } = signatureOf( member );
		return [
			code( member.name ) + ` (${ code( event.eventName ) })`,
			sentence( member ),
			eventData,
			result,
			member.default || 'nothing',
			event.emitMode === 'all' ? 'all' : 'all, until one refuses',
			event.waitsAfterTimeout ? 'none' : `${ OBSERVER_LIMIT_MS } ms`,
			observableEvents.since,
		];
	} )
) }

Observers are called one after the other, and the page awaits their promises. Validation calls all of them, so that the
shopper sees all errors at once. During payment setup and after an order was sent, a failure or error response skips the
remaining observers. An observer that times out counts as having no response. One that throws is logged to the console; if
responses can stop the order, it stops the order, except for \`onCheckoutSuccess\`: a placed order remains placed.

${ others
	.map(
		( [ , { eventName } ] ) =>
			`The event ${ code( eventName ) } fires before the shopper proceeds from the cart to the checkout. Subscribe to it by name, with`
	)
	.join( '' ) }
\`wc.blocksCheckoutEvents.checkoutEventsEmitter.subscribe( listener, priority, name )\`. It has no argument; a response of the
type \`error\` keeps the shopper in the cart. Any other name is an event of your own: \`emit( name, data )\` calls its
observers.

${ [ 'ValidationAnswer', 'PaymentSetupAnswer', 'CheckoutAnswer' ]
	.map(
		( name ) => `### ${ code( name ) }

${ read( name ).description }

${ propertyTable( read( name ) ) }`
	)
	.join( '\n\n' ) }

## Shopper actions

${ read( 'StoreActions' ).description } ${ since( read( 'StoreActions' ) ) }

${ example( 'listen-to-events.ts' ) }

${ table(
	[ `After ${ code( STORE_ACTION_PREFIX ) }`, 'When', 'Argument' ],
	read( 'StoreActions' ).members.map( ( member ) => [
		code( member.name ),
		sentence( member ),
		code( member.type.replace( /\bTold\b/, '{ storeCart: CartData; }' ) ),
	] )
) }

## Events of the document

${ read( 'PageEvents' ).description } ${ since( read( 'PageEvents' ) ) }

${ example( 'dispatch-added-to-cart.ts' ) }

${ table(
	[ 'Event', 'Description', 'Type' ],
	read( 'PageEvents' ).members.map( ( member ) => [
		code( member.name ),
		sentence( member ),
		code( member.type.replace( '<any>', '' ) ),
	] )
) }

If the page has jQuery, it also listens to the jQuery events \`added_to_cart\` and \`removed_from_cart\`.
`;
};
