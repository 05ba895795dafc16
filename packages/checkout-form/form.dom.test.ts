import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { cartResponse } from '../../tests/fixtures/cart';
import type { TestApp } from '../../tests/fixtures/block-app';
import { settle } from '../../tests/fixtures/fake-api';
import { createLazy } from '@shopfront/lazy';
import * as fieldChecks from './field-checks';
import type { CheckoutForm } from './checkout-form';
import { createForm } from './form';
import type { FormLocation } from './form-location';
import { createRules } from './rules';
import {
	ADA,
	EMPTY,
	openPage,
	shippedCart,
} from '../../tests/fixtures/form-page';
import { TYPING_PAUSE_MS } from './typing-buffer';

let app: TestApp;
let form: CheckoutForm;
let stop = () => {};

const RULES = createLazy( async () => createRules() );

const CHECKS = createLazy( async () => fieldChecks );

beforeAll( async () => {
	await RULES.fetch();
	await CHECKS.fetch();
} );

const open = (
	location: FormLocation = 'shipping',
	cart = shippedCart( { shipping_address: EMPTY } ),
	settings: Readonly< Record< string, unknown > > = {},
	validateSchema: typeof RULES = RULES
) => {
	app = openPage( cart, settings );
	void app.registry
		.dispatch( checkoutStore )
		.__internalSetUseShippingAsBilling( false );
	form = createForm( app, location, {
		rules: validateSchema,
		checks: CHECKS,
	} );
	stop = form.start();
};
const errors = () =>
	app.registry.select( validationStore ).getValidationErrors();
const shown = () =>
	Object.entries( errors() )
		.filter( ( [ , { hidden } ] ) => ! hidden )
		.map( ( [ id, { message } ] ) => `${ id }: ${ message }` );
const getSavedValues = () =>
	app.registry.select( cartStore ).getCartData().shippingAddress;
const FIELDS = ( more: object ) => ( {
	defaultFields: {
		...Object.fromEntries(
			[
				[ 'email', 'Email address', 'email' ],
				[ 'country', 'Country/Region', 'text' ],
				[ 'first_name', 'First name', 'text' ],
				[ 'last_name', 'Last name', 'text' ],
				[ 'company', 'Company', 'text' ],
				[ 'address_1', 'Address', 'text' ],
				[ 'address_2', 'Apartment', 'text' ],
				[ 'city', 'City', 'text' ],
				[ 'state', 'State', 'text' ],
				[ 'postcode', 'Postal code', 'text' ],
				[ 'phone', 'Phone', 'tel' ],
			].map( ( [ key, label, type ], index ) => [
				key,
				{
					label,
					optionalLabel: `${ label } (optional)`,
					required: ! [ 'company', 'address_2' ].includes(
						String( key )
					),
					hidden: key === 'company',
					index,
					type,
				},
			] )
		),
		...more,
	},
} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	stop();
	app.stop();
	jest.useRealTimers();
} );

describe( 'a field that a press of the pointer blurs', () => {
	const dispatch = ( type: string ) =>
		document.body.dispatchEvent(
			new MouseEvent( type, { bubbles: true } )
		);
	beforeEach( () => {
		open();
		dispatch( 'mousedown' );
		form.blur( 'city' );
	} );

	it( 'shows its error after the click, so that the pressed button does not move', () => {
		dispatch( 'mouseup' );
		dispatch( 'click' );
		expect( shown() ).toEqual( [] );
		jest.advanceTimersByTime( 0 );
		expect( shown() ).toEqual( [
			expect.stringContaining( 'shipping_city' ),
		] );
	} );

	it.each( [ 'dragend', 'keydown' ] )(
		'shows its error if the press ends with %s',
		( type ) => {
			dispatch( type );
			jest.advanceTimersByTime( 0 );
			expect( shown() ).toHaveLength( 1 );
		}
	);
} );

describe( 'validation errors', () => {
	it( 'exist from the start, but hidden', () => {
		open();
		expect( Object.keys( errors() ).sort() ).toEqual( [
			'shipping_address_1',
			'shipping_city',
			'shipping_first_name',
			'shipping_last_name',
			'shipping_phone',
			'shipping_postcode',
		] );
		expect( shown() ).toEqual( [] );
	} );

	it( 'show when a field loses focus, and hide when it is edited', () => {
		open();
		form.blur( 'postcode' );
		expect( shown() ).toEqual( [
			'shipping_postcode: Please enter a valid ZIP Code',
		] );
		form.change( 'postcode', 'K' );
		expect( shown() ).toEqual( [] );
		jest.advanceTimersByTime( TYPING_PAUSE_MS );
		expect( errors().shipping_postcode ).toEqual( {
			message: 'Please enter a valid postcode',
			hidden: true,
		} );
		form.change( 'postcode', '94105' );
		form.blur( 'postcode' );
		expect( errors().shipping_postcode ).toBeUndefined();
	} );

	it( 'show when the validation code has loaded, unless the field was edited again', async () => {
		let finishLoading = () => {};
		const load = jest.fn(
			() =>
				new Promise< typeof fieldChecks >( ( resolve ) => {
					finishLoading = () => resolve( fieldChecks );
				} )
		);
		const checks = createLazy( load );
		app = openPage( shippedCart( { shipping_address: EMPTY } ) );
		form = createForm( app, 'shipping', { rules: RULES, checks } );
		stop = form.start();
		expect( load ).not.toHaveBeenCalled();
		form.blur( 'first_name' );
		form.blur( 'city' );
		form.change( 'postcode', 'K' );
		form.blur( 'postcode' );
		form.change( 'city', 'B' );
		expect( errors() ).toEqual( {} );
		finishLoading();
		await checks.fetch();
		expect( shown().sort() ).toEqual( [
			'shipping_first_name: Please enter a valid first name',
			'shipping_postcode: Please enter a valid postcode',
		] );
		expect( errors().shipping_city ).toMatchObject( { hidden: true } );
		stop();
	} );

	it( 'exist before an order is placed, and from the start if there are add-ons', async () => {
		const load = jest.fn( async () => fieldChecks );
		const openForm = () => {
			form = createForm( app, 'shipping', {
				rules: RULES,
				checks: createLazy( load ),
			} );
			stop = form.start();
		};
		app = openPage( shippedCart( { shipping_address: EMPTY } ) );
		openForm();
		await app.events.checkoutValidation.notify();
		expect( errors() ).toHaveProperty( 'shipping_city' );
		stop();
		load.mockClear();
		jest.spyOn( app.extensionPoints, 'get' ).mockReturnValue( {} as never );
		openForm();
		expect( load ).toHaveBeenCalledTimes( 1 );
		stop();
	} );

	it( 'are removed with their field, and with the form', () => {
		open(
			'shipping',
			shippedCart( { shipping_address: { ...ADA, state: '' } } )
		);
		form.blur( 'state' );
		expect( shown() ).toEqual( [
			'shipping_state: Please select a state',
		] );
		form.change( 'country', 'AT' );
		jest.advanceTimersByTime( 0 );
		expect( errors().shipping_state ).toBeUndefined();
		expect( errors().shipping_postcode ).toBeDefined();
		stop();
		expect( errors() ).toEqual( {} );
	} );

	it( 'from other code remain until the shopper edits the field', () => {
		open( 'shipping', shippedCart() );
		void app.registry.dispatch( validationStore ).setValidationErrors( {
			shipping_city: { message: 'Not our city.', hidden: false },
		} );
		form.change( 'first_name', 'Augusta' );
		form.blur( 'first_name' );
		expect( shown() ).toEqual( [ 'shipping_city: Not our city.' ] );
		form.change( 'city', 'Oakland' );
		expect( shown() ).toEqual( [] );
		form.blur( 'city' );
		expect( errors() ).toEqual( {} );
	} );

	it( 'include input typed just before the order', async () => {
		open( 'shipping', shippedCart() );
		form.change( 'city', ' ' );
		expect( errors() ).toEqual( {} );
		await app.events.checkoutValidation.emit();
		expect( errors().shipping_city?.message ).toBe(
			'Please enter a valid city'
		);
	} );
} );

describe( 'input', () => {
	it( 'shows at once, and reaches the store when typing pauses', () => {
		open();
		form.change( 'city', 'U' );
		jest.advanceTimersByTime( TYPING_PAUSE_MS - 1 );
		form.change( 'city', 'Ulm' );
		jest.advanceTimersByTime( TYPING_PAUSE_MS - 1 );
		expect( form.value( 'city' ) ).toBe( 'Ulm' );
		expect( getSavedValues().city ).toBe( '' );
		jest.advanceTimersByTime( 1 );
		expect( getSavedValues().city ).toBe( 'Ulm' );
	} );

	it( 'is trimmed when the field loses focus', () => {
		open();
		form.change( 'city', ' Ulm ' );
		form.blur( 'city' );
		expect( getSavedValues().city ).toBe( 'Ulm' );
		expect( form.value( 'city' ) ).toBe( 'Ulm' );
	} );

	it.each( [
		[ 'Enter', new KeyboardEvent( 'keydown', { key: 'Enter' } ) ],
		[ 'submit', new Event( 'submit' ) ],
	] )( 'is saved on %s', ( _, event ) => {
		open();
		form.change( 'city', 'Ulm' );
		document.dispatchEvent( event );
		expect( getSavedValues().city ).toBe( 'Ulm' );
	} );

	it( 'is saved when the page is left', () => {
		open();
		form.change( 'city', 'Ulm' );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( getSavedValues().city ).toBe( 'Ulm' );
	} );

	it( 'is not overwritten by a response of the server', () => {
		open();
		form.change( 'city', 'Ulm' );
		void app.registry.dispatch( cartStore ).receiveCart(
			cartResponse( undefined, {
				needs_shipping: true,
				shipping_address: { ...ADA, city: 'Oakland' },
			} )
		);
		expect( form.value( 'city' ) ).toBe( 'Ulm' );
		expect( form.value( 'postcode' ) ).toBe( '94105' );
		jest.advanceTimersByTime( TYPING_PAUSE_MS );
		expect( getSavedValues().city ).toBe( 'Ulm' );
	} );

	it( 'of browser autofill causes one store update and one request', async () => {
		open();
		void app.registry.dispatch( validationStore ).clearValidationErrors();
		const seen: string[] = [];
		const unsubscribe = app.registry.subscribe(
			() => seen.push( JSON.stringify( getSavedValues() ) ),
			cartStore
		);
		for ( const [ key, value ] of Object.entries( {
			...ADA,
			country: 'DE',
			state: 'DE-BE',
			postcode: '10115',
			city: 'Berlin',
		} ) ) {
			form.change( key, value );
		}
		jest.advanceTimersByTime( 0 );
		unsubscribe();
		expect( new Set( seen ).size ).toBe( 1 );
		await settle();
		expect( app.api.sent ).toHaveLength( 1 );
		expect( app.api.sent[ 0 ]?.data ).toMatchObject( {
			shipping_address: { country: 'DE', city: 'Berlin' },
		} );
		expect( getSavedValues() ).toMatchObject( {
			country: 'DE',
			state: 'DE-BE',
			postcode: '10115',
			first_name: 'Ada',
		} );
	} );

	it( 'of another country clears state and postcode', () => {
		open( 'shipping', shippedCart() );
		form.change( 'country', 'GB' );
		jest.advanceTimersByTime( 0 );
		expect( getSavedValues() ).toMatchObject( {
			country: 'GB',
			state: '',
			postcode: '',
			city: 'San Francisco',
		} );
	} );

	it( 'of another country is sent, for its taxes and rates', async () => {
		open( 'shipping', shippedCart() );
		form.change( 'country', 'GB' );
		jest.advanceTimersByTime( 0 );
		await settle();
		jest.advanceTimersByTime( 1500 );
		await settle();
		expect( app.api.sent[ 0 ]?.data ).toMatchObject( {
			shipping_address: { country: 'GB', state: '', postcode: '' },
		} );
	} );
} );

describe( 'address', () => {
	it( 'is empty in hidden fields', () => {
		open(
			'shipping',
			shippedCart( {
				shipping_address: { ...ADA, company: 'Engines Ltd' },
			} )
		);
		expect( getSavedValues().company ).toBe( '' );
	} );

	it( 'gets a state code for the name of a state', () => {
		open(
			'shipping',
			shippedCart( { shipping_address: { ...ADA, state: 'new york' } } )
		);
		expect( getSavedValues().state ).toBe( 'NY' );
	} );

	it( 'shows decoded entities', () => {
		open(
			'shipping',
			shippedCart( {
				shipping_address: { ...ADA, last_name: 'O&#039;Hara' },
			} )
		);
		expect( form.value( 'last_name' ) ).toBe( "O'Hara" );
	} );
} );

describe( 'additional fields', () => {
	const createSettings = ( rest: object ) => ( {
		label: 'VAT number',
		optionalLabel: 'VAT number (optional)',
		required: false,
		hidden: false,
		...rest,
	} );
	const settings = (
		field: object,
		location: 'address' | 'contact' | 'order'
	) => ( {
		...FIELDS( { 'a/vat': createSettings( field ) } ),
		addressFieldsLocations: {
			address: Object.keys( ADA ),
			contact: [ 'email' ],
			order: [],
			[ location ]: [
				...{
					address: Object.keys( ADA ),
					contact: [ 'email' ],
					order: [],
				}[ location ],
				'a/vat',
			],
		},
	} );

	it( 'are required while their rule is met', () => {
		open(
			'order',
			shippedCart(),
			settings(
				{
					required: {
						checkout: {
							properties: { customer_note: { const: 'gift' } },
						},
					},
				},
				'order'
			)
		);
		expect( errors() ).toEqual( {} );
		void app.registry
			.dispatch( checkoutStore )
			.__internalSetOrderNotes( 'gift' );
		expect( errors() ).toEqual( {
			'order_a/vat': {
				message: 'Please enter a valid VAT number',
				hidden: true,
			},
		} );
	} );

	it( 'are hidden and emptied while their rule is met', () => {
		open(
			'shipping',
			shippedCart( {
				shipping_address: {
					...ADA,
					country: 'GB',
					state: '',
					postcode: 'SW1A 1AA',
					'a/vat': 'X',
				},
			} ),
			settings(
				{
					hidden: {
						customer: {
							properties: {
								address: {
									properties: { country: { const: 'GB' } },
								},
							},
						},
					},
				},
				'address'
			)
		);
		const field = () =>
			form.fields().find( ( { key } ) => key === 'a/vat' );
		expect( field()?.hidden ).toBe( true );
		expect( form.value( 'a/vat' ) ).toBe( '' );
		form.change( 'country', 'US' );
		jest.advanceTimersByTime( 0 );
		expect( field()?.hidden ).toBe( false );
	} );

	it( 'are validated by their schema unless they are empty', () => {
		open(
			'contact',
			shippedCart(),
			settings(
				{
					validation: {
						pattern: '^[0-9]{3}$',
						errorMessage: 'Three digits.',
					},
				},
				'contact'
			)
		);
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [] );
		form.change( 'a/vat', '12' );
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [ 'contact_a/vat: Three digits.' ] );
		form.change( 'a/vat', '123' );
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [] );
		expect(
			app.registry.select( checkoutStore ).getAdditionalFields()
		).toEqual( { 'a/vat': '123' } );
	} );

	it( 'of the type date refuse a text that the browser cannot turn into a date, until it can', () => {
		open(
			'order',
			shippedCart(),
			settings( { label: 'Delivery date', type: 'date' }, 'order' )
		);
		form.setUnreadable( 'a/vat', true );
		expect( errors() ).toMatchObject( { 'order_a/vat': { hidden: true } } );
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [
			'order_a/vat: Delivery date must be a real date.',
		] );
		form.change( 'a/vat', '2026-12-01' );
		form.blur( 'a/vat' );
		expect( errors() ).toEqual( {} );
		form.change( 'a/vat', '2026-02-30' );
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [
			'order_a/vat: Delivery date must be a real date.',
		] );
	} );

	it( 'are validated by the pattern of their input', () => {
		open(
			'contact',
			shippedCart(),
			settings( { attributes: { pattern: '[A-Z]+' } }, 'contact' )
		);
		form.change( 'a/vat', 'a1' );
		form.blur( 'a/vat' );
		expect( shown() ).toEqual( [
			'contact_a/vat: Please enter a valid VAT number',
		] );
	} );
} );

it( 'saves the email address with the billing address', () => {
	open( 'contact' );
	form.change( 'email', 'ada' );
	form.blur( 'email' );
	expect( shown() ).toEqual( [
		'billing_email: Please enter a valid email address',
	] );
	form.change( 'email', 'ada@example.com' );
	form.blur( 'email' );
	expect(
		app.registry.select( cartStore ).getCartData().billingAddress.email
	).toBe( 'ada@example.com' );
} );
