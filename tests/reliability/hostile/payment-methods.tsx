import { createElement } from '@wordpress/element';
import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import {
	LeavesErrors,
	LOOP_AND_STALE_ERRORS,
	PARTS,
	some,
	mutateDeeply,
	MutatesThroughCallbacks,
} from './components';

/** A valid payment method except for the changes. Shoppers may see nothing of it but the label. */
export const method = ( changes: object = {} ): object => ( {
	name: HOSTILE,
	label: 'Other',
	ariaLabel: 'Other',
	content: createElement( 'p', null, 'Content' ),
	edit: null,
	canMakePayment: () => true,
	...changes,
} );

const createCase = (
	does: string,
	changes: object,
	reported: RegExp | null,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	does,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethod( method( changes ) ),
	reported,
	...rest,
} );

const createAvailabilityCase = (
	does: string,
	canMakePayment: unknown,
	reported: RegExp | null
): Misbehaviour =>
	createCase( `canMakePayment ${ does }`, { canMakePayment }, reported );

const REFUSED =
	/notice: There was an error registering the payment method with id 'hostile'/;

const createPartCases = (
	name: 'content' | 'label' | 'placeOrderButton' | 'savedTokenComponent',
	extensionPoint: string,
	rest: Partial< Misbehaviour >
): Misbehaviour[] =>
	PARTS.map( ( [ does, Part, kind ] ) =>
		createCase(
			`${ name } ${ does }`,
			{
				[ name ]:
					name === 'placeOrderButton' ? Part : createElement( Part ),
				supports: { showSavedCards: true },
			},
			kind &&
				new RegExp(
					`fault: hostile at ${ extensionPoint }: ${ kind }`
				),
			{ ...rest, staysVisible: Part === MutatesThroughCallbacks }
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

const createInvalidCase = ( does: string, config: unknown ): Misbehaviour => ( {
	does: `is registered ${ does }`,
	script: ( { wc } ) => wc.wcBlocksRegistry.registerPaymentMethod( config ),
	reported: /notice: The add-on \/hostile.js failed/,
} );

export const METHODS: HostileExtensionPoint = {
	extensionPoint: 'payment method',
	cases: [
		createAvailabilityCase( 'throws', throwHostileError, REFUSED ),
		createAvailabilityCase(
			'throws a value that is not an error',
			() => {
				throw Object.create( null );
			},
			REFUSED
		),
		createAvailabilityCase(
			'rejects',
			() => Promise.reject( new Error( 'No' ) ),
			REFUSED
		),
		createAvailabilityCase( 'never settles', neverSettle, REFUSED ),
		createAvailabilityCase( 'returns null', () => null, null ),
		createAvailabilityCase(
			'returns a function',
			() => throwHostileError,
			null
		),
		createAvailabilityCase(
			'returns an error without a message',
			() => ( { error: null } ),
			REFUSED
		),
		createAvailabilityCase(
			'returns an error with a nested message',
			() => ( { error: { message: { hostile: 1 } } } ),
			REFUSED
		),
		createAvailabilityCase(
			'returns a thenable whose getter throws',
			() => ( {
				get then() {
					return throwHostileError();
				},
			} ),
			REFUSED
		),
		createAvailabilityCase(
			'mutates its arguments',
			( arg: unknown ) => {
				mutateDeeply( arg );
				return true;
			},
			/fault: hostile at canMakePayment: mutatedInput/
		),
		createAvailabilityCase(
			'changes the prototypes of its arguments',
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
			does: 'registers itself again on each availability check',
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
			reported: null,
		},
		{
			does: 'unregisters itself during its availability check',
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
			reported: null,
		},
		...createPartCases( 'content', 'payment-content', {
			isChosenFirst: true,
		} ),
		...some(
			createPartCases( 'label', 'payment-label', {} ),
			0,
			1,
			2,
			7,
			9,
			14,
			15
		),
		...some(
			createPartCases( 'placeOrderButton', 'place-order-button', {
				isChosenFirst: true,
			} ),
			...[ 0, 1, 2, 8, 10, 13, ...LOOP_AND_STALE_ERRORS ]
		),
		...some(
			createPartCases( 'savedTokenComponent', 'saved-token', {
				settings: SAVED,
			} ),
			...[ 0, 2, 10, 13, ...LOOP_AND_STALE_ERRORS ]
		),
		createCase(
			'leaves errors and listeners behind when another is chosen',
			{ content: createElement( LeavesErrors ) },
			null,
			{ isChosenFirst: true }
		),
		createCase(
			'leaves errors and listeners behind after a rejected order',
			{ content: createElement( LeavesErrors ) },
			null,
			{ isTriedFirst: true }
		),
		createCase(
			'has invalid icons',
			{ icons: [ null, 5, {}, { id: 7 } ] },
			null
		),
		createCase(
			'has icons with script URLs',
			{
				icons: [
					{ id: 'x', src: 'javascript:window.hacked=1', alt: 'x' },
				],
			},
			null
		),
		createCase(
			'has a thousand icons',
			{
				icons: Array.from( { length: 1000 }, ( _, id ) => ( {
					id: `${ id }`,
					src: null,
					alt: 'x',
				} ) ),
			},
			null
		),
		createCase(
			'has a label with HTML and a script',
			{ label: '<img src=x onerror="window.hacked=1">' },
			null
		),
		createInvalidCase( 'without arguments', undefined ),
		createInvalidCase( 'with null', null ),
		createInvalidCase( 'with missing properties', { name: HOSTILE } ),
		createInvalidCase(
			'with an invalid canMakePayment',
			method( { canMakePayment: true } )
		),
		createInvalidCase(
			'with content that is not an element',
			method( { content: {} } )
		),
		createInvalidCase(
			'with a getter that throws',
			Object.defineProperty( method(), 'label', {
				enumerable: true,
				get: throwHostileError,
			} )
		),
		createCase( 'is named __proto__', { name: '__proto__' }, null ),
	],
};
