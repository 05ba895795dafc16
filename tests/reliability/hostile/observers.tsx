import { createElement, useEffect } from '@wordpress/element';
import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';
import { method } from './payment-methods';

/** With the kind of each fault in the add-on statistics. */
const LISTENERS = [
	[ 'throws', throwHostileError, 'threw' ],
	[
		'rejects',
		() => Promise.reject( new Error( 'Hostile outcry' ) ),
		'threw',
	],
	[ 'never settles', neverSettle, 'timeout' ],
	[ 'returns null', () => null, null ],
	[ 'returns a string', () => 'hostile', null ],
	[ 'returns an unknown type', () => ( { type: HOSTILE } ), null ],
	[
		'returns success with invalid data',
		() => ( { type: 'success', meta: 5, redirectUrl: {} } ),
		null,
	],
	[
		'mutates its arguments',
		( data: unknown ) => {
			mutateDeeply( data );
			return true;
		},
		'mutatedInput',
	],
] as const;

const createEventCases = (
	name: string,
	eventType: string,
	rest: Partial< Misbehaviour > = { isOrderedFirst: true }
): Misbehaviour[] =>
	LISTENERS.map( ( [ does, listener, kind ] ) => ( {
		does: `${ name } ${ does }`,
		script: ( { wc } ) =>
			wc.blocksCheckoutEvents.checkoutEvents[ name ]( listener ),
		reported:
			kind === null ||
			// Validation listeners get no data to mutate.
			( kind === 'mutatedInput' && name === 'onCheckoutValidation' )
				? null
				: new RegExp(
						`fault: /hostile.js at ${ eventType }: ${ kind }`
					),
		ends:
			name === 'onCheckoutSuccess' && does === 'never settles'
				? 'link'
				: 'page',
		...rest,
	} ) );

type Registration = Readonly<
	Record< string, ( listener: unknown ) => () => void >
>;

const Listener = ( {
	name,
	listener,
	eventRegistration,
}: {
	name: string;
	listener: unknown;
	eventRegistration?: Registration;
} ) => {
	useEffect( () => {
		eventRegistration?.[ name ]?.( listener );
	}, [ eventRegistration, name, listener ] );
	return null;
};

const createContentCase = (
	name: string,
	listener: unknown,
	does: string,
	reported: RegExp | null,
	rest: Partial< Misbehaviour >
): Misbehaviour => ( {
	does: `${ name } of a payment method ${ does }`,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethod(
			method( {
				content: createElement( Listener, { name, listener } ),
			} )
		),
	reported,
	...rest,
} );

const createExpressCase = (
	name: string,
	listener: unknown,
	does: string,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	does: `${ name } of an express payment method ${ does }`,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerExpressPaymentMethod( {
			name: HOSTILE,
			content: createElement( Listener, { name, listener } ),
			edit: null,
			canMakePayment: () => true,
		} ),
	reported: null,
	...rest,
} );

/** The active payment method's responses. */
const PAYMENT_SETUP_LISTENERS = [
	[ 'throws', throwHostileError, /fault: hostile at payment_setup: threw/ ],
	[
		'returns an error',
		() => ( { type: 'error', message: 'Not today.' } ),
		null,
	],
	[
		'returns a failure without a message',
		() => ( { type: 'failure', message: { no: 1 } } ),
		null,
	],
	[
		'returns invalid field errors',
		() => ( {
			type: 'error',
			validationErrors: { a: null, b: 5, c: { message: 7 } },
		} ),
		null,
	],
	[
		'never settles',
		neverSettle,
		/fault: hostile at payment_setup: timeout/,
	],
] as const;

const SHIPPING = [
	[ 'onShippingRateSuccess', 'shipping_rates_success' ],
	[ 'onShippingRateSelectSuccess', 'shipping_rate_select_success' ],
] as const;

const RATE_EVENTS = [
	[ 'onShippingRateSuccess', 'shipping_rates_success', 'noRates' ],
	[ 'onShippingRateFail', 'shipping_rates_fail', 'noRates' ],
	[ 'onShippingRateSelectFail', 'shipping_rate_select_fail', 'rateRefused' ],
] as const;

export const OBSERVERS: HostileExtensionPoint = {
	extensionPoint: 'event listener',
	cases: [
		...createEventCases( 'onCheckoutValidation', 'checkout_validation' ),
		...createEventCases( 'onCheckoutSuccess', 'checkout_success' ),
		...createEventCases( 'onCheckoutFail', 'checkout_fail', {
			shopFailure: 'declined',
		} ),
		...LISTENERS.slice( 0, 5 ).map( ( [ does, listener ] ) =>
			createContentCase(
				'onPaymentSetup',
				listener,
				`that is no longer active ${ does }`,
				null,
				{
					isChosenFirst: true,
				}
			)
		),
		...LISTENERS.slice( 0, 3 ).map( ( [ does, listener ] ) =>
			createExpressCase( 'onPaymentSetup', listener, does )
		),
		createExpressCase( 'onCheckoutSuccess', neverSettle, 'never settles' ),
		createExpressCase( 'onCheckoutSuccess', throwHostileError, 'throws' ),
		createExpressCase(
			'onCheckoutValidation',
			throwHostileError,
			'throws'
		),
		...PAYMENT_SETUP_LISTENERS.filter(
			( [ , listener ] ) => listener !== neverSettle
		).map( ( [ does, listener, reported ] ) =>
			createContentCase(
				'onPaymentSetup',
				listener,
				`that is active ${ does }`,
				reported,
				{
					isTriedFirst: true,
				}
			)
		),
		...SHIPPING.flatMap( ( [ name, eventType ] ) =>
			LISTENERS.slice( 0, 3 )
				.map( ( [ does, listener ] ) =>
					createContentCase( name, listener, does, null, {
						isChosenFirst: true,
					} )
				)
				.map( ( each ) => ( {
					...each,
					does: `${ each.does } (${ eventType })`,
				} ) )
		),
		...RATE_EVENTS.flatMap( ( [ name, eventType, shopFailure ] ) =>
			LISTENERS.map( ( [ does, listener, kind ] ) =>
				createExpressCase( name, listener, does, {
					shopFailure,
					reported:
						kind === null
							? null
							: new RegExp(
									`fault: hostile at ${ eventType }: ${ kind }`
								),
				} )
			)
		),
		{
			does: 'a listener removes itself while it is called',
			script: ( { wc } ) => {
				const stop =
					wc.blocksCheckoutEvents.checkoutEvents.onCheckoutValidation(
						() => stop()
					);
			},
			reported: null,
		},
		{
			does: 'a listener adds another on each call',
			script: ( { wc } ) => {
				const { onCheckoutValidation } =
					wc.blocksCheckoutEvents.checkoutEvents;
				const listen = () => {
					onCheckoutValidation( listen );
				};
				listen();
			},
			reported: null,
		},
		{
			does: 'a value that is not a function is registered',
			script: ( { wc } ) => {
				const { onCheckoutValidation, onCheckoutSuccess } =
					wc.blocksCheckoutEvents.checkoutEvents;
				for ( const garbage of [ null, 5, {}, 'text' ] ) {
					onCheckoutValidation( garbage, garbage );
					onCheckoutSuccess( garbage );
				}
			},
			reported: /fault: \/hostile.js at checkout_validation: threw/,
			isOrderedFirst: true,
		},
		{
			does: 'a listener emits its own event',
			script: ( { wc } ) => {
				const { checkoutEvents, checkoutEventsEmitter } =
					wc.blocksCheckoutEvents;
				checkoutEvents.onCheckoutValidation( () =>
					checkoutEventsEmitter.emit( 'checkout_validation' )
				);
			},
			reported: null,
			isOrderedFirst: true,
		},
	],
};
