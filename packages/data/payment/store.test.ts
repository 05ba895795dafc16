import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { createReduxStore } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { settle } from '../../../tests/fixtures/fake-api';
import { startPaymentStore } from './start';
import { paymentStore } from './store';

const PAYMENTS = 'wc/checkout/payments';
const EXPRESS = 'wc/checkout/express-payments';

const method = ( name: string, changes: object = {} ) =>
	Object.assign(
		{
			name,
			label: name,
			ariaLabel: name,
			content: createElement( 'p', null, name ),
			edit: null,
			canMakePayment: () => true,
		},
		changes
	);

const card = ( tokenId: number, isDefault = false, gateway = 'card' ) => ( {
	tokenId,
	method: { gateway, brand: 'Visa', last4: '4242' },
	expires: '12/28',
	is_default: isDefault,
	actions: {},
} );

let stops: Array< () => void > = [];

/** A payment store of a page with these methods, all of which the server takes. */
const setUp = async (
	methods: ReturnType< typeof method >[],
	{
		settings = {},
		express = [],
		cart = {},
	}: {
		settings?: Record< string, unknown >;
		express?: ReturnType< typeof method >[];
		cart?: Parameters< typeof cartResponse >[ 1 ];
	} = {}
) => {
	const app: TestApp = createTestApp( {
		cart: cartResponse( [ cartItem() ], {
			payment_methods: methods.map( ( { name } ) => name ),
			...cart,
		} ),
		settings,
	} );
	methods.forEach( app.payments.registerPaymentMethod );
	express.forEach( app.payments.registerExpressPaymentMethod );
	stops = [ startPaymentStore( app.registry ), app.stop ];
	await settle();
	const select = app.registry.select( paymentStore );
	return {
		...app,
		select,
		dispatch: app.registry.dispatch( paymentStore ),
		available: () => Object.keys( select.getAvailablePaymentMethods() ),
		changeCart: async ( changes: typeof cart ) => {
			app.registry.dispatch( cartStore ).receiveCart(
				cartResponse( [ cartItem() ], {
					payment_methods: methods.map( ( { name } ) => name ),
					...changes,
				} )
			);
			await settle();
		},
	};
};

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.useRealTimers();
} );

describe( 'methods', () => {
	it( 'stand in the order of the shop, then in that of registration', async () => {
		const { available } = await setUp(
			[ method( 'late' ), method( 'cod' ), method( 'bacs' ) ],
			{ settings: { paymentMethodSortOrder: [ 'bacs', 'gone', 'cod' ] } }
		);
		expect( available() ).toEqual( [ 'bacs', 'cod', 'late' ] );
	} );

	it( 'are asked only where the server takes them; express methods always', async () => {
		const canMakePayment = jest.fn( () => true );
		const { available, select } = await setUp(
			[ method( 'cod' ), method( 'bacs', { canMakePayment } ) ],
			{
				cart: { payment_methods: [ 'cod' ] },
				express: [ method( 'wallet' ) ],
			}
		);
		expect( available() ).toEqual( [ 'cod' ] );
		expect( canMakePayment ).not.toHaveBeenCalled();
		expect(
			Object.keys( select.getAvailableExpressPaymentMethods() )
		).toEqual( [ 'wallet' ] );
	} );

	it( 'are told all that the contract says of the cart', async () => {
		const canMakePayment = jest.fn( () => true );
		await setUp( [ method( 'cod', { canMakePayment } ) ], {
			cart: {
				billing_address: {
					...cartResponse().billing_address,
					city: 'Ulm',
				},
			},
		} );
		const [ [ arg ] ] = canMakePayment.mock.calls as unknown as [
			[ Record< string, Record< string, unknown > > ],
		];
		expect( Object.keys( arg ).sort() ).toEqual( [
			'billingAddress',
			'billingData',
			'cart',
			'cartNeedsShipping',
			'cartTotals',
			'paymentMethods',
			'paymentRequirements',
			'selectedShippingMethods',
			'shippingAddress',
		] );
		expect( Object.keys( arg.cart ?? {} ).sort() ).toEqual( [
			'billingAddress',
			'billingData',
			'cartCoupons',
			'cartErrors',
			'cartFees',
			'cartHasCalculatedShipping',
			'cartIsLoading',
			'cartItemErrors',
			'cartItems',
			'cartItemsCount',
			'cartItemsWeight',
			'cartNeedsPayment',
			'cartNeedsShipping',
			'cartTotals',
			'crossSellsProducts',
			'extensions',
			'isLoadingRates',
			'paymentRequirements',
			'receiveCart',
			'shippingAddress',
			'shippingRates',
		] );
		expect( arg.billingAddress ).toMatchObject( { city: 'Ulm' } );
		expect( arg.billingData ).toBe( arg.billingAddress );
	} );

	it( 'are asked a second after the cart has changed, and not before', async () => {
		const canMakePayment = jest.fn( () => true );
		const { changeCart, available } = await setUp( [
			method( 'cod', { canMakePayment } ),
		] );
		expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 600 );
		canMakePayment.mockReturnValue( false );
		await changeCart( { items_weight: 6 } );
		await jest.advanceTimersByTimeAsync( 999 );
		expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
		expect( available() ).toEqual( [] );
	} );

	it( 'keep their identity while the same ones can be used', async () => {
		const { select, changeCart } = await setUp( [ method( 'cod' ) ], {
			express: [ method( 'wallet' ) ],
		} );
		const before = select.getAvailablePaymentMethods();
		const express = select.getAvailableExpressPaymentMethods();
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( select.getAvailablePaymentMethods() ).toBe( before );
		expect( select.getAvailableExpressPaymentMethods() ).toBe( express );
	} );

	it( 'do not wait longer than three seconds for one that hangs; late, it joins in its place', async () => {
		let answer: ( isAvailable: boolean ) => void = () => {};
		const { available, select } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => {
						answer = resolve;
					} ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 2999 );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( available() ).toEqual( [ 'cod' ] );
		answer( true );
		await settle();
		expect( available() ).toEqual( [ 'slow', 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'that hang when they are asked again stay what they were', async () => {
		const canMakePayment = jest.fn< unknown, [] >( () => true );
		const { available, changeCart } = await setUp( [
			method( 'slow', { canMakePayment } ),
			method( 'cod' ),
		] );
		canMakePayment.mockReturnValue( new Promise( () => {} ) );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 4000 );
		expect( available() ).toEqual( [ 'slow', 'cod' ] );
	} );

	it( 'are not put back by an answer to an older question', async () => {
		const answers: Array< ( isAvailable: boolean ) => void > = [];
		const { available, changeCart } = await setUp( [
			method( 'slow', {
				canMakePayment: () =>
					new Promise( ( resolve ) => answers.push( resolve ) ),
			} ),
			method( 'cod' ),
		] );
		await jest.advanceTimersByTimeAsync( 500 );
		await changeCart( { items_weight: 5 } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( answers ).toHaveLength( 2 );
		answers[ 1 ]?.( false );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
		answers[ 0 ]?.( true );
		await settle();
		expect( available() ).toEqual( [ 'cod' ] );
	} );

	it.each( [
		[ 'throws', () => Promise.reject( new Error( 'No key.' ) ) ],
		[ 'says why', () => ( { error: { message: 'No key.' } } ) ],
	] )(
		'of which one %s are the others; only who manages the shop is told',
		async ( _, canMakePayment ) => {
			const methods = [
				method( 'broken', {
					canMakePayment,
					paymentMethodId: 'gateway',
				} ),
				method( 'cod' ),
			];
			const shopper = await setUp( methods );
			expect( shopper.available() ).toEqual( [ 'cod' ] );
			expect( shopper.notices( PAYMENTS ) ).toEqual( [] );

			const admin = await setUp( methods, {
				settings: { currentUserIsAdmin: true },
				express: [ method( 'wallet', { canMakePayment } ) ],
			} );
			expect( admin.notices( PAYMENTS ) ).toEqual( [
				"There was an error registering the payment method with id 'gateway': No key.",
			] );
			expect(
				admin.registry.select( noticesStore ).getNotices( EXPRESS )
			).toMatchObject( [
				{
					id: 'wc-wallet-registration-error',
					content:
						"There was an error registering the payment method with id 'wallet': No key.",
				},
			] );
		}
	);

	it( 'that are registered late are asked, and those taken back go at once', async () => {
		const { available, payments, dispatch, select } = await setUp(
			[ method( 'cod' ) ],
			{ cart: { payment_methods: [ 'cod', 'late' ] } }
		);
		payments.registerPaymentMethod( method( 'late' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( available() ).toEqual( [ 'cod', 'late' ] );
		dispatch.__internalSetActivePaymentMethod( 'late' );
		payments.deregisterPaymentMethod( 'late' );
		expect( available() ).toEqual( [ 'cod' ] );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
	} );

	it( 'are awaited again when the first is registered late', async () => {
		const { select, payments } = await setUp( [], {
			cart: { payment_methods: [ 'late' ] },
		} );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		payments.registerPaymentMethod( method( 'late' ) );
		expect( select.paymentMethodsInitialized() ).toBe( false );
		expect( select.expressPaymentMethodsInitialized() ).toBe( false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( select.paymentMethodsInitialized() ).toBe( true );
		expect( select.expressPaymentMethodsInitialized() ).toBe( true );
		expect( select.getActivePaymentMethod() ).toBe( 'late' );
	} );

	it( 'of one button are known before it is known whether they can be used', async () => {
		const { select } = await setUp( [], {
			express: [
				method( 'wallet', {
					canMakePayment: () => new Promise( () => {} ),
					supports: { style: [ 'height' ] },
				} ),
			],
		} );
		expect( select.getRegisteredExpressPaymentMethods() ).toEqual( {
			wallet: {
				name: 'wallet',
				title: 'wallet',
				description: '',
				gatewayId: '',
				paymentMethodId: 'wallet',
				supportsStyle: [ 'height' ],
			},
		} );
		expect( select.expressPaymentMethodsInitialized() ).toBe( false );
	} );
} );

describe( 'the choice', () => {
	const saved = {
		cc: [ card( 1 ), card( 2, true ) ],
		echeck: [ card( 3, false, 'other' ) ],
	};
	const withCards = method( 'card', { supports: { showSavedCards: true } } );

	it.each( [
		[
			'the first method',
			{},
			[ method( 'cod' ), method( 'bacs' ) ],
			'cod',
			'',
		],
		[
			'the draft’s method',
			{ checkoutData: { payment_method: 'bacs' } },
			[ method( 'cod' ), method( 'bacs' ) ],
			'bacs',
			'',
		],
		[
			'the first where the draft’s is not there',
			{ checkoutData: { payment_method: 'gone' } },
			[ method( 'cod' ) ],
			'cod',
			'',
		],
		[
			'the default card',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), withCards ],
			'card',
			'2',
		],
		[
			'the first card',
			{ customerPaymentMethods: { cc: [ card( 7 ), card( 8 ) ] } },
			[ method( 'cod' ), withCards ],
			'card',
			'7',
		],
		[
			'no card that is not shown',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), method( 'card' ) ],
			'cod',
			'',
		],
		[
			'no card of the draft’s method that is not shown',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ method( 'card' ) ],
			'card',
			'',
		],
		[
			'the card of the draft’s method',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ withCards ],
			'card',
			'2',
		],
		[ 'nothing', {}, [], '', '' ],
	] )( 'is at first %s', async ( _, settings, methods, name, token ) => {
		const { select } = await setUp( methods, { settings } );
		expect( select.getActivePaymentMethod() ).toBe( name );
		expect( select.getActiveSavedToken() ).toBe( token );
	} );

	it( 'of a card sends what its gateway looks for', async () => {
		const { select } = await setUp( [ withCards ], {
			settings: { customerPaymentMethods: saved },
		} );
		expect( select.getPaymentMethodData() ).toEqual( {
			token: '2',
			payment_method: 'card',
			'wc-card-payment-token': '2',
			isSavedToken: true,
		} );
		expect( select.getActiveSavedPaymentMethods() ).toEqual( {
			cc: [
				expect.objectContaining( { tokenId: 1 } ),
				expect.objectContaining( { tokenId: 2 } ),
			],
		} );
		expect( select.getActiveSavedPaymentMethods() ).toBe(
			select.getActiveSavedPaymentMethods()
		);
	} );

	it( 'stays while its method can be used', async () => {
		const { select, dispatch, changeCart } = await setUp( [
			method( 'cod' ),
			method( 'bacs' ),
		] );
		dispatch.choosePaymentMethod( 'bacs' );
		await changeCart( { items_weight: 5, payment_methods: [ 'bacs' ] } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( select.getActivePaymentMethod() ).toBe( 'bacs' );
	} );

	it( 'of another method clears the error of the last, and what was to be kept', async () => {
		const { select, dispatch, notices, events } = await setUp( [
			method( 'cod' ),
			method( 'bacs' ),
		] );
		events.paymentSetup.subscribe( () => ( {
			type: 'failure',
			message: 'Declined.',
			messageContext: 'wc/checkout',
		} ) );
		dispatch.__internalSetShouldSavePaymentMethod( true );
		await dispatch.__internalEmitPaymentProcessingEvent();
		expect( notices( 'wc/checkout' ) ).toEqual( [ 'Declined.' ] );
		dispatch.choosePaymentMethod( 'bacs' );
		expect( notices( 'wc/checkout' ) ).toEqual( [] );
		expect( select.hasPaymentError() ).toBe( false );
		expect( select.getShouldSavePaymentMethod() ).toBe( false );
	} );

	it( 'leaves out saved entries that are none', async () => {
		const { select } = await setUp( [ withCards ], {
			settings: {
				customerPaymentMethods: {
					cc: [ null, {}, { tokenId: 'x', method: {} }, card( 4 ) ],
					echeck: 'none',
				},
			},
		} );
		expect( select.getSavedPaymentMethods() ).toMatchObject( {
			cc: [ { tokenId: 4 } ],
		} );
		const none = await setUp( [ withCards ], {
			settings: { customerPaymentMethods: [] },
		} );
		expect( none.select.getSavedPaymentMethods() ).toEqual( {} );
	} );
} );

describe( 'the set-up of a payment', () => {
	const run = async ( ...answers: unknown[] ) => {
		const app = await setUp( [ method( 'cod' ) ] );
		for ( const answer of answers ) {
			app.events.paymentSetup.subscribe( () => answer );
		}
		const done = app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.select.isPaymentProcessing() ).toBe( true );
		await done;
		return {
			...app,
			status: app.select.getState().status,
			notice: app.registry
				.select( noticesStore )
				.getNotices( PAYMENTS )[ 0 ],
			data: app.select.getPaymentMethodData(),
			cartData: app.registry.select( cartStore ).getCartData(),
		};
	};

	it.each( [
		[ 'nobody answers', [] ],
		[ 'true is answered', [ true ] ],
		[ 'an answer has no type', [ { meta: {} } ] ],
	] )( 'ends ready when %s', async ( _, answers ) => {
		expect( ( await run( ...answers ) ).status ).toBe( 'ready' );
	} );

	it( 'keeps data and addresses of a success', async () => {
		const { status, data, cartData } = await run( {
			type: 'success',
			meta: {
				paymentMethodData: { nonce: 'abc' },
				billingAddress: { city: 'Ulm', nonsense: 'x', state: 5 },
				shippingData: { address: { city: 'Bonn' } },
			},
		} );
		expect( status ).toBe( 'ready' );
		expect( data ).toEqual( { nonce: 'abc' } );
		expect( cartData.billingAddress ).toMatchObject( {
			city: 'Ulm',
			state: 'CA',
		} );
		expect( cartData.billingAddress ).not.toHaveProperty( 'nonsense' );
		expect( cartData.shippingAddress ).toMatchObject( { city: 'Bonn' } );
	} );

	it( 'tells of a failure, and keeps its data', async () => {
		const { status, data, notice, cartData } = await run( {
			type: 'failure',
			message: 'Declined.',
			meta: {
				paymentMethodData: { tried: '1' },
				billingData: { city: 'Ulm' },
			},
		} );
		expect( status ).toBe( 'has_error' );
		expect( data ).toEqual( { tried: '1' } );
		expect( cartData.billingAddress.city ).toBe( 'Ulm' );
		expect( notice ).toMatchObject( {
			id: 'wc-payment-error',
			content: 'Declined.',
			isDismissible: false,
		} );
	} );

	it( 'tells of an error, with what is wrong in fields', async () => {
		const { status, data, notice, registry } = await run( {
			type: 'error',
			message: 'Check the number.',
			meta: { paymentMethodData: { not: 'kept' } },
			validationErrors: {
				number: { message: 'Too short', hidden: false },
				other: 'no error',
			},
		} );
		expect( status ).toBe( 'has_error' );
		expect( data ).toEqual( {} );
		expect( notice?.content ).toBe( 'Check the number.' );
		expect(
			registry.select( validationStore ).getValidationErrors()
		).toEqual( { number: { message: 'Too short', hidden: false } } );
	} );

	it( 'does not end in an error without words', async () => {
		const { status, notice } = await run( { type: 'error' } );
		expect( status ).toBe( 'has_error' );
		expect( notice?.content ).toBe(
			'There was a problem with your payment option.'
		);
	} );

	it( 'ends at the first that fails, and takes the notice of the last try away', async () => {
		const app = await run( { type: 'failure', message: 'First.' } );
		const last = jest.fn();
		app.events.paymentSetup.subscribe( last );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( last ).not.toHaveBeenCalled();
		expect( app.notices( PAYMENTS ) ).toEqual( [ 'First.' ] );
	} );

	it( 'hands errors of fields to whom it is told', async () => {
		const app = await setUp( [ method( 'cod' ) ] );
		const validationErrors = { number: { message: 'x', hidden: true } };
		app.events.paymentSetup.subscribe( () => ( {
			type: 'error',
			validationErrors,
		} ) );
		const setErrors = jest.fn();
		await app.dispatch.__internalEmitPaymentProcessingEvent(
			[],
			setErrors
		);
		expect( setErrors ).toHaveBeenCalledWith( validationErrors );
		expect( app.notices( PAYMENTS ) ).toEqual( [] );
	} );

	it( 'leaves a saved card one, whatever its script adds', async () => {
		const app = await setUp(
			[ method( 'card', { supports: { showSavedCards: true } } ) ],
			{ settings: { customerPaymentMethods: { cc: [ card( 2 ) ] } } }
		);
		app.events.paymentSetup.subscribe( () => ( {
			type: 'success',
			meta: { paymentMethodData: { cvc: 'ok' } },
		} ) );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.select.getPaymentMethodData() ).toMatchObject( {
			token: '2',
			'wc-card-payment-token': '2',
			cvc: 'ok',
		} );
	} );
} );

describe( 'an express payment', () => {
	const open = async () => {
		const app = await setUp( [ method( 'cod' ), method( 'bacs' ) ], {
			express: [ method( 'wallet' ), method( 'other' ) ],
		} );
		app.dispatch.__internalSetActivePaymentMethod( 'bacs', { a: '1' } );
		app.dispatch.__internalSetShouldSavePaymentMethod( true );
		app.dispatch.startExpressPayment( 'wallet' );
		return app;
	};
	const choice = ( { select }: Awaited< ReturnType< typeof open > > ) => ( {
		name: select.getActivePaymentMethod(),
		data: select.getPaymentMethodData(),
		isKept: select.getShouldSavePaymentMethod(),
	} );
	const BEFORE = { name: 'bacs', data: { a: '1' }, isKept: true };

	it( 'takes the place of the choice', async () => {
		const app = await open();
		expect( app.select.isExpressPaymentStarted() ).toBe( true );
		expect( app.select.isExpressPaymentMethodActive() ).toBe( true );
		expect( choice( app ) ).toEqual( {
			name: 'wallet',
			data: {},
			isKept: false,
		} );
	} );

	it( 'that is closed gives it back', async () => {
		const app = await open();
		app.dispatch.startExpressPayment( 'other' );
		app.dispatch.closeExpressPayment();
		expect( choice( app ) ).toEqual( BEFORE );
		expect( app.select.isPaymentIdle() ).toBe( true );
	} );

	it( 'that fails gives it back, and says why until the next is started', async () => {
		const app = await open();
		app.dispatch.failExpressPayment( 'No funds.' );
		expect( choice( app ) ).toEqual( BEFORE );
		expect( app.select.hasPaymentError() ).toBe( true );
		expect(
			app.registry.select( noticesStore ).getNotices( EXPRESS )
		).toMatchObject( [
			{ id: 'wc-express-payment-error', content: 'No funds.' },
		] );
		app.dispatch.startExpressPayment( 'wallet' );
		expect( app.notices( EXPRESS ) ).toEqual( [] );
	} );

	it( 'shows and takes back words of the method', async () => {
		const app = await open();
		app.dispatch.__internalSetExpressPaymentError( 'Wait.' );
		expect( app.notices( EXPRESS ) ).toEqual( [ 'Wait.' ] );
		app.dispatch.__internalSetExpressPaymentError( '' );
		expect( app.notices( EXPRESS ) ).toEqual( [] );
	} );
} );

describe( 'beside a checkout', () => {
	interface Checkout {
		status: string;
		hasError: boolean;
		customerId: number;
		isCreatingAccount: boolean;
	}
	const IDLE: Checkout = {
		status: 'idle',
		hasError: false,
		customerId: 0,
		isCreatingAccount: false,
	};
	/** As much of the checkout's store as the payment looks at. */
	const checkout = createReduxStore( 'wc/store/checkout', {
		reducer: (
			state: Checkout = IDLE,
			action: { type: string; changes?: Partial< Checkout > }
		) => ( action.changes ? { ...state, ...action.changes } : state ),
		actions: {
			become: ( changes: Partial< Checkout > ) => ( {
				type: 'BECOME',
				changes,
			} ),
		},
		selectors: {
			isIdle: ( { status }: Checkout ) => status === 'idle',
			isBeforeProcessing: ( { status }: Checkout ) =>
				status === 'before_processing',
			hasError: ( { hasError }: Checkout ) => hasError,
			getCustomerId: ( { customerId }: Checkout ) => customerId,
			getShouldCreateAccount: ( { isCreatingAccount }: Checkout ) =>
				isCreatingAccount,
		},
	} );
	const open = async ( settings = {} ) => {
		const app = await setUp( [ method( 'cod' ) ], {
			settings,
			express: [ method( 'wallet' ) ],
		} );
		app.registry.register( checkout );
		const { become } = app.registry.dispatch( checkout );
		become( { ...IDLE } );
		return { ...app, become };
	};

	it( 'is idle again when the order is, unless it is paid', async () => {
		const { become, dispatch, select } = await open();
		become( { status: 'processing' } );
		dispatch.__internalSetPaymentError();
		become( { status: 'idle' } );
		expect( select.isPaymentIdle() ).toBe( true );
		become( { status: 'processing' } );
		dispatch.__internalSetPaymentReady();
		become( { status: 'idle' } );
		expect( select.isPaymentReady() ).toBe( true );
		become( { hasError: true } );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( 'stays started while the order is idle', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		become( { customerId: 3 } );
		expect( select.isExpressPaymentStarted() ).toBe( true );
	} );

	it( 'gives the choice back when an order by a button has come to nothing', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		become( { status: 'processing' } );
		become( { status: 'idle', hasError: true } );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( 'forgets the error of a button, and no other, when an order is placed without it', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		dispatch.failExpressPayment( 'No funds.' );
		become( { status: 'before_processing' } );
		expect( select.isPaymentIdle() ).toBe( true );
		become( { status: 'idle' } );
		dispatch.__internalSetPaymentError();
		become( { status: 'before_processing' } );
		expect( select.hasPaymentError() ).toBe( true );
	} );

	it.each( [
		[ 'a guest', { checkoutAllowsGuest: true }, {}, false ],
		[
			'a customer',
			{ checkoutAllowsGuest: true },
			{ customerId: 3 },
			true,
		],
		[
			'who creates an account',
			{ checkoutAllowsGuest: true },
			{ isCreatingAccount: true },
			true,
		],
		[
			'whom the shop gives an account',
			{ checkoutAllowsGuest: false },
			{},
			true,
		],
	] )(
		'keeps a method for %s: %#',
		async ( _, settings, facts, expected ) => {
			const { become, dispatch, select } = await open( settings );
			become( facts );
			dispatch.__internalSetShouldSavePaymentMethod( true );
			expect( select.getShouldSavePaymentMethod() ).toBe( expected );
		}
	);
} );

describe( 'names of before', () => {
	it.each( [
		[ 'isPaymentPristine', true ],
		[ 'isPaymentStarted', false ],
		[ 'isPaymentSuccess', false ],
		[ 'isPaymentFailed', false ],
	] as const )(
		'still answer, and say what to ask: %s',
		async ( name, expected ) => {
			const { select } = await setUp( [ method( 'cod' ) ] );
			expect( select[ name ]() ).toBe( expected );
			expect( console ).toHaveWarned();
		}
	);

	it( 'stand in the flags, out of sight', async () => {
		const { select, dispatch } = await setUp( [ method( 'cod' ) ] );
		dispatch.__internalSetPaymentReady();
		const status = select.getCurrentStatus();
		expect( console ).toHaveWarned();
		expect( { ...status } ).toEqual( {
			isIdle: false,
			isStarted: false,
			isProcessing: false,
			hasError: false,
			isReady: true,
			isDoingExpressPayment: false,
		} );
		expect( select.getCurrentStatus() ).toBe( status );
		expect( [
			status.isPristine,
			status.isFinished,
			status.hasFailed,
			status.isSuccessful,
		] ).toEqual( [ false, true, false, true ] );
	} );
} );

it( 'runs once, however many start it, until the last stops it', async () => {
	const canMakePayment = jest.fn( () => true );
	const app = await setUp( [ method( 'cod', { canMakePayment } ) ] );
	const stop = startPaymentStore( app.registry );
	expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
	stop();
	stop();
	await app.changeCart( { items_weight: 5 } );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
	stops.shift()?.();
	await app.changeCart( { items_weight: 6 } );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( canMakePayment ).toHaveBeenCalledTimes( 2 );
} );
