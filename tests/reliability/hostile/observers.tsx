import { createElement, useEffect } from '@wordpress/element';
import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { vandalise } from './parts';
import { method } from './payment-methods';

/** What a listener may do, and what is said of it on a report card. */
const LISTENERS = [
	[ 'throws', outcry, 'threw' ],
	[
		'rejects',
		() => Promise.reject( new Error( 'Hostile outcry' ) ),
		'threw',
	],
	[ 'never answers', silence, 'late' ],
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
			vandalise( data );
			return true;
		},
		'changedInput',
	],
] as const;

const outside = (
	name: string,
	moment: string,
	rest: Partial< Misbehaviour > = { isOrderedFirst: true }
): Misbehaviour[] =>
	LISTENERS.map( ( [ does, listener, kind ] ) => ( {
		does: `${ name } ${ does }`,
		script: ( { wc } ) =>
			wc.blocksCheckoutEvents.checkoutEvents[ name ]( listener ),
		told:
			kind === null ||
			// Validation is told nothing that could be written into.
			( kind === 'changedInput' && name === 'onCheckoutValidation' )
				? null
				: new RegExp( `card: /hostile.js at ${ moment }: ${ kind }` ),
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

const inContent = (
	name: string,
	listener: unknown,
	does: string,
	told: RegExp | null,
	rest: Partial< Misbehaviour >
): Misbehaviour => ( {
	does: `${ name } of a method ${ does }`,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethod(
			method( {
				content: createElement( Listener, { name, listener } ),
			} )
		),
	told,
	...rest,
} );

const inExpress = (
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
	told: null,
	...rest,
} );

/** What a method may answer that pays, when it is asked for what its gateway needs. */
const SET_UPS = [
	[ 'throws', outcry, /card: hostile at payment_setup: threw/ ],
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
	[ 'never answers', silence, /card: hostile at payment_setup: late/ ],
] as const;

const SHIPPING = [
	[ 'onShippingRateSuccess', 'shipping_rates_success' ],
	[ 'onShippingRateSelectSuccess', 'shipping_rate_select_success' ],
] as const;

const RATE_MOMENTS = [
	[ 'onShippingRateSuccess', 'shipping_rates_success', 'noRates' ],
	[ 'onShippingRateFail', 'shipping_rates_fail', 'noRates' ],
	[ 'onShippingRateSelectFail', 'shipping_rate_select_fail', 'rateRefused' ],
] as const;

export const OBSERVERS: HostilePoint = {
	point: 'listener to a moment',
	cases: [
		...outside( 'onCheckoutValidation', 'checkout_validation' ),
		...outside( 'onCheckoutSuccess', 'checkout_success' ),
		...outside( 'onCheckoutFail', 'checkout_fail', { mishap: 'declined' } ),
		...LISTENERS.slice( 0, 5 ).map( ( [ does, listener ] ) =>
			inContent(
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
			inExpress( 'onPaymentSetup', listener, does )
		),
		inExpress( 'onCheckoutSuccess', silence, 'never answers' ),
		inExpress( 'onCheckoutSuccess', outcry, 'throws' ),
		inExpress( 'onCheckoutValidation', outcry, 'throws' ),
		...SET_UPS.filter( ( [ , listener ] ) => listener !== silence ).map(
			( [ does, listener, told ] ) =>
				inContent(
					'onPaymentSetup',
					listener,
					`that pays ${ does }`,
					told,
					{
						isTriedFirst: true,
					}
				)
		),
		...SHIPPING.flatMap( ( [ name, moment ] ) =>
			LISTENERS.slice( 0, 3 )
				.map( ( [ does, listener ] ) =>
					inContent( name, listener, does, null, {
						isChosenFirst: true,
					} )
				)
				.map( ( each ) => ( {
					...each,
					does: `${ each.does } (${ moment })`,
				} ) )
		),
		...RATE_MOMENTS.flatMap( ( [ name, moment, mishap ] ) =>
			LISTENERS.map( ( [ does, listener, kind ] ) =>
				inExpress( name, listener, does, {
					mishap,
					told:
						kind === null
							? null
							: new RegExp(
									`card: hostile at ${ moment }: ${ kind }`
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
			told: null,
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
			told: null,
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
			told: /card: \/hostile.js at checkout_validation: threw/,
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
			told: null,
			isOrderedFirst: true,
		},
	],
};
