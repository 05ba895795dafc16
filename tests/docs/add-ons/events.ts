import { EVENT_POINTS, OBSERVER_LIMIT_MS } from '@shopfront/events';
import { STORE_ACTION_PREFIX } from '@shopfront/names';
import {
	code,
	example,
	propertyTable,
	sentence,
	since,
	table,
} from '../markdown';
import type { Member, ReadTypes } from '../read-types';

/** Which moment a name of the registration belongs to. */
const MOMENTS: Readonly< Record< string, keyof typeof EVENT_POINTS > > = {
	onCheckoutValidation: 'checkoutValidation',
	onPaymentSetup: 'paymentSetup',
	onCheckoutSuccess: 'checkoutSuccess',
	onCheckoutFail: 'checkoutFail',
	onShippingRateSuccess: 'shippingRatesSuccess',
	onShippingRateFail: 'shippingRatesFail',
	onShippingRateSelectSuccess: 'shippingRateSelectSuccess',
	onShippingRateSelectFail: 'shippingRateSelectFail',
};

const momentOf = ( { name }: Member ) => {
	const moment = MOMENTS[ name ];
	if ( ! moment ) {
		throw new Error( `There is no moment for ${ name }.` );
	}
	return EVENT_POINTS[ moment ];
};

const answerOf = ( { type }: Member ): string =>
	/, (\w+)>$/.exec( type )?.[ 1 ] ?? '';

/** docs/add-ons/events.md */
export const eventsPage = ( read: ReadTypes ): string => {
	const moments = read( 'EventRegistration' );
	const current = moments.members.filter(
		( { deprecated } ) => ! deprecated
	);
	return `# Events

## Moments of an order

A listener is asked at a moment and may answer; nothing, or \`true\`, says that all is well. Payment methods find these
functions in their props as \`eventRegistration\`; the first, third and fourth are in
\`wc.blocksCheckoutEvents.checkoutEvents\` too, for scripts without React, and before there is a checkout. Each takes a
listener and a priority (10 where none is given; lower ones are asked first), and gives what takes the listener away.
${ since( moments ) }

${ example( 'validate-order.ts' ) }

${ table(
	[ 'Function', 'When', 'Answer', 'Who is asked', 'Waited for' ],
	current.map( ( member ) => [
		code( member.name ) + ` (${ code( momentOf( member ).eventName ) })`,
		sentence( member ),
		answerOf( member ) === 'NoAnswer' ? 'none' : code( answerOf( member ) ),
		momentOf( member ).asks === 'all'
			? 'all'
			: 'all, up to one that refuses',
		momentOf( member ).isWaitedFor
			? 'as long as it takes'
			: `${ OBSERVER_LIMIT_MS } ms`,
	] )
) }

Listeners are asked one after the other; the page waits for what they promise. A validation asks all of them, so that the
shopper learns of all that is wrong at once; when a payment is set up, and after an order was sent, those behind one that
answers with a failure or an error are not asked. One that takes longer than its time counts
as having said nothing. One that throws is told of on the console; where an answer can stop the order, it stops it, but for
\`onCheckoutSuccess\`: an order that is placed stays placed.

${ [ 'ValidationAnswer', 'PaymentSetupAnswer', 'CheckoutAnswer' ]
	.map(
		( name ) => `### ${ code( name ) }

${ read( name ).says }

${ propertyTable( read( name ) ) }`
	)
	.join( '\n\n' ) }

## What the shopper does

${ read( 'StoreActions' ).says } ${ since( read( 'StoreActions' ) ) }

${ example( 'hear-shopper.ts' ) }

${ table(
	[ `After ${ code( STORE_ACTION_PREFIX ) }`, 'When', 'Told' ],
	read( 'StoreActions' ).members.map( ( member ) => [
		code( member.name ),
		sentence( member ),
		code( member.type.replace( /\bTold\b/, '{ storeCart: CartData; }' ) ),
	] )
) }

## Events of the document

${ read( 'PageEvents' ).says } ${ since( read( 'PageEvents' ) ) }

${ example( 'tell-of-added.ts' ) }

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
