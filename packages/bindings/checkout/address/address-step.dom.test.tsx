import { act, screen, waitFor } from '@testing-library/react';
import { fieldChecks } from '@shopfront/checkout-form';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { processErrorResponse } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import type { TestApp } from '../../../../tests/fixtures/block-app';
import { AddressStep } from './address-step';
import { SameAddress } from './same-address';
import {
	ADA,
	EMPTY,
	createShopper,
	holdClock,
	openPage,
	pause,
	renderOn,
	shippedCart,
} from '../../../../tests/fixtures/form-page';
import { FIRST_FIELD_DELAY_MS } from '../fields/use-focus-first-field';
import { useShownAddresses } from './use-shown-addresses';

const renders: string[] = [];
jest.mock( '@shopfront/components', () => {
	const actual: object = jest.requireActual( '@shopfront/components' );
	const real: unknown = Reflect.get( actual, 'AddressField' );
	return {
		...actual,
		AddressField: ( props: { field: { key: string } } ): unknown => {
			renders.push( props.field.key );
			return typeof real === 'function' ? real( props ) : null;
		},
	};
} );

let app: TestApp;
const user = createShopper();
const field = ( name: string ) => screen.getByLabelText( name );
const address = ( kind: 'billing' | 'shipping' = 'shipping' ) =>
	app.registry.select( cartStore ).getCartData()[ `${ kind }Address` ];
const open = (
	cart = shippedCart( { shipping_address: EMPTY } ),
	settings = {}
) => {
	app = openPage( cart, settings );
	return renderOn( app, <AddressStep kind="shipping" /> );
};
/** See docs/contract/settings.md 5. */
const withField = (
	key: string,
	visibility: { required: boolean; hidden: boolean }
) => {
	const { settings, stop } = openPage();
	stop();
	const { defaultFields } = settings;
	return {
		defaultFields: {
			...defaultFields,
			[ key ]: { ...defaultFields[ key ], ...visibility },
		},
	};
};
const REQUIRED = { required: true, hidden: false };
const OPTIONAL = { required: false, hidden: false };
const HIDDEN = { required: false, hidden: true };
const edit = () =>
	screen.getByRole( 'button', { name: 'Edit shipping address' } );

const isReachable = () =>
	document.querySelector( '#shipping' )?.closest( '[inert]' ) === null;
/** Add-on scripts, browsers and password managers set values like this. */
const writeInto = ( id: string, value: string ) => {
	const element = document.getElementById( id );
	const { prototype } =
		element instanceof HTMLSelectElement
			? HTMLSelectElement
			: HTMLInputElement;
	Object.getOwnPropertyDescriptor( prototype, 'value' )?.set?.call(
		element,
		value
	);
	for ( const type of [ 'input', 'change' ] ) {
		element?.dispatchEvent( new Event( type, { bubbles: true } ) );
	}
};

beforeEach( () => renders.splice( 0 ) );
holdClock();
afterEach( () => app.stop() );

describe( 'address form', () => {
	it( 'shows the fields of the country in its order with its labels', async () => {
		open();
		expect(
			screen.getAllByRole( 'textbox' ).map( ( { id } ) => id )
		).toEqual( [
			'shipping-first_name',
			'shipping-last_name',
			'shipping-address_1',
			'shipping-city',
			'shipping-postcode',
			'shipping-phone',
		] );
		expect( field( 'State' ) ).toHaveDisplayValue( 'California' );
		await user.selectOptions( field( 'Country/Region' ), 'United Kingdom' );
		expect( await screen.findByLabelText( 'County (optional)' ) ).toBe(
			screen.getByRole( 'textbox', { name: 'County (optional)' } )
		);
		expect( address() ).toMatchObject( { country: 'GB', state: '' } );
		await user.selectOptions( field( 'Country/Region' ), 'Austria' );
		await waitFor( () =>
			expect( screen.queryByLabelText( /County|State/ ) ).toBeNull()
		);
	} );

	it( 'renders only the field that the shopper types in', async () => {
		open();
		await user.click( field( 'City' ) );
		renders.splice( 0 );
		await user.keyboard( 'Ul' );
		expect( renders ).toEqual( [ 'city', 'city' ] );
		await pause();
		expect( address().city ).toBe( 'Ul' );
		// The stores have the value, and no other field rendered.
		expect( new Set( renders ) ).toEqual( new Set( [ 'city' ] ) );
	} );

	it( 'shows an error when a field is blurred', async () => {
		await fieldChecks.fetch();
		open();
		await user.type( field( 'ZIP Code' ), 'k1a' );
		expect( field( 'ZIP Code' ) ).toHaveValue( 'K1A' );
		expect( field( 'ZIP Code' ) ).not.toHaveAttribute( 'aria-invalid' );
		await user.tab();
		expect( field( 'ZIP Code' ) ).toBeInvalid();
		expect( field( 'ZIP Code' ) ).toHaveAccessibleDescription(
			'Please enter a valid postcode'
		);
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await user.type( field( 'ZIP Code' ), '{Backspace>3/}' );
		expect(
			screen.queryByText( 'Please enter a valid postcode' )
		).toBeNull();
		expect( field( 'ZIP Code' ) ).not.toHaveAttribute( 'aria-invalid' );
	} );

	it( 'suits on-screen keyboards, in each country', async () => {
		await fieldChecks.fetch();
		open();
		const hints = ( name: string ) =>
			[ 'enterkeyhint', 'autocapitalize', 'autocorrect', 'inputmode' ]
				.map( ( attribute ) => field( name ).getAttribute( attribute ) )
				.join();
		expect( hints( 'First name' ) ).toBe( 'next,words,off,' );
		expect( hints( 'ZIP Code' ) ).toBe( 'next,characters,off,numeric' );
		expect( hints( 'Phone' ) ).toBe( 'done,none,off,' );
		expect( field( 'City' ) ).toHaveAttribute( 'spellcheck', 'false' );
		await user.selectOptions( field( 'Country/Region' ), 'United Kingdom' );
		expect( field( 'Postal code' ) ).not.toHaveAttribute( 'inputmode' );
	} );

	it( 'ends with Done at its last visible field', async () => {
		await fieldChecks.fetch();
		open( undefined, withField( 'phone', HIDDEN ) );
		expect( field( 'ZIP Code' ) ).toHaveAttribute( 'enterkeyhint', 'done' );
		expect( field( 'City' ) ).toHaveAttribute( 'enterkeyhint', 'next' );
	} );

	it( 'shows a button for the second line and focuses the line when it opens', async () => {
		open();
		const name = '+ Add apartment, suite, etc.';
		expect(
			screen.queryByRole( 'textbox', { name: /Apartment/ } )
		).toBeNull();
		await user.click( screen.getByRole( 'button', { name } ) );
		const line = screen.getByRole( 'textbox', {
			name: 'Apartment, suite, etc. (optional)',
		} );
		expect( line ).toHaveFocus();
		await user.type( line, '4{Backspace}' );
		await pause();
		expect( line ).toHaveFocus();
		expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
	} );

	it.each( [
		[ 'phone', 'required', REQUIRED, [ 'Phone' ] ],
		[ 'phone', 'optional', OPTIONAL, [ 'Phone (optional)' ] ],
		[ 'phone', 'hidden', HIDDEN, [] ],
		[ 'company', 'required', REQUIRED, [ 'Company' ] ],
		[ 'company', 'optional', OPTIONAL, [ 'Company (optional)' ] ],
		[ 'company', 'hidden', HIDDEN, [] ],
	] )(
		'shows the field %s as configured: %s',
		( key, _, visibility, names ) => {
			open( undefined, withField( key, visibility ) );
			const label = new RegExp( `^${ key }`, 'i' );
			expect(
				screen
					.queryAllByRole< HTMLInputElement >( 'textbox', {
						name: label,
					} )
					.map( ( { labels } ) => labels?.[ 0 ]?.textContent )
			).toEqual( names );
			expect(
				screen
					.getAllByRole( 'button' )
					.map( ( { textContent } ) => textContent )
			).toEqual( [ '+ Add apartment, suite, etc.' ] );
		}
	);

	it( 'shows a required second line immediately', () => {
		open( undefined, withField( 'address_2', REQUIRED ) );
		expect(
			screen.getByRole( 'textbox', { name: 'Apartment, suite, etc.' } )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'shows the second line if it has a value', () => {
		open(
			shippedCart( {
				shipping_address: { ...EMPTY, address_2: 'Flat 4' },
			} )
		);
		expect(
			screen.getByRole( 'textbox', { name: /Apartment/ } )
		).toHaveValue( 'Flat 4' );
	} );

	it( 'shows the second line if it has an error', () => {
		open();
		act( () => {
			void app.registry.dispatch( validationStore ).setValidationErrors( {
				shipping_address_2: { message: 'Which flat?', hidden: false },
			} );
		} );
		expect(
			screen.getByRole( 'textbox', { name: /Apartment/ } )
		).toHaveAccessibleDescription( 'Which flat?' );
	} );

	it.each( [
		[ 'the browser fills it in', 'input' ],
		// React listens to this event for blur.
		[ 'a password manager fills it in silently', 'focusout' ],
	] )( 'opens the second line when %s', async ( _title, type ) => {
		open();
		const hidden = document.querySelector< HTMLInputElement >(
			'.wc-block-components-address-form__address_2-hidden-input'
		);
		expect( hidden ).toHaveAttribute(
			'autocomplete',
			'section-shipping shipping address-line2'
		);
		expect( hidden ).toHaveAttribute( 'id', 'shipping-address_2' );
		if ( hidden ) {
			// Browsers set the value without focusing the input.
			const { set } =
				Object.getOwnPropertyDescriptor(
					HTMLInputElement.prototype,
					'value'
				) ?? {};
			act( () => {
				set?.call( hidden, 'Flat 4' );
				hidden.dispatchEvent( new Event( type, { bubbles: true } ) );
			} );
		}
		expect(
			screen.getByRole( 'textbox', { name: /Apartment/ } )
		).toHaveValue( 'Flat 4' );
	} );
} );

describe( 'complete address', () => {
	it( 'shows a card, which opens to a form for editing', async () => {
		open( shippedCart() );
		expect( screen.getByText( 'Ada Lovelace' ) ).toBeVisible();
		expect( screen.getByText( '1 Market Street' ) ).toBeVisible();
		expect( isReachable() ).toBe( false );
		await user.click( edit() );
		expect( isReachable() ).toBe( true );
		const first = field( 'Country/Region' );
		await pause( FIRST_FIELD_DELAY_MS - 1 );
		expect( first ).not.toHaveFocus();
		await pause( 1 );
		expect( first ).toHaveFocus();
	} );

	it.each( [
		[ 'shows the phone', OPTIONAL, true ],
		[ 'does not show a phone without a field', HIDDEN, false ],
	] )( '%s on the card', ( _title, visibility, isShown ) => {
		open(
			shippedCart( { shipping_address: { ...ADA, phone: '5550100' } } ),
			withField( 'phone', visibility )
		);
		expect( document.querySelector( 'address' )?.textContent ).toMatch(
			isShown ? /5550100$/ : /^(?!.*5550100)/
		);
	} );

	it( 'focuses the form immediately with reduced motion', async () => {
		const still = jest.fn( () => ( { matches: true } ) );
		Object.assign( window, { matchMedia: still } );
		open( shippedCart() );
		await user.click( edit() );
		await pause( 0 );
		expect( field( 'Country/Region' ) ).toHaveFocus();
		Reflect.deleteProperty( window, 'matchMedia' );
	} );

	it( 'shows a form initially if the address has an error', () => {
		open( shippedCart( { shipping_address: { ...ADA, phone: '' } } ) );
		expect( field( 'Phone' ) ).toBeVisible();
		expect( field( 'Phone' ) ).not.toHaveAttribute( 'aria-invalid' );
	} );

	it( 'opens the form when an add-on reports an error', async () => {
		open( shippedCart() );
		act( () => {
			void app.registry.dispatch( validationStore ).setValidationErrors( {
				shipping_city: { message: 'Not our city.', hidden: false },
			} );
		} );
		expect( field( 'City' ) ).toHaveAccessibleDescription(
			'Not our city.'
		);
		expect(
			app.registry.select( checkoutStore ).getEditingShippingAddress()
		).toBe( true );
	} );
} );

describe( 'form behind a card', () => {
	it( 'stays in the document with its ids, names and values', () => {
		open( shippedCart() );
		const values = Array.from(
			document.querySelectorAll< HTMLInputElement | HTMLSelectElement >(
				'#shipping input, #shipping select'
			),
			( { id, name, value } ) => [ id, name, value ]
		);
		expect( values ).toEqual( [
			[ 'shipping-country', 'shipping_country', 'US' ],
			[ 'shipping-first_name', 'shipping_first_name', 'Ada' ],
			[ 'shipping-last_name', 'shipping_last_name', 'Lovelace' ],
			[ 'shipping-address_1', 'shipping_address_1', '1 Market Street' ],
			[ 'shipping-address_2', '', '' ],
			[ 'shipping-city', 'shipping_city', 'San Francisco' ],
			[ 'shipping-state', 'shipping_state', 'CA' ],
			[ 'shipping-postcode', 'shipping_postcode', '94105' ],
			[ 'shipping-phone', 'shipping_phone', '5550100' ],
		] );
		expect( isReachable() ).toBe( false );
	} );

	it( 'follows the store', async () => {
		open( shippedCart() );
		await act( async () => {
			void app.registry
				.dispatch( cartStore )
				.setShippingAddress( { city: 'Oakland' } );
		} );
		expect( document.getElementById( 'shipping-city' ) ).toHaveValue(
			'Oakland'
		);
	} );

	it.each< [ string, string, string, string | RegExp ] >( [
		[ 'shipping-first_name', 'first_name', 'Grace', 'Grace Lovelace' ],
		[ 'shipping-address_2', 'address_2', 'Flat 4', 'Flat 4' ],
		[ 'shipping-state', 'state', 'NY', /New York|NY/ ],
	] )(
		'shows a value written into #%s on the card',
		async ( id, key, value, line ) => {
			open( shippedCart() );
			act( () => writeInto( id, value ) );
			await pause();
			expect( address() ).toMatchObject( { [ key ]: value } );
			expect(
				screen.getByText( line, { selector: 'bdi' } )
			).toBeVisible();
			expect( isReachable() ).toBe( false );
		}
	);

	it.each< [ string, () => void ] >( [
		[
			'an add-on reports an error that is shown',
			() =>
				void app.registry
					.dispatch( validationStore )
					.setValidationErrors( {
						shipping_city: {
							message: 'Which city?',
							hidden: false,
						},
					} ),
		],
		[
			'an add-on reports an error that is hidden until the order is placed',
			() =>
				void app.registry
					.dispatch( validationStore )
					.setValidationErrors( {
						shipping_city: { message: 'Which city?', hidden: true },
					} ),
		],
		[
			'an add-on clears a required value',
			() =>
				void app.registry
					.dispatch( cartStore )
					.setShippingAddress( { city: '' } ),
		],
		[
			'a script clears a required field',
			() => writeInto( 'shipping-city', '' ),
		],
		[
			'a script selects a country in which the postcode is invalid',
			() => writeInto( 'shipping-country', 'GB' ),
		],
		[
			'the server rejects the address',
			() =>
				processErrorResponse( app.registry, {
					code: 'rest_invalid_param',
					message: 'Invalid parameter(s): shipping_address',
					data: {
						status: 400,
						details: {
							shipping_address: {
								code: 'invalid_postcode',
								message:
									'The provided postcode / ZIP is not valid',
								data: null,
							},
						},
					},
				} ),
		],
	] )( 'opens when %s', async ( _, concern ) => {
		open( shippedCart() );
		expect( isReachable() ).toBe( false );
		await act( async () => concern() );
		await pause();
		expect( isReachable() ).toBe( true );
		expect(
			screen.queryByRole( 'button', { name: 'Edit shipping address' } )
		).toBeNull();
	} );

	it( 'stays closed for an error in the other address', async () => {
		open( shippedCart() );
		act( () =>
			processErrorResponse( app.registry, {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): billing_address',
				data: {
					status: 400,
					details: {
						billing_address: {
							code: 'invalid_postcode',
							message: 'The provided postcode / ZIP is not valid',
							data: null,
						},
					},
				},
			} )
		);
		await pause();
		expect( isReachable() ).toBe( false );
	} );
} );

describe( 'second line of an address', () => {
	it.each< [ string, string, () => void ] >( [
		[
			'an add-on reports an error about it',
			'',
			() =>
				void app.registry
					.dispatch( validationStore )
					.setValidationErrors( {
						shipping_address_2: {
							message: 'Which flat?',
							hidden: false,
						},
					} ),
		],
		[
			'a hidden error about it is shown, as when the order is rejected',
			'',
			() => {
				const actions = app.registry.dispatch( validationStore );
				void actions.setValidationErrors( {
					shipping_address_2: {
						message: 'Which flat?',
						hidden: true,
					},
				} );
				void actions.showAllValidationErrors();
			},
		],
		[
			'an add-on sets it',
			'Flat 4',
			() =>
				void app.registry
					.dispatch( cartStore )
					.setShippingAddress( { address_2: 'Flat 4' } ),
		],
		[
			'a script or the browser fills it in',
			'Flat 4',
			() => writeInto( 'shipping-address_2', 'Flat 4' ),
		],
		[
			'the server sends it',
			'Flat 4',
			() =>
				void app.registry.dispatch( cartStore ).receiveCart(
					shippedCart( {
						shipping_address: { ...EMPTY, address_2: 'Flat 4' },
					} )
				),
		],
	] )( 'opens when %s', async ( _, value, concern ) => {
		open();
		expect(
			screen.queryByRole( 'textbox', { name: /Apartment/ } )
		).toBeNull();
		await act( async () => concern() );
		await pause();
		expect(
			screen.getByRole( 'textbox', { name: /Apartment/ } )
		).toHaveValue( value );
	} );
} );

describe( 'same address for billing', () => {
	const openBox = ( customerId = 0 ) => {
		app = openPage(
			shippedCart( {
				billing_address: { ...ADA, email: 'ada@example.com' },
			} )
		);
		void app.registry
			.dispatch( checkoutStore )
			.__internalSetCustomerId( customerId );
		renderOn( app, <SameAddress /> );
		return screen.getByRole( 'checkbox', {
			name: 'Use same address for billing',
		} );
	};

	it( 'is checked while both addresses are equal, and clears the billing address of a guest when unchecked', async () => {
		const box = openBox();
		expect( box ).toBeChecked();
		await user.click( box );
		expect( box ).not.toBeChecked();
		expect( address( 'billing' ) ).toMatchObject( {
			first_name: '',
			address_1: '',
			phone: '',
			country: 'US',
			state: 'CA',
			email: 'ada@example.com',
		} );
		expect(
			app.registry.select( checkoutStore ).getEditingBillingAddress()
		).toBe( true );
		await user.click( box );
		expect( address( 'billing' ) ).toMatchObject( {
			first_name: 'Ada',
			address_1: '1 Market Street',
			email: 'ada@example.com',
		} );
	} );

	it( 'restores the typed address of a guest after checking it by mistake', async () => {
		const box = openBox();
		await user.click( box );
		act( () => {
			void app.registry
				.dispatch( cartStore )
				.setBillingAddress( { first_name: 'Sam', city: 'Reno' } );
		} );
		await user.click( box );
		await user.click( box );
		expect( address( 'billing' ) ).toMatchObject( {
			first_name: 'Sam',
			city: 'Reno',
		} );
	} );

	describe( 'focus', () => {
		const BillingIfShown = () =>
			useShownAddresses().billing ? <AddressStep kind="billing" /> : null;
		const openPageWith = ( customerId: number ) => {
			app = openPage();
			void app.registry
				.dispatch( checkoutStore )
				.__internalSetCustomerId( customerId );
			renderOn(
				app,
				<>
					<button>Elsewhere</button>
					<SameAddress />
					<BillingIfShown />
				</>
			);
			return screen.getByRole( 'checkbox', {
				name: 'Use same address for billing',
			} );
		};

		it( 'moves to the first field of the billing form when unchecked', async () => {
			await user.click( openPageWith( 0 ) );
			await pause( FIRST_FIELD_DELAY_MS - 1 );
			expect( field( 'Country/Region' ) ).not.toHaveFocus();
			await pause( 1 );
			expect( field( 'Country/Region' ) ).toHaveFocus();
		} );

		it.each< [ string, number, () => Promise< void > ] >( [
			[ 'the address is a card', 7, async () => undefined ],
			[ 'the shopper moves on', 0, () => user.tab( { shift: true } ) ],
			[ 'it is checked again', 0, () => user.keyboard( ' ' ) ],
		] )( 'stays outside the form if %s', async ( _, customer, next ) => {
			const box = openPageWith( customer );
			await user.click( box );
			await next();
			const focused = box.ownerDocument.activeElement;
			await pause( FIRST_FIELD_DELAY_MS );
			expect( focused ).toHaveFocus();
		} );
	} );

	it( 'preserves the address of a customer', async () => {
		await user.click( openBox( 7 ) );
		expect( address( 'billing' ).address_1 ).toBe( '1 Market Street' );
	} );
} );
