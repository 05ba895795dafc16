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

/** As much of the argument as the registry itself looks at. */
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

describe( 'a regular method', () => {
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
	] )( 'is refused with %p', ( changes, name, text ) => {
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
	] )( 'is refused with %p, in full', ( changes, name, message ) => {
		const { registerPaymentMethod } = createPaymentRegistry();
		expect(
			thrownBy( () => registerPaymentMethod( cheque( changes ) ) )
		).toEqual( { name, message } );
	} );

	it( 'is told what is missing before anything else', () => {
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

	it( 'that is refused leaves the one before it', () => {
		const registry = createPaymentRegistry();
		registry.registerPaymentMethod( cheque() );
		const before = registry.getPaymentMethods().cheque;
		thrownBy( () =>
			registry.registerPaymentMethod( cheque( { label: 5 } ) )
		);
		expect( registry.getPaymentMethods().cheque ).toBe( before );
	} );

	it( 'has defaults for what it does not say', () => {
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

	it( 'takes elements of later versions of React, and none at all', () => {
		const registry = createPaymentRegistry();
		const later = {
			$$typeof: Symbol.for( 'react.transitional.element' ),
		};
		registry.registerPaymentMethod(
			cheque( { label: later, content: later, edit: null } )
		);
		expect( registry.getPaymentMethods().cheque?.content ).toBe( later );
	} );

	it( 'is told that its own button has no label', () => {
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

	it( 'may still ask for saved cards in the old way, and is told of the new', () => {
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

describe( 'an express method', () => {
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
	] )( 'is refused with %p', ( changes, name, message ) => {
		const { registerExpressPaymentMethod } = createPaymentRegistry();
		expect(
			thrownBy( () => registerExpressPaymentMethod( wallet( changes ) ) )
		).toEqual( { name, message } );
	} );

	it( 'is told what is missing; a check that is missing is none', () => {
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

	it( 'has defaults for what it does not say', () => {
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
	] )( 'has a description of %d characters', ( length, description ) => {
		const registry = createPaymentRegistry();
		registry.registerExpressPaymentMethod(
			wallet( { description: 'é'.repeat( length ) } )
		);
		expect(
			registry.getExpressPaymentMethods()[ 'my_wallet-pay' ]?.description
		).toBe( description );
	} );
} );

describe( 'the old way of registering', () => {
	it( 'still works, and says what to do instead', () => {
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

describe( 'whether a method can be used', () => {
	const ask = (
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

	it( 'is not asked while the cart requires what it cannot do', () => {
		const canMakePayment = jest.fn( () => true );
		const arg = cartThatRequires( 'products', 'subscriptions' );
		expect( ask( { canMakePayment }, arg ) ).toBe( false );
		expect( canMakePayment ).not.toHaveBeenCalled();
		expect(
			ask(
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
		[ 'all let it pass', [ () => true, () => 1 ], true ],
		[ 'one does not', [ () => true, () => false ], false ],
		[ 'one says nothing', [ () => undefined ], false ],
	] )( 'is up to add-ons as well: %s', ( _, answers, expected ) => {
		expect(
			ask(
				{},
				undefined,
				answers.map( ( cheque_ ) => ( { cheque: cheque_ } ) )
			)
		).toBe( expected );
	} );

	it( 'is not asked of add-ons when the method says no, nor of those about others', () => {
		const callback = jest.fn( () => false );
		expect(
			ask( { canMakePayment: () => false }, undefined, [
				{ cheque: callback },
			] )
		).toBe( false );
		expect( ask( {}, undefined, [ { other: callback } ] ) ).toBe( true );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( 'stays on its way, or keeps its reason, while add-ons let it pass', async () => {
		const late = Promise.resolve( false );
		const reason = { error: { message: 'Not configured.' } };
		const callbacks = [ { cheque: () => true } ];
		expect(
			await ask( { canMakePayment: () => late }, undefined, callbacks )
		).toBe( false );
		expect(
			ask( { canMakePayment: () => reason }, undefined, callbacks )
		).toBe( reason );
	} );

	it( 'is not decided by an add-on that throws', () => {
		const broken = () => {
			throw new Error( 'mistake' );
		};
		expect( ask( {}, undefined, [ { cheque: broken } ] ) ).toBe( true );
		expect( console ).toHaveErroredWith(
			'Error when executing callback for cheque in add-on-0',
			new Error( 'mistake' )
		);
	} );
} );

describe( 'callbacks of add-ons', () => {
	it( 'are registered once per namespace', () => {
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

	it( 'are functions; others are passed over, one by one', () => {
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

describe( 'the registry', () => {
	it( 'is live, and tells of each change', () => {
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

it( 'checks for a shelf that others read, however many registries there are', () => {
	const repository = createPaymentMethodRepository();
	const theirs = createPaymentRegistry( repository );
	const ours = createPaymentRegistry( repository );
	ours.registerPaymentMethod( cheque() );
	theirs.registerPaymentMethodExtensionCallbacks( 'add-on', {
		cheque: () => false,
	} );
	expect(
		repository
			.getPaymentMethods()
			.cheque?.canMakePayment( cartThatRequires() )
	).toBe( false );
	ours.registerPaymentMethodExtensionCallbacks( 'add-on', {} );
	expect( console ).toHaveErrored();
	theirs.deregisterPaymentMethod( 'cheque' );
	expect( repository.getPaymentMethods() ).toEqual( {} );
} );
