import {
	AVAILABILITY_CALLBACKS,
	type AvailabilityCallback,
} from '../availability-callbacks';
import { REGISTRY_DEFINITIONS } from '../registry-definitions';
import {
	code,
	example,
	FIRST_VERSION,
	literal,
	propertyTable,
	since,
	table,
} from '../markdown';
import type { Described, ReadTypes } from '../read-types';
import { METHOD_TIMEOUT_MS } from '../../../packages/data/payment/check-methods';

const isRequired = ( { isOptional }: Described[ 'members' ][ number ] ) =>
	! isOptional;

/** What has to be given goes first, and what tells it from others before all. */
const inOrder = ( described: Described ): Described => {
	const { members } = described;
	const isName = ( { name }: Described[ 'members' ][ number ] ) =>
		name === 'name';
	return {
		...described,
		members: [
			...members.filter( isName ),
			...members.filter(
				( member ) => ! isName( member ) && isRequired( member )
			),
			...members.filter( ( member ) => ! isRequired( member ) ),
		],
	};
};

/** What is asked whether a way to pay can be used. */
const availabilityTable = ( read: ReadTypes ): string =>
	table(
		[
			'Callback',
			'Given to',
			'Answers',
			'Asked after',
			'One that throws',
			'Without it',
			'In editors',
			'Since',
		],
		Object.values< AvailabilityCallback >( AVAILABILITY_CALLBACKS ).map(
			( point ) => {
				const { global, register } =
					REGISTRY_DEFINITIONS[ point.registry ];
				// Throws where the type is not published.
				read( point.arg );
				return [
					point.callback === '{method}'
						? 'one by the name of the method'
						: code( point.callback ),
					code( `${ global }.${ register }` ),
					`${ code( point.answer ) }, ${ point.allowsPromise ? 'or a promise of it' : 'no promise: one counts as yes' }`,
					`${ point.priorCheck.join( ', ' ) }: where one of them says no, it is not asked`,
					point.throwBehavior === 'yes'
						? 'lets the method pass'
						: 'says no',
					point.default === null
						? 'nothing is registered'
						: code( literal( point.default ) ),
					point.inEditors,
					FIRST_VERSION,
				];
			}
		)
	);

/** docs/add-ons/payment-methods.md */
export const paymentPage = ( read: ReadTypes ): string => {
	const config = read( 'PaymentMethodConfig' );
	return `# Payment methods

A payment method is a way to pay of the checkout's form. ${ since( { since: FIRST_VERSION } ) }

${ example( 'payment-method.ts' ) }

It is offered when the server takes its name for this cart (\`payment_methods\` of the cart), the cart requires nothing that
is not in \`supports.features\`, \`canMakePayment\` says so, and no other add-on objects. All methods are asked at once, when
the cart is there and a second after it has changed for the last time; one that has not answered after ${ METHOD_TIMEOUT_MS } ms is not
waited for, and is offered when its answer comes.

## What is registered

${ config.description }

${ propertyTable( inOrder( config ) ) }

## What its elements are given

\`content\`, \`edit\` and \`savedTokenComponent\` are cloned with these props; \`savedTokenComponent\` has the id of its token
beside them as \`token\`.

${ propertyTable( read( 'PaymentMethodInterface' ) ) }

A payment is set up by a listener to [\`onPaymentSetup\`](events.md); what it answers as \`meta.paymentMethodData\` goes to the
gateway. Content is mounted only while the method is chosen.

## Methods of others

An add-on may have a say in whether ways to pay of others, express methods too, can be used: a callback for each, by the name
of the method. A method is offered when all that are asked about it let it pass.

${ example( 'availability.ts' ) }

A namespace registers its callbacks once: the second time, nothing is registered, and the console says so. What is not a
function is left out, and told there too.

## Who is asked whether a method can be used

${ availabilityTable( read ) }

All of them are told the same, ${ code( 'CanMakePaymentArg' ) }:

${ propertyTable( read( 'CanMakePaymentArg' ) ) }
`;
};

/** docs/add-ons/express-payment-methods.md */
export const expressPage = ( read: ReadTypes ): string => {
	const config = read( 'ExpressPaymentMethodConfig' );
	const own = read( 'ExpressPaymentProps' ).members.filter(
		( { name } ) =>
			! read( 'PaymentMethodInterface' ).members.some(
				( { name: known } ) => known === name
			) || name === 'setExpressPaymentError'
	);
	return `# Express methods

An express method is a button above the form, and in the cart, that orders with what a wallet knows. ${ since( { since: FIRST_VERSION } ) }

${ example( 'express-method.ts' ) }

The button calls \`onClick\` when it is pressed and \`onClose\` when its window is closed; in between, the form and its button
wait. To order it calls \`onSubmit\` and answers [\`onPaymentSetup\`](events.md), with addresses where it has them. \`onError\`
shows what went wrong above the buttons and lets the form go on.

It is offered when the cart requires nothing that is not in \`supports.features\`, \`canMakePayment\` says so, and no other
add-on objects; unlike a method of the form, it is [asked](payment-methods.md#who-is-asked-whether-a-method-can-be-used) whatever the
server names for this cart.

## What is registered

What is wrong with it is thrown, by \`registerExpressPaymentMethod\`.

${ propertyTable( inOrder( config ) ) }

## What its elements are given

All that [payment methods](payment-methods.md) are given, and:

${ propertyTable( { description: '', since: '', members: own } ) }
`;
};
