import { cartItem } from '../../../fixtures/cart';
import {
	checkoutResponse,
	RECEIVED_URL,
} from '../../../fixtures/checkout-stores';
import { shippedCart } from '../../../fixtures/form-page';
import {
	after,
	expectRequest,
	both,
	expectSelector,
	type Assertion,
	type StoreRows,
} from './store-row';

const sets = (
	action: string,
	selector: string,
	value: unknown,
	before: unknown
): Assertion => after( [ action, value ], selector, value, before );

const extension = after(
	[ 'setExtensionData', 'mine', { a: 1 } ],
	'getExtensionData',
	{ mine: { a: 1 } },
	{}
);
const provider = after(
	[ 'addAddressAutocompleteProvider', 'finder' ],
	'getRegisteredAutocompleteProviders',
	[ 'finder' ],
	[]
);
const activeProvider = both(
	provider,
	after(
		[ 'setActiveAddressAutocompleteProvider', 'finder', 'billing' ],
		[ 'getActiveAutocompleteProvider', 'billing' ],
		'finder',
		''
	),
	expectSelector( [ 'getActiveAutocompleteProvider', 'shipping' ], '' )
);
const additional = both(
	after(
		[ 'setAdditionalFields', { 'my/gift': 'yes' } ],
		'getAdditionalFields',
		{ 'my/gift': 'yes' },
		{}
	),
	after(
		[ 'setAdditionalFields', { 'my/size': 'M' } ],
		'getAdditionalFields',
		{
			'my/gift': 'yes',
			'my/size': 'M',
		}
	)
);
const fetching = sets(
	'setPrefersCollection',
	'prefersCollection',
	true,
	false
);
const billingForm = sets(
	'setEditingBillingAddress',
	'getEditingBillingAddress',
	true,
	false
);
const shippingForm = sets(
	'setEditingShippingAddress',
	'getEditingShippingAddress',
	true,
	false
);
const customer = sets( '__internalSetCustomerId', 'getCustomerId', 7, 0 );
const password = sets(
	'__internalSetCustomerPassword',
	'getCustomerPassword',
	'secret',
	''
);
const note = sets( '__internalSetOrderNotes', 'getOrderNotes', 'Ring.', '' );
const account = sets(
	'__internalSetShouldCreateAccount',
	'getShouldCreateAccount',
	true,
	false
);
const sameAddress = sets(
	'__internalSetUseShippingAsBilling',
	'getUseShippingAsBilling',
	false,
	true
);
const redirect = both(
	sets( '__internalSetRedirectUrl', 'getRedirectUrl', '/thanks', '' ),
	after(
		[ '__internalSetRedirectUrl', undefined ],
		'getRedirectUrl',
		'/thanks'
	),
	after( [ '__internalSetRedirectUrl', null ], 'getRedirectUrl', null )
);
const calculating = after(
	'__internalStartCalculation',
	'isCalculating',
	true,
	false
);
const calculated = after(
	'__internalFinishCalculation',
	'isCalculating',
	false
);
const problem = after( '__internalSetHasError', 'hasError', true, false );

/** Requests an order whose validation never ends. */
const requested: Assertion = async ( { app, dispatch } ) => {
	app.events.checkoutValidation.subscribe( () => new Promise( () => {} ) );
	await dispatch( '__internalSetBeforeProcessing' );
};

const done = after(
	[ '__internalSetComplete', { redirectUrl: '/thanks' } ],
	'isComplete',
	true,
	false
);

const reported: Assertion = async ( { app, dispatch, select } ) => {
	await dispatch( '__internalProcessCheckoutResponse', {
		...checkoutResponse(),
		message: 'Paid.',
	} );
	expect( select( 'getOrderId' ) ).toBe( 83 );
	expect( select( 'getRedirectUrl' ) ).toBe( RECEIVED_URL );
	const payment = app.registry.select( 'wc/store/payment' );
	expect( payment.getPaymentResult?.() ).toMatchObject( {
		message: 'Paid.',
		paymentStatus: 'success',
	} );
};

const deprecated = () => expect( console ).toHaveWarned();

/** Sends no requests and leaves the order alone. */
const expectNoEffect = ( action: string ): Assertion =>
	both( requested, async ( { app, dispatch, select } ) => {
		await dispatch( action );
		expect( select( 'getCheckoutStatus' ) ).toBe( 'before_processing' );
		expect( app.api.sent ).toEqual( [] );
	} );

/** docs/contract/stores.md 2. */
export const CHECKOUT_ROWS: StoreRows = {
	selectors: {
		getCustomerId: customer,
		getCustomerPassword: password,
		getOrderId: both( expectSelector( 'getOrderId', 0 ), reported ),
		getOrderNotes: note,
		getRedirectUrl: redirect,
		getExtensionData: extension,
		getCheckoutStatus: both(
			expectSelector( 'getCheckoutStatus', 'idle' ),
			requested,
			expectSelector( 'getCheckoutStatus', 'before_processing' )
		),
		getShouldCreateAccount: account,
		getAdditionalFields: additional,
		getUseShippingAsBilling: sameAddress,
		getEditingBillingAddress: billingForm,
		getEditingShippingAddress: shippingForm,
		hasOrder: both(
			expectSelector( 'hasOrder', false ),
			reported,
			expectSelector( 'hasOrder', true )
		),
		hasError: problem,
		isIdle: both(
			expectSelector( 'isIdle', true ),
			requested,
			expectSelector( 'isIdle', false )
		),
		isBeforeProcessing: both(
			expectSelector( 'isBeforeProcessing', false ),
			requested,
			expectSelector( 'isBeforeProcessing', true )
		),
		// The store's own tests cover how an order reaches these states.
		isProcessing: both(
			expectSelector( 'isProcessing', false ),
			async ( store ) => {
				store.app.events.paymentSetup.subscribe(
					() => new Promise( () => {} )
				);
				await store.dispatch( '__internalSetBeforeProcessing' );
				await jest.advanceTimersByTimeAsync( 2000 );
				expectSelector( 'isProcessing', true )( store );
			}
		),
		isAfterProcessing: both(
			expectSelector( 'isAfterProcessing', false ),
			async ( store ) => {
				store.app.events.checkoutSuccess.subscribe(
					() => new Promise( () => {} )
				);
				await store.dispatch( '__internalSetBeforeProcessing' );
				await jest.advanceTimersByTimeAsync( 2000 );
				await store.app.api.pending
					.find( ( { request } ) => request.method === 'POST' )
					?.reply( checkoutResponse() );
				await jest.advanceTimersByTimeAsync( 100 );
				expectSelector( 'isAfterProcessing', true )( store );
			}
		),
		isComplete: done,
		isCalculating: calculating,
		prefersCollection: fetching,
		getRegisteredAutocompleteProviders: provider,
		getActiveAutocompleteProvider: activeProvider,
	},
	actions: {
		setExtensionData: both(
			extension,
			after(
				[ 'setExtensionData', 'mine', { b: 2 } ],
				'getExtensionData',
				{
					mine: { a: 1, b: 2 },
				}
			),
			after(
				[ 'setExtensionData', 'mine', { c: 3 }, true ],
				'getExtensionData',
				{ mine: { c: 3 } }
			)
		),
		__internalSetExtensionData: both(
			after(
				[ '__internalSetExtensionData', 'mine', { a: 1 } ],
				'getExtensionData',
				{ mine: { a: 1 } }
			),
			deprecated
		),
		setPrefersCollection: fetching,
		setEditingBillingAddress: billingForm,
		setEditingShippingAddress: shippingForm,
		setAdditionalFields: additional,
		disableCheckoutFor: async ( { select, dispatch } ) => {
			let finish: ( answer: string ) => void = () => undefined;
			const work = new Promise< string >( ( resolve ) => {
				finish = resolve;
			} );
			const worked = dispatch( 'disableCheckoutFor', () => work );
			expect( select( 'isCalculating' ) ).toBe( true );
			finish( 'done' );
			expect( await worked ).toBe( 'done' );
			expect( select( 'isCalculating' ) ).toBe( false );
			await expect(
				dispatch( 'disableCheckoutFor', () =>
					Promise.reject( new Error( 'no' ) )
				)
			).rejects.toThrow( 'no' );
			expect( select( 'isCalculating' ) ).toBe( false );
		},
		updateDraftOrder: expectRequest(
			[ 'updateDraftOrder', { order_notes: 'Ring.' } ],
			{
				path: '/wc/store/v1/checkout?__experimental_calc_totals=true',
				method: 'PUT',
				data: { order_notes: 'Ring.' },
			},
			checkoutResponse( {
				__experimentalCart: {
					...shippedCart(),
					items: [ cartItem( { quantity: 3 } ) ],
				},
			} ),
			{
				then: ( { app } ) =>
					expect(
						app.registry.select( 'wc/store/cart' ).getCartData?.()
					).toMatchObject( { items: [ { quantity: 3 } ] } ),
			}
		),
		addAddressAutocompleteProvider: both(
			provider,
			after(
				[ 'addAddressAutocompleteProvider', 'finder' ],
				'getRegisteredAutocompleteProviders',
				[ 'finder' ]
			)
		),
		setActiveAddressAutocompleteProvider: activeProvider,
		__internalSetIdle: both(
			requested,
			after( '__internalSetIdle', 'isIdle', true, false )
		),
		__internalSetBeforeProcessing: both(
			requested,
			expectSelector( 'isBeforeProcessing', true )
		),
		// The order machine advances by itself, so that nothing can order twice.
		__internalSetProcessing: expectNoEffect( '__internalSetProcessing' ),
		__internalSetAfterProcessing: expectNoEffect(
			'__internalSetAfterProcessing'
		),
		__internalEmitAfterProcessingEvents: expectNoEffect(
			'__internalEmitAfterProcessingEvents'
		),
		__internalSetComplete: both( done, ( { app } ) =>
			expect( app.visited ).toEqual( [ '/thanks' ] )
		),
		__internalSetHasError: both(
			requested,
			problem,
			expectSelector( 'isIdle', true ),
			after( [ '__internalSetHasError', false ], 'hasError', false )
		),
		__internalStartCalculation: calculating,
		__internalFinishCalculation: both(
			calculated,
			// The counter never falls below zero.
			calculating,
			calculated
		),
		__internalIncrementCalculating: both(
			after( '__internalIncrementCalculating', 'isCalculating', true ),
			deprecated
		),
		__internalDecrementCalculating: both(
			calculating,
			after( '__internalDecrementCalculating', 'isCalculating', false ),
			deprecated
		),
		__internalSetCustomerId: customer,
		__internalSetCustomerPassword: password,
		__internalSetUseShippingAsBilling: sameAddress,
		__internalSetShouldCreateAccount: account,
		__internalSetOrderNotes: note,
		__internalSetRedirectUrl: redirect,
		__internalProcessCheckoutResponse: reported,
		__internalEmitValidateEvent: async ( { app, dispatch } ) => {
			const listener = jest.fn();
			app.events.checkoutValidation.subscribe( listener );
			expect( await dispatch( '__internalEmitValidateEvent', {} ) ).toBe(
				true
			);
			expect( listener ).toHaveBeenCalledTimes( 1 );
			app.events.checkoutValidation.subscribe( () => ( {
				type: 'error',
				errorMessage: 'Not on Sundays.',
			} ) );
			expect( await dispatch( '__internalEmitValidateEvent', {} ) ).toBe(
				false
			);
			expect( app.notices( 'wc/checkout' ) ).toEqual( [
				'Not on Sundays.',
			] );
		},
	},
};
