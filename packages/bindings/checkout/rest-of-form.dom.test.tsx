import { act, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { fieldChecks } from '@shopfront/checkout-form';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { TestApp } from '../../../tests/fixtures/block-app';
import { noticeArea, StoreNotices } from '../app/store-notices';
import { AddressStep } from './address/address-step';
import { CheckoutErrorSummary } from './errors/checkout-error-summary';
import { FOCUS_ERROR_DELAY_MS } from './errors/connected-error-summary';
import { ContactForm } from './contact/contact-form';
import { OrderForm } from './fields/order-form';
import { OrderNoteField } from './placing/order-note';
import { TermsField } from './placing/terms';
import {
	ADA,
	EMPTY,
	createShopper,
	holdClock,
	openPage,
	pause,
	renderOn,
	shippedCart,
} from '../../../tests/fixtures/form-page';
import { useForm } from './fields/use-form';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let app: TestApp;
const user = createShopper();
const checkout = () => app.registry.select( checkoutStore );
beforeEach( () => jest.mocked( speak ).mockClear() );
holdClock();
afterEach( () => app.stop() );

describe( 'order note', () => {
	const box = () =>
		screen.getByRole( 'checkbox', { name: 'Add a note to your order' } );
	const note = () => screen.queryByRole( 'textbox', { name: 'Order notes' } );

	it( 'is removed when unchecked and restored when checked again', async () => {
		app = openPage();
		renderOn( app, <OrderNoteField /> );
		expect( note() ).toBeNull();
		await user.click( box() );
		expect( note() ).toHaveAttribute( 'rows', '2' );
		await user.type( note() ?? box(), 'Ring twice' );
		expect( checkout().getOrderNotes() ).toBe( '' );
		await pause();
		expect( checkout().getOrderNotes() ).toBe( 'Ring twice' );
		await user.click( box() );
		expect( checkout().getOrderNotes() ).toBe( '' );
		await user.click( box() );
		expect( note() ).toHaveValue( 'Ring twice' );
		expect( checkout().getOrderNotes() ).toBe( 'Ring twice' );
	} );

	it( 'has a visible label, and no count of characters without a limit', async () => {
		app = openPage();
		renderOn( app, <OrderNoteField /> );
		await user.click( box() );
		await user.click( screen.getByText( 'Order notes' ) );
		expect( note() ).toHaveFocus();
		await user.keyboard( 'ab' );
		expect( screen.queryByText( /character/ ) ).toBeNull();
	} );

	it( 'is sent with the order', async () => {
		app = openPage();
		renderOn( app, <OrderNoteField /> );
		await user.click( box() );
		await user.type( note() ?? box(), 'Ring' );
		await act( async () => {
			await app.events.checkoutValidation.emit();
		} );
		expect( checkout().getOrderNotes() ).toBe( 'Ring' );
	} );

	it.each< [ string, string, () => void ] >( [
		[
			'an add-on reports an error about it',
			'',
			() =>
				void app.registry
					.dispatch( validationStore )
					.setValidationErrors( {
						order_notes: { message: 'Too short.', hidden: false },
					} ),
		],
		[
			'a hidden error about it is shown, as when the order is rejected',
			'',
			() => {
				const actions = app.registry.dispatch( validationStore );
				void actions.setValidationErrors( {
					order_notes: { message: 'Too short.', hidden: true },
				} );
				void actions.showAllValidationErrors();
			},
		],
		[
			'an add-on sets it',
			'Ring twice',
			() =>
				void app.registry
					.dispatch( checkoutStore )
					.__internalSetOrderNotes( 'Ring twice' ),
		],
		[ 'a script ticks its box', '', () => box().click() ],
	] )( 'opens when %s', async ( _, value, concern ) => {
		app = openPage();
		renderOn( app, <OrderNoteField /> );
		expect( note() ).toBeNull();
		await act( async () => concern() );
		expect( note() ).toHaveValue( value );
		expect( box() ).toBeChecked();
	} );

	it( 'shows its error until it changes, and stays open', async () => {
		app = openPage();
		renderOn( app, <OrderNoteField /> );
		await act( async () => {
			void app.registry.dispatch( validationStore ).setValidationErrors( {
				order_notes: { message: 'Too short.', hidden: false },
			} );
		} );
		expect( note() ).toBeInvalid();
		expect( note() ).toHaveAccessibleDescription( 'Too short.' );
		await user.type( note() ?? box(), 'x' );
		expect( note() ).not.toHaveAttribute( 'aria-invalid' );
		expect( screen.queryByText( 'Too short.' ) ).toBeNull();
		expect(
			app.registry.select( validationStore ).hasValidationErrors()
		).toBe( false );
	} );
} );

describe( 'terms', () => {
	const TEXT = 'I accept the <a href="http://shop.test/terms/">terms</a>.';
	const box = () => screen.getByRole( 'checkbox', { name: /I accept/ } );
	const error = () =>
		Object.entries(
			app.registry.select( validationStore ).getValidationErrors()
		).find( ( [ id ] ) => id.startsWith( 'terms-and-conditions-' ) )?.[ 1 ];

	it( 'require acceptance and show their error in position', async () => {
		app = openPage();
		renderOn( app, <TermsField text={ TEXT } hasCheckbox /> );
		expect( box() ).toHaveAttribute( 'id', 'terms-and-conditions' );
		expect( error()?.hidden ).toBe( true );
		await user.tab();
		await user.tab();
		await user.tab();
		expect( box() ).toHaveAccessibleDescription(
			'Please read and accept the terms and conditions.'
		);
		await user.click( box() );
		expect( error() ).toBeUndefined();
		expect( checkout().getFormChecks() ).toEqual( { terms: true } );
		expect( screen.getByRole( 'link', { name: 'terms' } ) ).toHaveAttribute(
			'href',
			'http://shop.test/terms/'
		);
	} );

	it( 'show only text without a checkbox', () => {
		app = openPage();
		const { container } = renderOn(
			app,
			<TermsField text={ TEXT } hasCheckbox={ false } />
		);
		expect( container ).toHaveTextContent( 'I accept the terms.' );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( error() ).toBeUndefined();
	} );
} );

describe( 'rejected order', () => {
	const Form = () => (
		<form>
			<fieldset>
				<legend>Contact information</legend>
				<ContactForm />
			</fieldset>
			<fieldset>
				<legend>Shipping address</legend>
				<AddressStep kind="shipping" />
			</fieldset>
			<TermsField text="I accept" hasCheckbox />
			<CheckoutErrorSummary />
		</form>
	);
	const refuse = async () => {
		await act( async () => {
			await app.registry.dispatch( checkoutStore ).submitOrder();
		} );
		await pause( FOCUS_ERROR_DELAY_MS );
	};
	const entries = () =>
		screen
			.queryAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent?.trim() );

	it( 'focuses the first invalid field, lists errors at the button, and announces them once', async () => {
		app = openPage(
			shippedCart( {
				shipping_address: { ...EMPTY, city: 'Ulm', phone: '1' },
			} )
		);
		renderOn( app, <Form /> );
		expect( entries() ).toEqual( [] );
		await refuse();
		expect( entries() ).toEqual( [
			'Contact information Please enter a valid email address',
			'Shipping address Please enter a valid first name',
			'Shipping address Please enter a valid last name',
			'Shipping address Please enter a valid address',
			'Shipping address Please enter a valid ZIP Code',
			'Please read and accept the terms and conditions.',
		] );
		expect( screen.getByLabelText( 'Email address' ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledTimes( 1 );
		expect( speak ).toHaveBeenCalledWith(
			'Your order was not placed: 6 fields need your attention.',
			'assertive'
		);

		await user.click(
			screen.getByRole( 'link', { name: /accept the terms/ } )
		);
		expect(
			screen.getByRole( 'checkbox', { name: 'I accept' } )
		).toHaveFocus();
		await user.keyboard( ' ' );
		await user.type(
			screen.getByLabelText( 'Email address' ),
			'ada@example.com'
		);
		await user.tab();
		expect( entries() ).toEqual( [
			'Shipping address Please enter a valid first name',
			'Shipping address Please enter a valid last name',
			'Shipping address Please enter a valid address',
			'Shipping address Please enter a valid ZIP Code',
		] );
		expect( speak ).toHaveBeenCalledTimes( 1 );

		await refuse();
		expect( screen.getByLabelText( 'First name' ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledTimes( 2 );
	} );

	describe( 'email suggestion', () => {
		const TYPED = 'Your email address is ada@gmial.com.';
		const openWith = async ( email: string ) => {
			await fieldChecks.fetch();
			app = openPage(
				shippedCart( { billing_address: { ...ADA, email } } )
			);
			renderOn(
				app,
				<>
					<TermsField text="I accept" hasCheckbox />
					<CheckoutErrorSummary />
				</>
			);
			await user.keyboard( ' ' );
			await pause();
		};
		const suggestion = () =>
			screen.queryByRole( 'button', {
				name: 'Did you mean ada@gmail.com?',
			} );

		it( 'is offered again and replaces the address', async () => {
			await openWith( 'ada@gmial.com' );
			expect( screen.getByText( TYPED ) ).toBeVisible();
			await user.click( suggestion() ?? document.body );
			expect(
				app.registry.select( cartStore ).getCartData().billingAddress
			).toMatchObject( { email: 'ada@gmail.com' } );
			expect( suggestion() ).toBeNull();
			expect(
				screen.getByText( 'Your email address is now ada@gmail.com.' )
			).toHaveFocus();
		} );

		it( 'is offered once and does not prevent the order', async () => {
			await openWith( 'ada@gmial.com' );
			expect( suggestion() ).toBeVisible();
			await refuse();
			expect( suggestion() ).toBeNull();
			await act( async () => {
				void app.registry
					.dispatch( cartStore )
					.setBillingAddress( { email: 'ada@gmai.com' } );
			} );
			expect( suggestion() ).toBeVisible();
		} );

		it( 'is not offered for other addresses', async () => {
			await openWith( 'ada@example.com' );
			expect( screen.queryByText( /Your email/ ) ).toBeNull();
		} );
	} );

	describe( 'page title', () => {
		const acceptTerms = () =>
			user.click( screen.getByRole( 'checkbox', { name: 'I accept' } ) );
		beforeEach( async () => {
			document.title = 'Checkout – Shop';
			app = openPage(
				shippedCart( {
					billing_address: { ...ADA, email: 'ada@example.com' },
				} )
			);
			renderOn( app, <Form /> );
			await refuse();
		} );

		it( 'starts with "Error: " while errors are listed', async () => {
			expect( document.title ).toBe( 'Error: Checkout – Shop' );
			await refuse();
			expect( document.title ).toBe( 'Error: Checkout – Shop' );
			await acceptTerms();
			expect( document.title ).toBe( 'Checkout – Shop' );
		} );

		it( 'stays if another script has changed it', async () => {
			document.title = '(1) Checkout – Shop';
			await acceptTerms();
			expect( document.title ).toBe( '(1) Checkout – Shop' );
		} );
	} );

	it( 'announces a single error once', async () => {
		app = openPage(
			shippedCart( {
				billing_address: { ...ADA, email: 'ada@example.com' },
			} )
		);
		renderOn( app, <Form /> );
		await user.click( screen.getByLabelText( 'Email address' ) );
		await pause();
		await refuse();
		expect( entries() ).toHaveLength( 1 );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[
				'Your order was not placed: 1 field needs your attention.',
				'assertive',
			],
		] );
	} );

	it( 'shows no alerts at the fields', async () => {
		app = openPage( shippedCart( { shipping_address: EMPTY } ) );
		renderOn( app, <Form /> );
		await refuse();
		expect( entries().length ).toBeGreaterThan( 2 );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'announces the error of a field that is left without interrupting', async () => {
		app = openPage();
		renderOn( app, <Form /> );
		const email = screen.getByLabelText( 'Email address' );
		await user.click( email );
		// The error summary, which announces, loads on first interaction.
		await pause();
		await user.tab();
		expect( email ).toHaveAccessibleDescription(
			/Please enter a valid email address/
		);
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ 'Please enter a valid email address', 'polite' ],
		] );
	} );
} );

describe( 'refused payment', () => {
	beforeEach( () => {
		// jsdom doesn't scroll.
		Element.prototype.scrollIntoView = jest.fn();
	} );
	afterEach( () => {
		Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
	} );
	const Form = () => (
		<form>
			<StoreNotices context={ NOTICE_CONTEXTS.CHECKOUT } />
			<fieldset id="payment-method">
				<legend>Payment options</legend>
				<StoreNotices context={ NOTICE_CONTEXTS.PAYMENTS } />
				<input
					aria-label="Card number"
					id="card-number"
					aria-describedby="validate-error-card-number"
				/>
			</fieldset>
			<CheckoutErrorSummary />
		</form>
	);
	const links = () =>
		screen
			.queryAllByRole( 'link' )
			.map( ( { textContent } ) => textContent?.trim() );
	const explain = async ( message: string, context: string ) => {
		app = openPage();
		renderOn( app, <Form /> );
		await noticeArea.fetch();
		await act( async () => {
			void app.registry
				.dispatch( noticesStore )
				.createErrorNotice( message, { context } );
			void app.registry.dispatch( checkoutStore ).countRejection();
		} );
		await pause( FOCUS_ERROR_DELAY_MS );
	};
	const banner = () => document.querySelector( '.is-error' );

	it( 'focuses and lists its notice, and Tab continues in the payment step', async () => {
		await explain( 'Card &amp; bank declined.', NOTICE_CONTEXTS.PAYMENTS );
		expect( banner() ).toHaveFocus();
		expect( banner() ).toHaveAccessibleName( 'Card & bank declined.' );
		expect( links() ).toEqual( [
			'Payment options Card & bank declined.',
		] );
		expect( speak ).toHaveBeenCalledTimes( 1 );
		act( () => screen.getByLabelText( 'Card number' ).focus() );
		await user.click( screen.getByRole( 'link' ) );
		expect( banner() ).toHaveFocus();
		await user.tab();
		expect(
			screen.getByRole( 'button', { name: 'Dismiss this notice' } )
		).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( links() ).toEqual( [] );
	} );

	it( 'focuses a notice elsewhere without listing it', async () => {
		await explain( 'Ask your bank.', NOTICE_CONTEXTS.CHECKOUT );
		expect( banner() ).toHaveFocus();
		expect( links() ).toEqual( [] );
	} );

	it( 'focuses the invalid field of its method and announces field and message together', async () => {
		app = openPage();
		renderOn( app, <Form /> );
		await noticeArea.fetch();
		app.events.paymentSetup.subscribe( () => ( {
			type: 'error',
			message: 'Check your card.',
			validationErrors: {
				'card-number': { message: 'Too short.', hidden: false },
			},
		} ) );
		screen
			.getByLabelText( 'Card number' )
			.setAttribute( 'aria-invalid', 'true' );
		await act( async () => {
			await app.registry.dispatch( checkoutStore ).submitOrder();
		} );
		await pause( FOCUS_ERROR_DELAY_MS );
		expect( links() ).toEqual( [
			'Payment options Check your card.',
			'Payment options Too short.',
		] );
		expect( screen.getByLabelText( 'Card number' ) ).toHaveFocus();
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[
				'Check your card.\nYour order was not placed: 1 field needs your attention.',
				'assertive',
			],
		] );
	} );
} );

describe( 'add-on fields', () => {
	const OrderFields = () => <OrderForm form={ useForm( 'order' ) } />;
	const FIELD = {
		optionalLabel: 'Optional',
		required: true,
		hidden: false,
	};
	const CORE = Object.fromEntries(
		[
			'email',
			'country',
			'first_name',
			'last_name',
			'company',
			'address_1',
			'address_2',
			'city',
			'state',
			'postcode',
			'phone',
		].map( ( key, index ) => [ key, { ...FIELD, label: key, index } ] )
	);

	it( 'accept text, choices and checkmarks, and store them with the order', async () => {
		app = openPage( undefined, {
			defaultFields: {
				...CORE,
				'a/text': { ...FIELD, label: 'Engraving' },
				'a/list': {
					...FIELD,
					label: 'Wrapping',
					type: 'select',
					options: [
						{ value: 'red', label: 'Red paper' },
						{ value: 'blue', label: 'Blue paper' },
					],
				},
				'a/box': {
					...FIELD,
					label: 'It is a gift',
					type: 'checkbox',
					errorMessage: 'It has to be a gift.',
				},
			},
			addressFieldsLocations: {
				address: [],
				contact: [ 'email' ],
				order: [ 'a/text', 'a/list', 'a/box' ],
			},
		} );
		renderOn( app, <OrderFields /> );
		const text = screen.getByRole( 'textbox', { name: 'Engraving' } );
		expect( text ).toHaveAttribute( 'id', 'order-a-text' );
		const box = screen.getByRole( 'checkbox', { name: 'It is a gift' } );
		const list = screen.getByRole( 'combobox', { name: 'Wrapping' } );
		await user.click( text );
		await user.tab();
		await user.tab();
		await user.tab();
		expect( text ).toHaveAccessibleDescription(
			'Please enter a valid engraving'
		);
		expect( list ).toHaveAccessibleDescription(
			'Please select a valid option'
		);
		expect( box ).toHaveAccessibleDescription( 'It has to be a gift.' );
		await user.type( text, 'For Ada' );
		await user.selectOptions( list, 'Blue paper' );
		await user.click( box );
		await pause();
		expect( checkout().getAdditionalFields() ).toEqual( {
			'a/text': 'For Ada',
			'a/list': 'blue',
			'a/box': true,
		} );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );
