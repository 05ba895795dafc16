import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addAction, removeAction } from '@wordpress/hooks';
import { useEffect, useRef } from '@wordpress/element';
import type {
	ExpressPaymentProps,
	MethodPlaceOrderButtonProps,
	PaymentMethodInterface,
	ValidatedCardHandle,
} from '@shopfront/bindings';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	checkoutFields,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const PAYMENTS = 'wc/checkout/payments';

let page: TestCheckout;
let methodProps: Partial< PaymentMethodInterface & Record< string, unknown > > =
	{};
let user: ReturnType< typeof userEvent.setup >;

const Spy = ( {
	text = '',
	...props
}: Partial< PaymentMethodInterface > & { text?: string } ) => {
	useEffect( () => {
		methodProps = props;
	} );
	return <p>{ text }</p>;
};
const Label = ( { components }: Partial< PaymentMethodInterface > ) =>
	components ? (
		<components.PaymentMethodLabel text="Card" icon="card" />
	) : null;
const Broken = (): never => {
	throw new Error( 'No key.' );
};
const method = ( name: string, changes: object = {} ) =>
	Object.assign(
		{
			name,
			label: name,
			ariaLabel: name,
			content: <Spy text={ `How ${ name } works` } />,
			edit: null,
			canMakePayment: () => true,
		},
		changes
	);
const card = ( changes: object = {} ) =>
	method( 'card', {
		label: <Label />,
		ariaLabel: 'Card',
		icons: [ 'visa', { id: 'own', src: null, alt: 'Own bank' } ],
		savedTokenComponent: <Spy text="Security code" />,
		...changes,
		supports: { showSavedCards: true, showSaveOption: true },
	} );
const Wallet = ( {
	name = '',
	onClick,
	onClose,
	onSubmit,
}: Partial< ExpressPaymentProps & PaymentMethodInterface > & {
	name?: string;
} ) => (
	<>
		<button type="button" onClick={ onClick }>
			Pay by { name }
		</button>
		<button type="button" onClick={ onClose }>
			Close { name }
		</button>
		<button type="button" onClick={ onSubmit }>
			Confirm { name }
		</button>
	</>
);
const wallet = ( name = 'wallet' ) =>
	method( name, { content: <Wallet name={ name } /> } );

const open = async ( {
	methods = [ method( 'cod' ), card() ],
	express = [],
	settings = {},
	cart = {},
}: {
	methods?: ReturnType< typeof method >[];
	express?: ReturnType< typeof method >[];
	settings?: Record< string, unknown >;
	cart?: Parameters< typeof cartResponse >[ 1 ];
} = {} ) => {
	page = openCheckout(
		cartResponse( [ cartItem() ], {
			payment_methods: methods.map( ( { name } ) => name ),
			...cart,
		} ),
		{ settings, template: checkoutFields() }
	);
	await act( async () => {
		methods.forEach( page.app.payments.registerPaymentMethod );
		express.forEach( page.app.payments.registerExpressPaymentMethod );
		await jest.advanceTimersByTimeAsync( 0 );
	} );
};
const step = () =>
	within( screen.getByRole( 'group', { name: 'Payment options' } ) );
const payment = () => page.app.registry.select( paymentStore );

beforeEach( () => {
	jest.useFakeTimers();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	methodProps = {};
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'payment step', () => {
	it( 'lists all methods and shows only the content of the selected one', async () => {
		await open();
		const [ cod, cardRadio ] = step().getAllByRole( 'radio' );
		expect( cod ).toBeChecked();
		expect( cod ).toHaveAccessibleName( 'cod' );
		expect( cardRadio ).toHaveAccessibleName( 'Card' );
		expect( cardRadio ).toHaveAccessibleDescription( 'Visa Own bank' );
		expect( step().getByText( 'How cod works' ) ).toBeVisible();
		expect( step().queryByText( 'How card works' ) ).toBeNull();

		const listener = jest.fn();
		addAction(
			'experimental__woocommerce_blocks-checkout-set-active-payment-method',
			'test',
			listener
		);
		await user.click( step().getByText( 'Card' ) );
		removeAction(
			'experimental__woocommerce_blocks-checkout-set-active-payment-method',
			'test'
		);
		expect( listener ).toHaveBeenCalledWith( {
			paymentMethodSlug: 'card',
			storeCart: expect.objectContaining( { itemsCount: 1 } ),
		} );
		expect( step().getByText( 'How card works' ) ).toBeVisible();
		expect( step().queryByText( 'How cod works' ) ).toBeNull();
	} );

	it( 'renders a method that is registered again', async () => {
		await open();
		await act( async () => {
			page.app.payments.registerPaymentMethod(
				method( 'cod', {
					label: 'At the door',
					ariaLabel: 'At the door',
					content: <Spy text="Have it counted" />,
				} )
			);
			await jest.advanceTimersByTimeAsync( 0 );
		} );
		expect(
			step().getByRole( 'radio', { name: 'At the door' } )
		).toBeChecked();
		expect( step().getByText( 'Have it counted' ) ).toBeVisible();
	} );

	it( 'supports keyboard navigation', async () => {
		await open();
		act( () => step().getAllByRole( 'radio' )[ 0 ]?.focus() );
		await user.keyboard( '{ArrowDown}' );
		const radio = step().getByRole( 'radio', { name: 'Card' } );
		expect( radio ).toBeChecked();
		expect( radio ).toHaveFocus();
	} );

	it( 'clears the error of the last attempt when another method is selected', async () => {
		await open();
		act( () => {
			page.app.events.paymentSetup.subscribe( () => ( {
				type: 'failure',
				message: 'Declined.',
			} ) );
		} );
		await act( () =>
			page.app.registry
				.dispatch( paymentStore )
				.__internalEmitPaymentProcessingEvent()
		);
		expect( step().getByText( 'Declined.' ) ).toBeVisible();
		await user.click( step().getByText( 'Card' ) );
		expect( step().queryByText( 'Declined.' ) ).toBeNull();
	} );

	it( 'reserves space until the available methods are known', async () => {
		await open( {
			methods: [
				method( 'cod', {
					canMakePayment: () => new Promise( () => {} ),
				} ),
			],
		} );
		expect( step().getByRole( 'status' ) ).toHaveTextContent(
			'Loading payment options…'
		);
		await act( () => jest.advanceTimersByTimeAsync( 3000 ) );
		expect( step().queryByRole( 'status' ) ).toBeNull();
	} );

	it( 'reserves no space for methods without a feature that the cart requires', async () => {
		const canMakePayment = () => new Promise( () => {} );
		await open( {
			methods: [
				method( 'cod', { canMakePayment } ),
				method( 'bank', { canMakePayment } ),
				method( 'card', {
					canMakePayment,
					supports: { features: [ 'subscriptions' ] },
				} ),
			],
			cart: { payment_requirements: [ 'subscriptions' ] },
		} );
		expect(
			step()
				.getByRole( 'status' )
				.querySelectorAll(
					'.wc-block-components-skeleton--checkout-payment'
				)
		).toHaveLength( 1 );
	} );

	it( 'keeps visible skeletons of payment methods for 2000 ms or until the shopper acts', async () => {
		Object.assign( window, {
			matchMedia: ( media: string ) => ( {
				matches: media.includes( 'no-preference' ),
			} ),
		} );
		await open( {
			methods: [
				method( 'cod', {
					canMakePayment: () =>
						new Promise( ( resolve ) => {
							setTimeout( () => resolve( true ), 500 );
						} ),
				} ),
			],
		} );
		await act( () => jest.advanceTimersByTimeAsync( 300 ) );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( step().getByRole( 'status' ) ).toBeVisible();
		await user.keyboard( '{Tab}' );
		expect( step().queryByRole( 'status' ) ).toBeNull();
		expect( step().getByRole( 'radio' ) ).toBeVisible();
		Reflect.deleteProperty( window, 'matchMedia' );
	} );

	it.each( [
		[
			[],
			'There are no payment methods available. Please contact us for help placing your order.',
		],
		[
			[ wallet() ],
			'Only express payment methods are available for this order. Please select one to continue.',
		],
	] )( 'shows a message if there are none', async ( express, text ) => {
		await open( { methods: [], express } );
		expect( step().getByText( text ) ).toBeVisible();
	} );

	it( 'is hidden if nothing has to be paid', async () => {
		await open( { cart: { needs_payment: false } } );
		expect(
			screen.queryByRole( 'group', { name: 'Payment options' } )
		).toBeNull();
	} );

	it.each( [
		[
			false,
			'This payment method isn’t working. Choose a different payment method or contact us.',
		],
		[ true, 'No key.' ],
	] )(
		'isolates a method that throws (administrator: %p)',
		async ( currentUserIsAdmin, text ) => {
			await open( {
				methods: [
					method( 'broken', {
						content: <Broken />,
						label: <Broken />,
					} ),
					method( 'cod' ),
				],
				settings: { currentUserIsAdmin },
			} );
			expect( step().getByText( text ) ).toBeVisible();
			expect( console ).toHaveErrored();
			expect( step().getByText( 'broken' ) ).toBeVisible();
			await user.click( step().getByText( 'cod' ) );
			expect( step().getByText( 'How cod works' ) ).toBeVisible();
			expect( step().queryByText( text ) ).toBeNull();
		}
	);
} );

describe( 'custom place-order button', () => {
	const CustomPlaceOrderButton = ( {
		disabled,
		onSubmit,
		validate,
	}: MethodPlaceOrderButtonProps ) => (
		<>
			<button type="button" disabled={ disabled } onClick={ onSubmit }>
				Pay at the bank
			</button>
			<button
				type="button"
				onClick={ async () => {
					validated( await validate() );
				} }
			>
				Look first
			</button>
		</>
	);
	const validated = jest.fn();

	it( 'replaces the default button while its method is selected', async () => {
		await open( {
			methods: [
				method( 'cod' ),
				method( 'bank', { placeOrderButton: CustomPlaceOrderButton } ),
			],
		} );
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toBeVisible();
		await user.click( step().getByText( 'bank' ) );
		expect(
			screen.queryByRole( 'button', { name: 'Place Order' } )
		).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Pay at the bank' } )
		).toBeEnabled();
		// The empty form shows its errors, and no order is placed.
		await user.click(
			screen.getByRole( 'button', { name: 'Look first' } )
		);
		await waitFor( () =>
			expect( validated ).toHaveBeenCalledWith( { hasError: true } )
		);
		expect( page.app.registry.select( checkoutStore ).isIdle() ).toBe(
			true
		);
	} );
} );

describe( 'saved payment methods', () => {
	const settings = {
		customerPaymentMethods: {
			cc: [
				{
					tokenId: 7,
					method: { gateway: 'card', brand: 'Visa', last4: '4242' },
					expires: '12/28',
					is_default: true,
				},
			],
			echeck: [
				{
					tokenId: 8,
					method: { gateway: 'card', brand: 'Giro', last4: '6789' },
					expires: 'N/A',
				},
				{ tokenId: 9, method: { gateway: 'card' }, expires: '' },
			],
		},
	};

	it( 'are listed before other methods, and shoppers can switch between them', async () => {
		await open( { settings } );
		const saved = within(
			step().getByRole( 'group', { name: 'Saved payment methods' } )
		);
		expect(
			saved.getByRole( 'radio', {
				name: 'Visa ending in 4242 (expires 12/28)',
			} )
		).toBeChecked();
		expect(
			saved.getByRole( 'radio', { name: 'Saved payment method 9' } )
		).not.toBeChecked();
		expect( step().getByText( 'Security code' ) ).toBeVisible();
		expect( methodProps.token ).toBe( '7' );
		expect( step().queryByText( 'How card works' ) ).toBeNull();

		await user.click( saved.getByText( 'Giro ending in 6789' ) );
		expect( methodProps.token ).toBe( '8' );
		expect( payment().getPaymentMethodData() ).toMatchObject( {
			'wc-card-payment-token': '8',
		} );

		await user.click( step().getByText( 'Card' ) );
		expect( step().getByText( 'How card works' ) ).toBeVisible();
		expect(
			step().getAllByRole( 'radio', { checked: true } )
		).toHaveLength( 1 );
	} );
} );

describe( 'saving a payment method', () => {
	const LABEL =
		'Save payment information to my account for future purchases.';
	const box = () => step().queryByRole( 'checkbox', { name: LABEL } );

	it( 'is offered only to customers with an account, by methods that support it', async () => {
		await open();
		await user.click( step().getByText( 'Card' ) );
		expect( box() ).toBeNull();
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.__internalSetShouldCreateAccount( true );
		} );
		await user.click( step().getByRole( 'checkbox', { name: LABEL } ) );
		expect( box() ).toBeChecked();
		expect( methodProps.shouldSavePayment ).toBe( true );
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.__internalSetShouldCreateAccount( false );
		} );
		expect( box() ).toBeNull();
		expect( methodProps.shouldSavePayment ).toBe( false );
		await user.click( step().getByText( 'cod' ) );
		expect( box() ).toBeNull();
	} );
} );

describe( 'props of a payment method', () => {
	it( 'match the contract', async () => {
		await open( {
			cart: {
				needs_shipping: true,
				totals: {
					total_items: '1800',
					total_items_tax: '180',
					total_fees: '100',
					total_tax: '190',
					total_shipping: '500',
					total_shipping_tax: '10',
					total_price: '2590',
				},
			},
		} );
		expect( Object.keys( methodProps ).sort() ).toEqual( [
			'__internalSetActivePaymentMethod',
			'activePaymentMethod',
			'billing',
			'cartData',
			'checkoutStatus',
			'components',
			'emitResponse',
			'eventRegistration',
			'onSubmit',
			'paymentStatus',
			'setExpressPaymentError',
			'shippingData',
			'shippingStatus',
			'shouldSavePayment',
		] );
		const line = ( key: string, label: string, ...values: number[] ) => ( {
			key,
			label,
			value: values[ 0 ],
			valueWithTax: values[ 1 ],
		} );
		expect( methodProps.billing ).toMatchObject( {
			cartTotal: { label: 'Total', value: 2590 },
			cartTotalItems: [
				line( 'total_items', 'Subtotal:', 1800, 1980 ),
				line( 'total_fees', 'Fees:', 100, 100 ),
				line( 'total_discount', 'Discount:', 0, 0 ),
				line( 'total_tax', 'Taxes:', 190, 190 ),
				line( 'total_shipping', 'Shipping:', 500, 510 ),
			],
			currency: { code: 'USD', minorUnit: 2 },
			customerId: 0,
			displayPricesIncludingTax: false,
		} );
		expect( methodProps.billing?.billingData ).toBe(
			methodProps.billing?.billingAddress
		);
		expect( methodProps.checkoutStatus ).toMatchObject( {
			isIdle: true,
			isProcessing: false,
			isComplete: false,
		} );
		expect( Object.keys( methodProps.components ?? {} ).sort() ).toEqual( [
			'CardFields',
			'LoadingMask',
			'PaymentMethodIcons',
			'PaymentMethodLabel',
			'Skeleton',
			'ValidationInputError',
		] );
		expect( methodProps.emitResponse ).toMatchObject( {
			noticeContexts: { PAYMENTS },
			responseTypes: {
				SUCCESS: 'success',
				FAIL: 'failure',
				ERROR: 'error',
			},
		} );
		expect( methodProps.shippingStatus ).toEqual( {
			shippingErrorStatus: {
				isPristine: true,
				isValid: true,
				hasInvalidAddress: false,
				hasError: false,
			},
			shippingErrorTypes: {
				NONE: 'none',
				INVALID_ADDRESS: 'invalid_address',
				UNKNOWN: 'unknown_error',
			},
		} );
	} );

	it( 'preserve their references until their content changes', async () => {
		await open();
		const before = methodProps;
		act( () => {
			void page.app.registry
				.dispatch( noticesStore )
				.createErrorNotice( 'No matter.', { context: 'other' } );
		} );
		expect( methodProps.billing ).toBe( before.billing );
		await user.click( step().getByText( 'Card' ) );
		expect( methodProps.activePaymentMethod ).toBe( 'card' );
		expect( methodProps.components ).toBe( before.components );
		expect( methodProps.onSubmit ).toBe( before.onSubmit );
		// Each method has its own registration while it's mounted.
		const { eventRegistration } = methodProps;
		expect( eventRegistration ).not.toBe( before.eventRegistration );
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.__internalStartCalculation();
		} );
		expect( methodProps.checkoutStatus?.isCalculating ).toBe( true );
		expect( methodProps.eventRegistration ).toBe( eventRegistration );
	} );

	it.each( [
		[ 'onCheckoutBeforeProcessing', 'checkoutValidation' ],
		[ 'onCheckoutValidationBeforeProcessing', 'checkoutValidation' ],
		[ 'onCheckoutAfterProcessingWithSuccess', 'checkoutSuccess' ],
		[ 'onCheckoutAfterProcessingWithError', 'checkoutFail' ],
		[ 'onPaymentProcessing', 'paymentSetup' ],
	] as const )( 'include deprecated names: %s', async ( name, event ) => {
		await open();
		const observer = jest.fn();
		const stop = methodProps.eventRegistration?.[ name ]( observer );
		expect( console ).toHaveWarned();
		const point = page.app.events[ event ];
		await Reflect.apply( point.emit, point, [ {} ] );
		expect( observer ).toHaveBeenCalledTimes( 1 );
		stop?.();
	} );
} );

let earlyErrors: Promise< unknown >;

/** Submits the order before the code of the card fields has loaded. */
const EarlyCard = ( { components }: Partial< PaymentMethodInterface > ) => {
	const fields = useRef< ValidatedCardHandle >( null );
	useEffect( () => {
		const { checkoutValidation } = page.app.events;
		const stop = checkoutValidation.subscribe( () => ( {
			type: 'error',
			validationErrors: fields.current?.validate(),
		} ) );
		earlyErrors = checkoutValidation.notify();
		return stop;
	}, [] );
	return components ? (
		<components.CardFields
			ref={ fields }
			id="early"
			label="Card"
			value={ {} }
			onChange={ () => {} }
		/>
	) : null;
};

describe( 'card fields', () => {
	it( 'delay an order until they have loaded, so that it lists all of their errors', async () => {
		await open( {
			methods: [ method( 'early', { content: <EarlyCard /> } ) ],
		} );
		expect( await earlyErrors ).toContainEqual( {
			type: 'error',
			validationErrors: {
				'early-number': expect.anything(),
				'early-expiry': expect.anything(),
				'early-cvc': expect.anything(),
			},
		} );
	} );
} );

describe( 'express payment', () => {
	const button = ( name: string ) => screen.getByRole( 'button', { name } );
	const placeOf = ( name: string ) =>
		document.getElementById( `express-payment-method-${ name }` );

	it( 'replaces the selected method while it is open, then restores it', async () => {
		await open( { express: [ wallet(), wallet( 'other' ) ] } );
		await user.click( step().getByText( 'Card' ) );
		await user.click( button( 'Pay by wallet' ) );
		expect( payment().getActivePaymentMethod() ).toBe( 'wallet' );
		for ( const radio of step().getAllByRole( 'radio' ) ) {
			expect( radio ).toBeDisabled();
		}
		expect( step().queryByText( 'How card works' ) ).toBeNull();
		expect( placeOf( 'other' ) ).toHaveAttribute( 'inert' );
		expect( placeOf( 'wallet' ) ).not.toHaveAttribute( 'inert' );
		act( () => {
			void page.app.registry
				.dispatch( noticesStore )
				.createErrorNotice( 'Not now.', { context: PAYMENTS } );
		} );
		expect( screen.queryByText( 'Not now.' ) ).toBeNull();

		await user.click( button( 'Close wallet' ) );
		expect( step().getByRole( 'radio', { name: 'Card' } ) ).toBeChecked();
		expect( step().getByText( 'How card works' ) ).toBeVisible();
		expect( screen.getByText( 'Not now.' ) ).toBeVisible();
		expect( placeOf( 'other' ) ).not.toHaveAttribute( 'inert' );
	} );

	it( 'does not close a payment that another method has opened since', async () => {
		await open( { express: [ wallet(), wallet( 'other' ) ] } );
		await user.click( button( 'Pay by wallet' ) );
		act( () => {
			void page.app.registry
				.dispatch( paymentStore )
				.startExpressPayment( 'other' );
		} );
		act( () => button( 'Close wallet' ).click() );
		expect( payment().getActivePaymentMethod() ).toBe( 'other' );
	} );

	it( 'pays with its own method, even if its window stayed open after a rejection', async () => {
		await open( { express: [ wallet() ] } );
		const activeMethods: string[] = [];
		page.app.events.paymentSetup.subscribe( () => {
			activeMethods.push( payment().getActivePaymentMethod() );
			return { type: 'failure', message: 'No funds.' };
		} );
		/** The code of the order may still be loading. */
		const confirm = () =>
			act( async () => {
				button( 'Confirm wallet' ).click();
				await jest.advanceTimersByTimeAsync( 0 );
			} );
		await user.click( button( 'Pay by wallet' ) );
		await confirm();
		await waitFor( () => expect( activeMethods ).toEqual( [ 'wallet' ] ) );
		await waitFor( () =>
			expect( payment().getActivePaymentMethod() ).toBe( 'cod' )
		);
		expect( screen.getByText( 'No funds.' ) ).toBeVisible();

		await confirm();
		await waitFor( () =>
			expect( activeMethods ).toEqual( [ 'wallet', 'wallet' ] )
		);
	} );

	it( 'is hidden if nothing has to be paid', async () => {
		await open( { express: [ wallet() ], cart: { needs_payment: false } } );
		expect( screen.queryByText( 'Express Checkout' ) ).toBeNull();
	} );
} );
