import { createElement } from '@wordpress/element';
import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import {
	LeavesErrors,
	LOOP_AND_LEFTOVERS,
	PARTS,
	some,
	vandalise,
	WritesByFunctions,
} from './parts';

/** A way to pay that is as it should be, but for what is changed; called something that a shopper may read. */
export const method = ( changes: object = {} ): object => ( {
	name: HOSTILE,
	label: 'Other',
	ariaLabel: 'Other',
	content: createElement( 'p', null, 'Content' ),
	edit: null,
	canMakePayment: () => true,
	...changes,
} );

const paying = (
	does: string,
	changes: object,
	told: RegExp | null,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	does,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethod( method( changes ) ),
	told,
	...rest,
} );

const asked = (
	does: string,
	canMakePayment: unknown,
	told: RegExp | null
): Misbehaviour =>
	paying( `canMakePayment ${ does }`, { canMakePayment }, told );

const REFUSED =
	/notice: There was an error registering the payment method with id 'hostile'/;

const parts = (
	name: 'content' | 'label' | 'placeOrderButton' | 'savedTokenComponent',
	point: string,
	rest: Partial< Misbehaviour >
): Misbehaviour[] =>
	PARTS.map( ( [ does, Part, kind ] ) =>
		paying(
			`${ name } ${ does }`,
			{
				[ name ]:
					name === 'placeOrderButton' ? Part : createElement( Part ),
				supports: { showSavedCards: true },
			},
			kind && new RegExp( `card: hostile at ${ point }: ${ kind }` ),
			{ ...rest, stays: Part === WritesByFunctions }
		)
	);

const SAVED = {
	customerPaymentMethods: {
		cc: [
			{
				tokenId: 7,
				method: { gateway: HOSTILE, brand: 'Visa', last4: '4242' },
				expires: '12/28',
				is_default: true,
				actions: {},
			},
		],
	},
};

const wrong = ( does: string, config: unknown ): Misbehaviour => ( {
	does: `is registered ${ does }`,
	script: ( { wc } ) => wc.wcBlocksRegistry.registerPaymentMethod( config ),
	told: /notice: The add-on \/hostile.js has failed/,
} );

export const METHODS: HostilePoint = {
	point: 'payment method',
	cases: [
		asked( 'throws', outcry, REFUSED ),
		asked(
			'throws something that is no error',
			() => {
				throw Object.create( null );
			},
			REFUSED
		),
		asked( 'rejects', () => Promise.reject( new Error( 'No' ) ), REFUSED ),
		asked( 'never answers', silence, REFUSED ),
		asked( 'answers with null', () => null, null ),
		asked( 'answers with a function', () => outcry, null ),
		asked(
			'answers with an error without words',
			() => ( { error: null } ),
			REFUSED
		),
		asked(
			'answers with an error of many kinds',
			() => ( { error: { message: { hostile: 1 } } } ),
			REFUSED
		),
		asked(
			'answers with a promise that breaks when it is asked',
			() => ( {
				get then() {
					return outcry();
				},
			} ),
			REFUSED
		),
		asked(
			'writes into what it is given',
			( arg: unknown ) => {
				vandalise( arg );
				return true;
			},
			/card: hostile at canMakePayment: changedInput/
		),
		asked(
			'gives what it is given another prototype',
			( {
				cart,
				billingAddress,
			}: {
				cart: object;
				billingAddress: object;
			} ) => {
				Object.setPrototypeOf( cart, null );
				Object.setPrototypeOf( billingAddress, { country: 'XX' } );
				return true;
			},
			null
		),
		{
			does: 'registers itself again whenever it is asked',
			script: ( { wc } ) => {
				const register = () =>
					wc.wcBlocksRegistry.registerPaymentMethod(
						method( {
							canMakePayment: () => {
								register();
								return true;
							},
						} )
					);
				register();
			},
			told: null,
		},
		{
			does: 'takes itself away while it is asked',
			script: ( { wc } ) =>
				wc.wcBlocksRegistry.registerPaymentMethod(
					method( {
						canMakePayment: () => {
							wc.wcBlocksRegistry.__experimentalDeRegisterPaymentMethod(
								HOSTILE
							);
							return true;
						},
					} )
				),
			told: null,
		},
		...parts( 'content', 'payment-content', { isChosenFirst: true } ),
		...some( parts( 'label', 'payment-label', {} ), 0, 1, 2, 7, 9, 14, 15 ),
		...some(
			parts( 'placeOrderButton', 'place-order-button', {
				isChosenFirst: true,
			} ),
			...[ 0, 1, 2, 8, 10, 13, ...LOOP_AND_LEFTOVERS ]
		),
		...some(
			parts( 'savedTokenComponent', 'saved-token', {
				settings: SAVED,
			} ),
			...[ 0, 2, 10, 13, ...LOOP_AND_LEFTOVERS ]
		),
		paying(
			'leaves errors and listeners behind when another is chosen',
			{ content: createElement( LeavesErrors ) },
			null,
			{ isChosenFirst: true }
		),
		paying(
			'leaves errors and listeners behind after an order was refused',
			{ content: createElement( LeavesErrors ) },
			null,
			{ isTriedFirst: true }
		),
		paying(
			'has pictures that are none',
			{ icons: [ null, 5, {}, { id: 7 } ] },
			null
		),
		paying(
			'has pictures with scripts for addresses',
			{
				icons: [
					{ id: 'x', src: 'javascript:window.hacked=1', alt: 'x' },
				],
			},
			null
		),
		paying(
			'has a thousand pictures',
			{
				icons: Array.from( { length: 1000 }, ( _, id ) => ( {
					id: `${ id }`,
					src: null,
					alt: 'x',
				} ) ),
			},
			null
		),
		paying(
			'has a label with HTML that has a script',
			{ label: '<img src=x onerror="window.hacked=1">' },
			null
		),
		wrong( 'with nothing', undefined ),
		wrong( 'with null', null ),
		wrong( 'with half of what it takes', { name: HOSTILE } ),
		wrong(
			'with a check that is none',
			method( { canMakePayment: true } )
		),
		wrong( 'with content that is no element', method( { content: {} } ) ),
		wrong(
			'with a getter that throws',
			Object.defineProperty( method(), 'label', {
				enumerable: true,
				get: outcry,
			} )
		),
		paying( 'is called __proto__', { name: '__proto__' }, null ),
	],
};
