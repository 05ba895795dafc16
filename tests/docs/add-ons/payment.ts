import { code, example, propertyTable, since } from '../markdown';
import type { ReadTypes } from '../read-types';
import { PATIENCE_MS } from '../../../packages/data/payment/ask-methods';

/** docs/add-ons/payment-methods.md */
export const paymentPage = ( read: ReadTypes ): string => {
	const config = read( 'PaymentMethodConfig' );
	return `# Payment methods

A payment method is a way to pay of the checkout's form. ${ since( config ) }

${ example( 'payment-method.ts' ) }

It is offered when the server takes its name for this cart (\`payment_methods\` of the cart), the cart requires nothing that
is not in \`supports.features\`, \`canMakePayment\` says so, and no add-on objects. All methods are asked at once, when the cart
is there and after each change of it; one that has not answered after ${ PATIENCE_MS } ms is not waited for, and is offered when
its answer comes.

## What is registered

${ config.says }

${ propertyTable( config ) }

## What its elements are given

\`content\`, \`edit\` and \`savedTokenComponent\` are cloned with these props; \`savedTokenComponent\` has the id of its token
beside them as \`token\`.

${ propertyTable( read( 'PaymentMethodInterface' ) ) }

A payment is set up by a listener to [\`onPaymentSetup\`](events.md); what it answers as \`meta.paymentMethodData\` goes to the
gateway. Content is mounted only while the method is chosen.

## Methods of others

${ read( 'WcBlocksRegistry' ).members.find( ( { name } ) => name === 'registerPaymentMethodExtensionCallbacks' )?.says ?? '' } A
method is offered when all that are asked let it pass; one that throws lets it pass. The second time a namespace is used,
nothing is registered.

${ example( 'availability.ts' ) }

What \`canMakePayment\` and these are told is ${ code( 'CanMakePaymentArg' ) }:

${ propertyTable( read( 'CanMakePaymentArg' ) ) }
`;
};

/** docs/add-ons/express.md */
export const expressPage = ( read: ReadTypes ): string => {
	const config = read( 'ExpressPaymentMethodConfig' );
	const own = read( 'ExpressPaymentProps' ).members.filter(
		( { name } ) =>
			! read( 'PaymentMethodInterface' ).members.some(
				( { name: known } ) => known === name
			) || name === 'setExpressPaymentError'
	);
	return `# Express methods

An express method is a button above the form that orders with what a wallet knows. ${ since( read( 'PaymentMethodConfig' ) ) }

${ example( 'express-method.ts' ) }

The button says \`onClick\` when it is pressed and \`onClose\` when its window is closed; in between, the form and its button
wait. To order it calls \`onSubmit\` and answers [\`onPaymentSetup\`](events.md), with addresses where it has them. \`onError\`
shows what went wrong above the buttons and lets the form go on.

## What is registered

${ propertyTable( config ) }

## What its elements are given

All that [payment methods](payment-methods.md) are given, and:

${ propertyTable( { says: '', since: '', members: own } ) }
`;
};
