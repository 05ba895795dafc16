import {
	after,
	both,
	expectSelector,
	type Assertion,
	type StoreRows,
} from './store-row';

const METHOD = {
	name: 'cod',
	label: 'Cash',
	ariaLabel: 'Cash',
	content: null,
	edit: null,
	canMakePayment: () => true,
	supports: { showSavedCards: true },
};
const WALLET = {
	name: 'wallet',
	title: 'Wallet',
	content: null,
	edit: null,
	canMakePayment: () => true,
};
const WALLET_INFO = {
	name: 'wallet',
	title: 'Wallet',
	description: '',
	gatewayId: '',
	paymentMethodId: 'wallet',
	supportsStyle: [],
};

/** Saved methods of these rows' gateways; the page doesn't register `bank`. */
export const SAVED = {
	cc: [
		{
			tokenId: 5,
			method: { gateway: 'cod', last4: '4242', brand: 'Visa' },
			expires: '12/28',
			is_default: true,
			actions: [],
		},
		{
			tokenId: 6,
			method: { gateway: 'bank', last4: '1111', brand: 'Visa' },
			expires: '12/28',
			is_default: false,
			actions: [],
		},
	],
};

const status = ( action: string, selector: string ): Assertion =>
	after( `__internalSet${ action }`, selector, true, false );

const available = after(
	[ '__internalSetAvailablePaymentMethods', { cod: { name: 'cod' } } ],
	'getAvailablePaymentMethods',
	{ cod: { name: 'cod' } },
	{}
);
const availableExpress = after(
	[ '__internalSetAvailableExpressPaymentMethods', { wallet: WALLET_INFO } ],
	'getAvailableExpressPaymentMethods',
	{ wallet: WALLET_INFO },
	{}
);
const registeredExpress = after(
	[ '__internalSetRegisteredExpressPaymentMethods', { wallet: WALLET_INFO } ],
	'getRegisteredExpressPaymentMethods',
	{ wallet: WALLET_INFO },
	{}
);
const active = after(
	[ '__internalSetActivePaymentMethod', 'cod', { card: '4' } ],
	'getActivePaymentMethod',
	'cod'
);
const data = after(
	[ '__internalSetPaymentMethodData', { token: 5 } ],
	'getPaymentMethodData',
	{ token: 5 }
);
const RESULT = {
	message: '',
	paymentStatus: 'success',
	redirectUrl: '',
	paymentDetails: {},
};
const result = after(
	[ '__internalSetPaymentResult', RESULT ],
	'getPaymentResult',
	RESULT,
	null
);
/** Saving a method requires an account. */
const withAccount: Assertion = ( { app } ) =>
	app.registry
		.dispatch( 'wc/store/checkout' )
		.__internalSetShouldCreateAccount?.( true );
const saving = both(
	withAccount,
	after(
		[ '__internalSetShouldSavePaymentMethod', true ],
		'getShouldSavePaymentMethod',
		true,
		false
	)
);
const known = both(
	after(
		[ '__internalSetPaymentMethodsInitialized', false ],
		'paymentMethodsInitialized',
		false
	),
	after(
		[ '__internalSetPaymentMethodsInitialized', true ],
		'paymentMethodsInitialized',
		true
	)
);
const knownExpress = both(
	after(
		[ '__internalSetExpressPaymentMethodsInitialized', false ],
		'expressPaymentMethodsInitialized',
		false
	),
	after(
		[ '__internalSetExpressPaymentMethodsInitialized', true ],
		'expressPaymentMethodsInitialized',
		true
	)
);
const error = status( 'PaymentError', 'hasPaymentError' );
const ready = status( 'PaymentReady', 'isPaymentReady' );
const started = status( 'ExpressPaymentStarted', 'isExpressPaymentStarted' );
const processing = status( 'PaymentProcessing', 'isPaymentProcessing' );
const deprecated = () => expect( console ).toHaveWarned();

const registers: Assertion = ( { app } ) => {
	app.payments.registerPaymentMethod( METHOD );
	app.payments.registerExpressPaymentMethod( WALLET );
};

/** docs/contract/stores.md 3. */
export const PAYMENT_ROWS: StoreRows = {
	selectors: {
		isPaymentIdle: both(
			expectSelector( 'isPaymentIdle', true ),
			ready,
			expectSelector( 'isPaymentIdle', false )
		),
		isExpressPaymentStarted: started,
		isPaymentProcessing: processing,
		isPaymentReady: ready,
		hasPaymentError: error,
		isExpressPaymentMethodActive: both(
			availableExpress,
			expectSelector( 'isExpressPaymentMethodActive', false ),
			after(
				[ '__internalSetActivePaymentMethod', 'wallet' ],
				'isExpressPaymentMethodActive',
				true
			)
		),
		getActiveSavedToken: both(
			after(
				[ '__internalSetPaymentMethodData' ],
				'getActiveSavedToken',
				''
			),
			data,
			expectSelector( 'getActiveSavedToken', '5' )
		),
		getActivePaymentMethod: active,
		getAvailablePaymentMethods: available,
		getAvailableExpressPaymentMethods: availableExpress,
		getRegisteredExpressPaymentMethods: registeredExpress,
		getPaymentMethodData: data,
		getPaymentResult: result,
		getSavedPaymentMethods: ( { select } ) =>
			expect( select( 'getSavedPaymentMethods' ) ).toMatchObject( {
				cc: [ { tokenId: 5 }, { tokenId: 6 } ],
			} ),
		getShouldSavePaymentMethod: saving,
		paymentMethodsInitialized: known,
		expressPaymentMethodsInitialized: knownExpress,
		getState: ( { select } ) =>
			expect( select( 'getState' ) ).toMatchObject( {
				status: 'idle',
				availablePaymentMethods: {},
				paymentResult: null,
				shouldSavePaymentMethod: false,
			} ),
		getActiveSavedPaymentMethods: both(
			expectSelector( 'getActiveSavedPaymentMethods', {} ),
			registers,
			available,
			( { select } ) =>
				expect( select( 'getActiveSavedPaymentMethods' ) ).toEqual( {
					cc: [ expect.objectContaining( { tokenId: 5 } ) ],
				} )
		),
		getIncompatiblePaymentMethods: both(
			expectSelector( 'getIncompatiblePaymentMethods', {
				cod: 'Cash on delivery',
				bank: 'Bank',
			} ),
			registers,
			expectSelector( 'getIncompatiblePaymentMethods', { bank: 'Bank' } )
		),
		isPaymentPristine: both(
			expectSelector( 'isPaymentPristine', true ),
			deprecated
		),
		isPaymentStarted: both(
			started,
			expectSelector( 'isPaymentStarted', true ),
			deprecated
		),
		isPaymentSuccess: both(
			ready,
			expectSelector( 'isPaymentSuccess', true ),
			deprecated
		),
		isPaymentFailed: both(
			error,
			expectSelector( 'isPaymentFailed', true ),
			deprecated
		),
		getCurrentStatus: both( error, ( { select } ) => {
			const flags = Object( select( 'getCurrentStatus' ) );
			expect( flags ).toMatchObject( { isIdle: false, hasError: true } );
			expect( flags.isFinished ).toBe( true );
			expect( console ).toHaveWarned();
		} ),
	},
	actions: {
		__internalSetActivePaymentMethod: both(
			active,
			expectSelector( 'getPaymentMethodData', { card: '4' } ),
			after(
				[ '__internalSetActivePaymentMethod', 'bank' ],
				'getPaymentMethodData',
				{}
			)
		),
		__internalSetPaymentIdle: both(
			error,
			after( '__internalSetPaymentIdle', 'isPaymentIdle', true, false )
		),
		__internalSetExpressPaymentStarted: started,
		__internalSetPaymentProcessing: processing,
		__internalSetPaymentReady: ready,
		__internalSetPaymentError: error,
		__internalSetPaymentMethodData: data,
		__internalSetPaymentResult: result,
		__internalSetShouldSavePaymentMethod: saving,
		__internalSetAvailablePaymentMethods: both(
			registers,
			available,
			// The customer's saved card is selected first.
			expectSelector( 'getActivePaymentMethod', 'cod' ),
			expectSelector( 'getActiveSavedToken', '5' )
		),
		__internalSetAvailableExpressPaymentMethods: availableExpress,
		__internalSetRegisteredExpressPaymentMethods: registeredExpress,
		__internalRemoveAvailablePaymentMethod: both(
			available,
			after(
				[ '__internalRemoveAvailablePaymentMethod', 'cod' ],
				'getAvailablePaymentMethods',
				{}
			)
		),
		__internalRemoveAvailableExpressPaymentMethod: both(
			availableExpress,
			after(
				[ '__internalRemoveAvailableExpressPaymentMethod', 'wallet' ],
				'getAvailableExpressPaymentMethods',
				{}
			)
		),
		__internalSetPaymentMethodsInitialized: known,
		__internalSetExpressPaymentMethodsInitialized: knownExpress,
		__internalUpdateAvailablePaymentMethods: both(
			registers,
			after(
				'__internalUpdateAvailablePaymentMethods',
				'getAvailablePaymentMethods',
				{ cod: { name: 'cod' } },
				{}
			),
			expectSelector( 'getAvailableExpressPaymentMethods', {
				wallet: WALLET_INFO,
			} ),
			expectSelector( 'paymentMethodsInitialized', true ),
			expectSelector( 'expressPaymentMethodsInitialized', true )
		),
		__internalEmitPaymentProcessingEvent: async ( {
			app,
			select,
			dispatch,
		} ) => {
			const listener = jest.fn( () => ( {
				type: 'success',
				meta: { paymentMethodData: { nonce: 'n' } },
			} ) );
			app.events.paymentSetup.subscribe( listener );
			await dispatch( '__internalEmitPaymentProcessingEvent' );
			expect( listener ).toHaveBeenCalledTimes( 1 );
			expect( select( 'isPaymentReady' ) ).toBe( true );
			expect( select( 'getPaymentMethodData' ) ).toMatchObject( {
				nonce: 'n',
			} );
		},
		__internalSetExpressPaymentError: async ( { app, dispatch } ) => {
			const notices = () => app.notices( 'wc/checkout/express-payments' );
			await dispatch( '__internalSetExpressPaymentError', 'Closed.' );
			expect( notices() ).toEqual( [ 'Closed.' ] );
			await dispatch( '__internalSetExpressPaymentError' );
			expect( notices() ).toEqual( [] );
		},
	},
};
