/** @jest-environment node */
import { createElement } from '@wordpress/element';
import {
	createPaymentRegistry,
	createPaymentMethodRepository,
	type CanMakePaymentArg,
	type ExpressPaymentMethodConfig,
	type PaymentMethodConfig,
} from '.';

const element = createElement( 'p', null, 'Card number' );
const cheque = (
	changes: Record< string, unknown > = {}
): PaymentMethodConfig =>
	Object.assign(
		{
			name: 'cheque',
			label: 'Cheque',
			ariaLabel: 'Cheque',
			content: element,
			edit: element,
			canMakePayment: () => true,
		},
		changes
	);
const wallet = (
	changes: Record< string, unknown > = {}
): ExpressPaymentMethodConfig =>
	Object.assign(
		{
			name: 'my_wallet-pay',
			content: element,
			edit: element,
			canMakePayment: () => true,
		},
		changes
	);

const cartThatRequires = ( ...paymentRequirements: string[] ) => {
	const arg: Partial< CanMakePaymentArg > = { paymentRequirements };
	return arg as CanMakePaymentArg;
};

const without = ( config: object, ...names: string[] ) =>
	Object.fromEntries(
		Object.entries( config ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

const thrownBy = ( run: () => void ): { name: string; message: string } => {
	try {
		run();
	} catch ( error ) {
		if ( error instanceof Error ) {
			const { name, message } = error;
			return { name, message };
		}
	}
	throw new Error( 'nothing was thrown' );
};

const REQUIRED =
	'The payment method configuration object is missing the following properties:';
const ID =
	'The paymentMethodId property for the payment method must be a string or undefined (in which case it will be the value of the name property).';
const FEATURES =
	'The features property for the payment method must be an array or undefined.';
const elementText = ( name: string ) =>
	`The ${ name } property for the payment method must be a React element or null.`;

describe( 'registerPaymentMethod', () => {
	it.each( [
		[
			{ name: 5 },
			'Error',
			'name property for the payment method must be a string',
		],
		[
			{ icons: 'visa' },
			'Error',
			'icons property for the payment method must be an array or null.',
		],
		[
			{ placeOrderButtonLabel: 5 },
			'TypeError',
			'placeOrderButtonLabel property for the payment method must be a string',
		],
		[
			{ placeOrderButton: 'Pay' },
			'TypeError',
			'placeOrderButton property for the payment method must be a React component (function)',
		],
		[
			{ label: 5 },
			'TypeError',
			'label property for the payment method must be a React element, a string, or null.',
		],
		[
			{ label: {} },
			'TypeError',
			'label property for the payment method must be a React element, a string, or null.',
		],
		[
			{ ariaLabel: null },
			'TypeError',
			'ariaLabel property for the payment method must be a string',
		],
		[
			{ canMakePayment: true },
			'TypeError',
			'canMakePayment property for the payment method must be a function.',
		],
	] )( 'rejects %p', ( changes, name, text ) => {
		const { registerPaymentMethod } = createPaymentRegistry();
		expect(
			thrownBy( () => registerPaymentMethod( cheque( changes ) ) )
		).toEqual( { name, message: `The ${ text }` } );
	} );

	it.each( [
		[ { paymentMethodId: 5 }, 'Error', ID ],
		[ { content: 'text' }, 'TypeError', elementText( 'content' ) ],
		[ { content: undefined }, 'TypeError', elementText( 'content' ) ],
		[ { edit: {} }, 'TypeError', elementText( 'edit' ) ],
		[
			{ savedTokenComponent: 'text' },
			'TypeError',
			elementText( 'savedTokenComponent' ),
		],
		[
			{ supports: { showSavedCards: 'yes' } },
			'TypeError',
			'If the payment method includes the `supports.showSavedCards` property, it must be a boolean',
		],
		[
			{ supports: { showSaveOption: 'yes' } },
			'TypeError',
			'If the payment method includes the `supports.showSaveOption` property, it must be a boolean',
		],
		[ { supports: { features: 'products' } }, 'Error', FEATURES ],
	] )( 'rejects %p with the whole message', ( changes, name, message ) => {
		const { registerPaymentMethod } = createPaymentRegistry();
		expect(
			thrownBy( () => registerPaymentMethod( cheque( changes ) ) )
		).toEqual( { name, message } );
	} );

	it( 'reports missing properties first', () => {
		const { registerPaymentMethod } = createPaymentRegistry();
		const poor = Object.assign(
			cheque( { name: 5 } ),
			without( cheque(), 'name' )
		);
		for ( const [ config, missing ] of [
			[ without( poor, 'label', 'edit' ), 'label, edit' ],
			[
				Object.create( cheque() ),
				'name, label, ariaLabel, content, edit, canMakePayment',
			],
			[
				undefined,
				'name, label, ariaLabel, content, edit, canMakePayment',
			],
		] as const ) {
			expect(
				thrownBy( () =>
					Reflect.apply( registerPaymentMethod, null, [ config ] )
				)
			).toEqual( { name: 'TypeError', message: REQUIRED + missing } );
		}
	} );

	it( 'keeps the earlier method if the new one is invalid', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque() );
		const before = registry.getPaymentMethods().cheque;
		thrownBy( () =>
			registry.registerPaymentMethod( cheque( { label: 5 } ) )
		);
		expect( registry.getPaymentMethods().cheque ).toBe( before );
	} );

	it( 'applies defaults', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque() );
		expect( registry.getPaymentMethods().cheque ).toMatchObject( {
			paymentMethodId: 'cheque',
			savedTokenComponent: null,
			icons: null,
			supports: {
				showSavedCards: false,
				showSaveOption: false,
				features: [ 'products' ],
			},
		} );
	} );

	it( 'accepts elements of later React versions, and null', () => {
		const registry = createPaymentRegistry();
		const later = {
			$$typeof: Symbol.for( 'react.transitional.element' ),
		};
		registry.registerPaymentMethod(
			cheque( { label: later, content: later, edit: null } )
		);
		expect( registry.getPaymentMethods().cheque?.content ).toBe( later );
	} );

	it( 'warns about a label for a custom place-order button', () => {
		createPaymentRegistry().registerPaymentMethod(
			cheque( {
				placeOrderButton: () => null,
				placeOrderButtonLabel: 'Pay',
			} )
		);
		expect( console ).toHaveWarnedWith(
			'Payment method "cheque" provided both placeOrderButton and placeOrderButtonLabel. Using placeOrderButton.'
		);
	} );

	it( 'supports the deprecated savePaymentInfo and logs its replacement', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod(
			cheque( { supports: { savePaymentInfo: true } } )
		);
		expect( registry.getPaymentMethods().cheque?.supports ).toMatchObject( {
			showSavedCards: true,
			showSaveOption: false,
		} );
		expect( console ).toHaveWarnedWith(
			'Passing savePaymentInfo when registering a payment method. is deprecated. Please use Pass showSavedCards and showSaveOption instead.'
		);
	} );
} );

describe( 'registerExpressPaymentMethod', () => {
	it.each( [
		[
			{ name: 5 },
			'TypeError',
			'The name property for the express payment method must be a string',
		],
		[ { paymentMethodId: 5 }, 'Error', ID ],
		[ { supports: { features: 5 } }, 'Error', FEATURES ],
		[ { content: 'text' }, 'TypeError', elementText( 'content' ) ],
		[ { edit: undefined }, 'TypeError', elementText( 'edit' ) ],
		[
			{ canMakePayment: undefined },
			'TypeError',
			'The canMakePayment property for the express payment method must be a function.',
		],
	] )( 'rejects %p', ( changes, name, message ) => {
		const { registerExpressPaymentMethod } = createPaymentRegistry();
		expect(
			thrownBy( () => registerExpressPaymentMethod( wallet( changes ) ) )
		).toEqual( { name, message } );
	} );

	it( 'reports missing properties, and canMakePayment as a wrong type', () => {
		const { registerExpressPaymentMethod } = createPaymentRegistry();
		const register = ( config: object ) =>
			thrownBy( () =>
				Reflect.apply( registerExpressPaymentMethod, null, [ config ] )
			).message;
		expect( register( {} ) ).toBe( `${ REQUIRED }name, content, edit` );
		expect( register( without( wallet(), 'canMakePayment' ) ) ).toBe(
			'The canMakePayment property for the express payment method must be a function.'
		);
	} );

	it( 'applies defaults', () => {
		const registry = createPaymentRegistry();
		registry.registerExpressPaymentMethod( wallet() );
		expect(
			registry.getExpressPaymentMethods()[ 'my_wallet-pay' ]
		).toMatchObject( {
			title: 'my wallet pay',
			description: '',
			gatewayId: '',
			paymentMethodId: 'my_wallet-pay',
			supports: { features: [ 'products' ], style: [] },
		} );
	} );

	it.each( [
		[ 130, 'é'.repeat( 130 ) ],
		[ 131, `${ 'é'.repeat( 130 ) }...` ],
	] )( 'limits the description to %d characters', ( length, description ) => {
		const registry = createPaymentRegistry();
		registry.registerExpressPaymentMethod(
			wallet( { description: 'é'.repeat( length ) } )
		);
		expect(
			registry.getExpressPaymentMethods()[ 'my_wallet-pay' ]?.description
		).toBe( description );
	} );
} );

describe( 'registering with a callback', () => {
	it( 'still works and logs its replacement', () => {
		const registry = createPaymentRegistry();
		const make = ( Config: unknown ) => {
			if ( typeof Config !== 'function' ) {
				throw new Error( 'there is no class' );
			}
			return Reflect.construct( Config, [ cheque() ] );
		};
		registry.registerPaymentMethod( make );
		expect( registry.getPaymentMethods().cheque?.label ).toBe( 'Cheque' );
		expect( console ).toHaveWarnedWith(
			'Passing a callback to registerPaymentMethod() is deprecated. Please use a config options object instead.'
		);
	} );
} );

describe( 'canMakePayment', () => {
	const check = (
		changes: Record< string, unknown >,
		arg = cartThatRequires( 'products' ),
		callbacks: Array< Record< string, unknown > > = []
	) => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque( changes ) );
		callbacks.forEach( ( given, index ) =>
			registry.registerPaymentMethodExtensionCallbacks(
				`add-on-${ index }`,
				given
			)
		);
		return registry.getPaymentMethods().cheque?.canMakePayment( arg );
	};

	it( 'returns false without calling the method if it lacks a required feature', () => {
		const canMakePayment = jest.fn( () => true );
		const arg = cartThatRequires( 'products', 'subscriptions' );
		expect( check( { canMakePayment }, arg ) ).toBe( false );
		expect( canMakePayment ).not.toHaveBeenCalled();
		expect(
			check(
				{
					canMakePayment,
					supports: { features: [ 'subscriptions', 'products' ] },
				},
				arg
			)
		).toBe( true );
		expect( canMakePayment ).toHaveBeenCalledWith( arg );
	} );

	it.each( [
		[ 'all allow it', [ () => true, () => 1 ], true ],
		[ 'one does not allow it', [ () => true, () => false ], false ],
		[ 'one returns nothing', [ () => undefined ], false ],
	] )( 'respects callbacks of add-ons: %s', ( _, results, expected ) => {
		expect(
			check(
				{},
				undefined,
				results.map( ( callback ) => ( { cheque: callback } ) )
			)
		).toBe( expected );
	} );

	it( 'skips callbacks if the method returns false, and callbacks for other methods', () => {
		const callback = jest.fn( () => false );
		expect(
			check( { canMakePayment: () => false }, undefined, [
				{ cheque: callback },
			] )
		).toBe( false );
		expect( check( {}, undefined, [ { other: callback } ] ) ).toBe( true );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( "returns the method's promise or error if callbacks allow it", async () => {
		const promise = Promise.resolve( false );
		const reason = { error: { message: 'Not configured.' } };
		const callbacks = [ { cheque: () => true } ];
		expect(
			await check(
				{ canMakePayment: () => promise },
				undefined,
				callbacks
			)
		).toBe( false );
		expect(
			check( { canMakePayment: () => reason }, undefined, callbacks )
		).toBe( reason );
	} );

	it( 'ignores callbacks that throw', () => {
		const broken = () => {
			throw new Error( 'mistake' );
		};
		expect( check( {}, undefined, [ { cheque: broken } ] ) ).toBe( true );
		expect( console ).toHaveErroredWith(
			'Error when executing callback for cheque in add-on-0',
			new Error( 'mistake' )
		);
	} );
} );

describe( 'faults of canMakePayment', () => {
	const answerWith = async ( canMakePayment: () => unknown ) => {
		const recordFault = jest.fn();
		const registry = createPaymentRegistry( undefined, {
			getIsolate: () => ( given ) => given,
			statistics: { recordFault },
		} );
		registry.registerPaymentMethod( cheque( { canMakePayment } ) );
		registry.registerExpressPaymentMethod(
			wallet( { canMakePayment, name: 'wallet' } )
		);
		for ( const method of [
			registry.getPaymentMethods().cheque,
			registry.getExpressPaymentMethods().wallet,
		] ) {
			try {
				await method?.canMakePayment( cartThatRequires() );
			} catch {}
		}
		return recordFault.mock.calls;
	};
	const ERROR = new Error( 'No key.' );

	it.each( [
		[
			'an error it returns',
			() => ( { error: ERROR } ),
			'returnedError',
			'No key.',
		],
		[
			'an error it resolves to',
			async () => ( { error: { message: 'No key.' } } ),
			'returnedError',
			'No key.',
		],
		[
			'an error it throws',
			() => {
				throw ERROR;
			},
			'threw',
			ERROR,
		],
		[
			'an error it rejects with',
			() => Promise.reject( ERROR ),
			'threw',
			ERROR,
		],
	] )( 'include %s', async ( _, canMakePayment, kind, error ) => {
		expect( await answerWith( canMakePayment ) ).toEqual( [
			[ 'cheque', 'canMakePayment', kind, error ],
			[ 'wallet', 'canMakePayment', kind, error ],
		] );
	} );

	it.each( [ true, false ] )( 'do not include %s', async ( answer ) => {
		expect( await answerWith( () => answer ) ).toEqual( [] );
		expect( await answerWith( async () => answer ) ).toEqual( [] );
	} );
} );

describe( 'registerPaymentMethodExtensionCallbacks', () => {
	it( 'accepts each namespace once', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque() );
		const register = ( result: boolean ) =>
			registry.registerPaymentMethodExtensionCallbacks( 'add-on', {
				cheque: () => result,
			} );
		register( true );
		register( false );
		expect( console ).toHaveErroredWith(
			'The namespace provided to registerPaymentMethodExtensionCallbacks must be unique. Callbacks have already been registered for the add-on namespace.'
		);
		expect(
			registry
				.getPaymentMethods()
				.cheque?.canMakePayment( cartThatRequires() )
		).toBe( true );
	} );

	it( 'ignores values that are not functions', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque() );
		registry.registerPaymentMethodExtensionCallbacks( 'add-on', {
			bacs: true,
			cheque: () => false,
		} );
		expect( console ).toHaveErroredWith(
			'All callbacks provided to registerPaymentMethodExtensionCallbacks must be functions. The callback for the bacs payment method in the add-on namespace was not a function.'
		);
		expect(
			registry
				.getPaymentMethods()
				.cheque?.canMakePayment( cartThatRequires() )
		).toBe( false );
	} );
} );

describe( 'payment registry', () => {
	it( 'returns live objects and notifies subscribers of each change', () => {
		const registry = createPaymentRegistry();
		const listener = jest.fn();
		const stop = registry.subscribe( listener );
		const methods = registry.getPaymentMethods();
		registry.registerPaymentMethod( cheque() );
		registry.registerPaymentMethod( cheque( { label: 'Check' } ) );
		expect( methods ).toMatchObject( { cheque: { label: 'Check' } } );
		registry.registerExpressPaymentMethod( wallet() );
		expect( listener ).toHaveBeenCalledTimes( 3 );

		registry.deregisterPaymentMethod( 'cheque' );
		registry.deregisterPaymentMethod( 'cheque' );
		registry.deregisterExpressPaymentMethod( 'my_wallet-pay' );
		expect( listener ).toHaveBeenCalledTimes( 5 );
		expect( methods ).toEqual( {} );
		expect( registry.getExpressPaymentMethods() ).toEqual( {} );
		stop();
		registry.registerPaymentMethod( cheque() );
		expect( listener ).toHaveBeenCalledTimes( 5 );
	} );
} );

it( 'shares a repository with other registries', () => {
	const repository = createPaymentMethodRepository();
	const other = createPaymentRegistry( repository );
	const registry = createPaymentRegistry( repository );
	registry.registerPaymentMethod( cheque() );
	other.registerPaymentMethodExtensionCallbacks( 'add-on', {
		cheque: () => false,
	} );
	expect(
		repository
			.getPaymentMethods()
			.cheque?.canMakePayment( cartThatRequires() )
	).toBe( false );
	registry.registerPaymentMethodExtensionCallbacks( 'add-on', {} );
	expect( console ).toHaveErrored();
	other.deregisterPaymentMethod( 'cheque' );
	expect( repository.getPaymentMethods() ).toEqual( {} );
} );
