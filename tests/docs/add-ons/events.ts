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

/** What our own code knows of an event. Throws for a function that is published, but subscribes to none of ours. */
const getExtensionPoint = ( { name }: Member ): EventDefinition => {
	const found = EXTENSION_POINTS.find(
		( [ key ] ) => subscribeNameOf( key ) === name
	);
	if ( ! found ) {
		throw new Error( `There is no event for ${ name }.` );
	}
	return found[ 1 ];
};

/** What a listener is told, and what it may answer. */
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
	/** Names of the events that scripts without React can subscribe to, too. */
	const globals = read( 'BlocksCheckoutEvents' )
		.members.filter( ( { name } ) => name === 'checkoutEvents' )
		.flatMap( ( { keys } ) => keys );
	const others = EXTENSION_POINTS.filter(
		( [ key ] ) =>
			! current.some( ( { name } ) => name === subscribeNameOf( key ) )
	);
	return `# Events

## Moments of an order

A listener is asked at a moment and may answer; nothing, or \`true\`, says that all is well. Payment methods find these
functions in their props as \`eventRegistration\`; ${ current
		.filter( ( { name } ) => globals.includes( name ) )
		.map( ( { name } ) => code( name ) )
		.join( ', ' ) } are in
\`wc.blocksCheckoutEvents.checkoutEvents\` too, for scripts without React, and before there is a checkout. Each takes a
listener and a priority (10 where none is given; lower ones are asked first), and gives what takes the listener away.

${ example( 'validate-order.ts' ) }

${ table(
	[
		'Function',
		'When',
		'Told',
		'Answer',
		'Without an answer',
		'Who is asked',
		'Waited for',
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
			event.emitMode === 'all' ? 'all' : 'all, up to one that refuses',
			event.waitsAfterTimeout
				? 'as long as it takes'
				: `${ OBSERVER_LIMIT_MS } ms`,
			observableEvents.since,
		];
	} )
) }

Listeners are asked one after the other; the page waits for what they promise. A validation asks all of them, so that the
shopper learns of all that is wrong at once; when a payment is set up, and after an order was sent, those behind one that
answers with a failure or an error are not asked. One that takes longer than its time counts
as having said nothing. One that throws is told of on the console; where an answer can stop the order, it stops it, but for
\`onCheckoutSuccess\`: an order that is placed stays placed.

${ others
	.map(
		( [ , { eventName } ] ) =>
			`The moment ${ code( eventName ) }, before the shopper goes from the cart to the checkout, is heard by its name, with`
	)
	.join( '' ) }
\`wc.blocksCheckoutEvents.checkoutEventsEmitter.subscribe( listener, priority, name )\`. It is told nothing; an answer of the
type \`error\` keeps the shopper in the cart. Any other name is a moment of your own: \`emit( name, data )\` asks its listeners.

${ [ 'ValidationAnswer', 'PaymentSetupAnswer', 'CheckoutAnswer' ]
	.map(
		( name ) => `### ${ code( name ) }

${ read( name ).description }

${ propertyTable( read( name ) ) }`
	)
	.join( '\n\n' ) }

## What the shopper does

${ read( 'StoreActions' ).description } ${ since( read( 'StoreActions' ) ) }

${ example( 'listen-to-events.ts' ) }

${ table(
	[ `After ${ code( STORE_ACTION_PREFIX ) }`, 'When', 'Told' ],
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
	[ 'Event', 'What', 'Type' ],
	read( 'PageEvents' ).members.map( ( member ) => [
		code( member.name ),
		sentence( member ),
		code( member.type.replace( '<any>', '' ) ),
	] )
) }

With jQuery on the page, its events \`added_to_cart\` and \`removed_from_cart\` are heard too.
`;
};
