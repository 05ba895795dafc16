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

/** What a listener may do, and what is said of it on a report card. */
const LISTENERS = [
	[ 'throws', throwHostileError, 'threw' ],
	[
		'rejects',
		() => Promise.reject( new Error( 'Hostile outcry' ) ),
		'threw',
	],
	[ 'never answers', neverSettle, 'timeout' ],
	[ 'answers with null', () => null, null ],
	[ 'answers with a text', () => 'hostile', null ],
	[
		'answers with a type that there is not',
		() => ( { type: HOSTILE } ),
		null,
	],
	[
		'succeeds with nonsense',
		() => ( { type: 'success', meta: 5, redirectUrl: {} } ),
		null,
	],
	[
		'writes into what it is given',
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
			// Validation is told nothing that could be written into.
			( kind === 'mutatedInput' && name === 'onCheckoutValidation' )
				? null
				: new RegExp(
						`card: /hostile.js at ${ eventType }: ${ kind }`
					),
		ends:
			name === 'onCheckoutSuccess' && does === 'never answers'
				? 'link'
				: 'page',
		...rest,
	} ) );

type Registration = Readonly<
	Record< string, ( listener: unknown ) => () => void >
>;

/** Content that listens, and goes on listening when it is gone. */
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
	does: `${ name } of a method ${ does }`,
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
	does: `${ name } of a wallet ${ does }`,
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

/** What a method may answer that pays, when it is asked for what its gateway needs. */
const PAYMENT_SETUP_LISTENERS = [
	[ 'throws', throwHostileError, /card: hostile at payment_setup: threw/ ],
	[ 'refuses', () => ( { type: 'error', message: 'Not today.' } ), null ],
	[
		'refuses without a word',
		() => ( { type: 'failure', message: { no: 1 } } ),
		null,
	],
	[
		'refuses with errors of fields that are none',
		() => ( {
			type: 'error',
			validationErrors: { a: null, b: 5, c: { message: 7 } },
		} ),
		null,
	],
	[ 'never answers', neverSettle, /card: hostile at payment_setup: late/ ],
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
	extensionPoint: 'listener to a moment',
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
				`that is left ${ does }`,
				null,
				{
					isChosenFirst: true,
				}
			)
		),
		...LISTENERS.slice( 0, 3 ).map( ( [ does, listener ] ) =>
			createExpressCase( 'onPaymentSetup', listener, does )
		),
		createExpressCase( 'onCheckoutSuccess', neverSettle, 'never answers' ),
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
				`that pays ${ does }`,
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
									`card: hostile at ${ eventType }: ${ kind }`
								),
				} )
			)
		),
		{
			does: 'a listener takes itself away while it is called',
			script: ( { wc } ) => {
				const stop =
					wc.blocksCheckoutEvents.checkoutEvents.onCheckoutValidation(
						() => stop()
					);
			},
			reported: null,
		},
		{
			does: 'a listener adds another each time it is called',
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
			does: 'what is no function listens',
			script: ( { wc } ) => {
				const { onCheckoutValidation, onCheckoutSuccess } =
					wc.blocksCheckoutEvents.checkoutEvents;
				for ( const garbage of [ null, 5, {}, 'text' ] ) {
					onCheckoutValidation( garbage, garbage );
					onCheckoutSuccess( garbage );
				}
			},
			reported: /card: \/hostile.js at checkout_validation: threw/,
			isOrderedFirst: true,
		},
		{
			does: 'a listener emits its own moment',
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
