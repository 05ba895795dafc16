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

/** The name first, then required members, then optional ones. */
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

const availabilityTable = ( read: ReadTypes ): string =>
	table(
		[
			'Callback',
			'Registered with',
			'Result',
			'Called after',
			'If it throws',
			'Default',
			'In editors',
			'Since',
		],
		Object.values< AvailabilityCallback >( AVAILABILITY_CALLBACKS ).map(
			( point ) => {
				const { global, register } =
					REGISTRY_DEFINITIONS[ point.registry ];
				// Throws if the type isn't published.
				read( point.arg );
				return [
					point.callback === '{method}'
						? 'one with the name of the method'
						: code( point.callback ),
					code( `${ global }.${ register }` ),
					`${ code( point.answer ) }, ${ point.allowsPromise ? 'or a promise of it' : 'no promise: a promise counts as true' }`,
					`${ point.priorCheck.join( ', ' ) }; skipped if one of them excludes the method`,
					point.throwBehavior === 'yes'
						? 'counts as true'
						: 'counts as false',
					point.default === null
						? 'required'
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

Shoppers choose a payment method in the checkout form. ${ since( { since: FIRST_VERSION } ) }

${ example( 'payment-method.ts' ) }

It is offered if the server accepts it for this cart (\`payment_methods\` of the cart), \`supports.features\` contains all
requirements of the cart, \`canMakePayment\` returns true, and no other add-on excludes it. All methods are checked in parallel, when
the cart has loaded and a second after its last change. A method that has not resolved after ${ METHOD_TIMEOUT_MS } ms is offered
when it resolves, and the others do not wait for it.

## Registration

${ config.description }

${ propertyTable( inOrder( config ) ) }

## Props of its elements

\`content\`, \`edit\` and \`savedTokenComponent\` are cloned with these props; \`savedTokenComponent\` also receives the id of
its token as \`token\`.

${ propertyTable( read( 'PaymentMethodInterface' ) ) }

An observer of [\`onPaymentSetup\`](events.md) sets up the payment; \`meta.paymentMethodData\` of its response is sent to the
gateway. The content is mounted only while the method is chosen.

Setup starts when the form is valid, and may send. What the method can check on its own belongs in an observer of
\`onCheckoutValidation\`, whose \`validationErrors\` show together with the form's.

## Refused payments

Error notices beside the payment methods that explain a refused payment become a card: your message, what is known about the
money, and buttons to try again, to use another card, and to choose another payment method. Notices stay notices: they have
their ids and context, are announced once, and choosing another method removes them.

| Refused by | The card says |
| --- | --- |
| your observer of \`onPaymentSetup\`, before the order is sent | Your order was not sent. |
| the server, with the payment status \`failure\` | You have not been charged. |
| the server, with the payment status \`error\`, or because the gateway threw | Your order was not placed. If your bank shows a payment for it, contact us before you try again. |
| the server, before the payment | Your order was not placed. |
| an observer of \`onCheckoutSuccess\`, or after a lost response | nothing but your message |

So return \`failure\` on the server for a declined payment, with the reason as \`errorMessage\` in the payment details, and
throw only for faults. There is no card for a message with another \`messageContext\`, for an answer with \`retry: false\`, for
express payment methods, and while \`validationErrors\` show at fields.

The card offers another card if the customer has saved cards of your gateway, if \`icons\` has a card network, or if a field of your
content has \`autocomplete="cc-number"\`. It focuses the first field or frame of your content, and does not clear fields.

## Card fields

A gateway that takes cards need not write their fields: the prop \`components\` of its content has \`CardFields\` (\`wc.blocksComponents.CardFields\` elsewhere), one group of number, expiry date
and security code. It groups digits by brand, shows the brand, passes the focus on, takes part in autofill, and checks each
field when it is left. Its code loads when it is shown.

${ example( 'card-fields.ts' ) }

${ propertyTable( read( 'CardFieldsProps' ) ) }

A \`ref\` has these functions:

${ propertyTable( read( 'CardFieldsHandle' ) ) }

The values are in the component that renders the fields, and nowhere else: not in a store, not in storage, not in a log. Only
messages are stored, under the ids of the fields. A gateway that must not see card numbers uses the frames of its provider instead.

## Methods of other add-ons

An add-on can restrict payment methods of other add-ons, including express payment methods, with a callback for each method
name. A method is offered if all callbacks for it return true.

${ example( 'availability.ts' ) }

A namespace registers its callbacks once: a second registration is ignored and logged to the console. So are values that
are not functions.

## Availability callbacks

${ availabilityTable( read ) }

All of them receive the same argument, ${ code( 'CanMakePaymentArg' ) }:

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
	return `# Express payment methods

An express payment method is a button above the form and in the cart that places an order with the data of a wallet. ${ since( { since: FIRST_VERSION } ) }

${ example( 'express-method.ts' ) }

The button calls \`onClick\` when it is pressed and \`onClose\` when its window is closed; in between, the form and its button
are disabled. To place an order it calls \`onSubmit\` and responds to [\`onPaymentSetup\`](events.md), with addresses if it has
them. \`onError\` shows an error above the buttons and enables the form again.

It is offered if \`supports.features\` contains all requirements of the cart, \`canMakePayment\` returns true, and no other
add-on excludes it. Unlike a method of the form, it is [checked](payment-methods.md#availability-callbacks) even if the
server does not list it for this cart.

## Registration

\`registerExpressPaymentMethod\` throws an error that describes an invalid configuration.

${ propertyTable( inOrder( config ) ) }

## Props of its elements

All props of [payment methods](payment-methods.md), and:

${ propertyTable( { description: '', since: '', members: own } ) }
`;
};
