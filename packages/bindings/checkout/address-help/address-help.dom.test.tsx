import { act, screen, waitFor } from '@testing-library/react';
import { fieldChecks } from '@shopfront/checkout-form';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import type { AddressLookupConfig } from '@shopfront/extensibility';
import type { TestApp } from '../../../../tests/fixtures/block-app';
import {
	COUNTRY_SETTINGS,
	createShopper,
	EMPTY,
	holdClock,
	openPage,
	pause,
	renderOn,
	shippedCart,
} from '../../../../tests/fixtures/form-page';
import { LOOKUP_LIMIT_MS } from '../../../extensibility/address/address-lookups';
import { AddressStep } from '../address/address-step';
import { LOOKUP_PAUSE_MS } from './postcode-lookup';
import { provideAddressHelp } from './provide-address-help';
import { SEARCH_PAUSE_MS } from './address-search';

jest.mock( './address-help.scss', () => ( {} ) );

const spoken: string[] = [];
jest.mock( '@wordpress/a11y', () => ( {
	speak: ( text: string ) => void spoken.push( text ),
} ) );

const user = createShopper();
const PLACES: Readonly< Record< string, { city: string; state?: string }[] > > =
	{
		10001: [ { city: 'New York', state: 'NY' } ],
		94105: [ { city: 'San Francisco', state: 'California' } ],
		42223: [
			{ city: 'Fort Campbell', state: 'NY' },
			{ city: 'Clarksville', state: 'CA' },
		],
	};
let app: TestApp;
let stop: () => void;
let lookup: jest.Mock;

const BLANK = { ...EMPTY, state: '' };
const open = async (
	{ kind = 'shipping', address = BLANK, settings = {} } = {} as {
		kind?: 'shipping' | 'billing';
		address?: typeof EMPTY;
		settings?: object;
	}
) => {
	app = openPage(
		shippedCart( {
			shipping_address: address,
			billing_address: { ...address, email: '' },
		} ),
		{ ...settings }
	);
	// With add-ons, the extension points exist from the start.
	app = {
		...app,
		extensionPoints: {
			...app.extensionPoints,
			get: () => app.pageExtensionPoints,
		},
	};
	lookup = jest.fn( async ( { postcode } ) => PLACES[ postcode ] ?? [] );
	app.pageExtensionPoints.addressLookups.registerAddressLookup( {
		name: 'acme',
		countries: [ 'US' ],
		lookup: ( query ) => lookup( query ),
	} as AddressLookupConfig );
	renderOn( app, <AddressStep kind={ kind } /> );
	await act( async () => {
		stop = provideAddressHelp( app );
		await fieldChecks.fetch();
	} );
};
const field = ( name: string ) => screen.getByLabelText( name );
const address = ( kind: 'billing' | 'shipping' = 'shipping' ) =>
	app.registry.select( cartStore ).getCartData()[ `${ kind }Address` ];
const settle = () => pause( LOOKUP_PAUSE_MS + 200 );
const typePostcode = async ( postcode: string ) => {
	await user.clear( field( 'ZIP Code' ) );
	await user.type( field( 'ZIP Code' ), postcode );
	await settle();
};
const undo = () => screen.queryByRole( 'button', { name: 'Undo' } );

beforeEach( () => spoken.splice( 0 ) );
holdClock();
afterEach( () => {
	stop();
	app.stop();
	Reflect.deleteProperty( window, 'wc' );
} );

describe( 'postcode lookup', () => {
	it.each( [ 'shipping', 'billing' ] as const )(
		'fills city and state of the %s address, announced once',
		async ( kind ) => {
			await open( { kind } );
			// Otherwise the billing address follows the shipping address.
			act(
				() =>
					void app.registry
						.dispatch( checkoutStore )
						.__internalSetUseShippingAsBilling( false )
			);
			await typePostcode( '10001' );
			expect( address( kind ) ).toMatchObject( {
				city: 'New York',
				state: 'NY',
			} );
			expect( field( 'City' ) ).toHaveValue( 'New York' );
			expect( spoken ).toEqual( [ 'Filled in: New York, New York' ] );
			expect( field( 'ZIP Code' ) ).toHaveFocus();
			await pause( 5000 );
			expect( spoken ).toHaveLength( 1 );
			expect( lookup ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'looks up only a complete postcode, after a pause', async () => {
		await open();
		await user.type( field( 'ZIP Code' ), '1000' );
		await settle();
		expect( lookup ).not.toHaveBeenCalled();
		await user.type( field( 'ZIP Code' ), '1' );
		await pause( LOOKUP_PAUSE_MS - 1 );
		expect( lookup ).not.toHaveBeenCalled();
		expect( screen.getByText( 'Looking up the city…' ) ).toBeVisible();
		await pause( 1 );
		expect( lookup ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not look up a postcode if the address is complete, or in another country', async () => {
		await open( {
			address: { ...EMPTY, city: 'Here', state: 'CA', postcode: '94105' },
		} );
		await typePostcode( '10001' );
		expect( lookup ).not.toHaveBeenCalled();
		await user.selectOptions( field( 'Country/Region' ), 'GB' );
		await user.type( field( 'Postal code' ), 'SW1A 1AA' );
		await settle();
		expect( lookup ).not.toHaveBeenCalled();
	} );

	it( 'never changes typed text', async () => {
		await open();
		await user.type( field( 'City' ), 'Brooklyn' );
		await typePostcode( '10001' );
		expect( address() ).toMatchObject( { city: 'Brooklyn', state: 'NY' } );
	} );

	it( 'lets the shopper type the city before the answer arrives', async () => {
		await open();
		let answer: ( places: unknown ) => void = () => {};
		lookup.mockImplementation(
			() => new Promise( ( resolve ) => ( answer = resolve ) )
		);
		await typePostcode( '10001' );
		await user.type( field( 'City' ), 'B' );
		await act( async () => answer( PLACES[ 10001 ] ) );
		await user.type( field( 'City' ), 'rooklyn' );
		await settle();
		expect( address() ).toMatchObject( { city: 'Brooklyn', state: 'NY' } );
	} );

	it( "replaces its own values, but not the shopper's edits since", async () => {
		await open();
		await typePostcode( '10001' );
		await typePostcode( '94105' );
		expect( address() ).toMatchObject( {
			city: 'San Francisco',
			state: 'CA',
		} );
		await user.type( field( 'City' ), ' Bay' );
		await typePostcode( '10001' );
		expect( address() ).toMatchObject( {
			city: 'San Francisco Bay',
			state: 'NY',
		} );
	} );

	it( 'clears its own values if the next postcode is unknown', async () => {
		await open();
		await typePostcode( '10001' );
		await typePostcode( '99999' );
		expect( address() ).toMatchObject( { city: '', state: '' } );
		expect( undo() ).toBeNull();
	} );

	it( "replaces the shop's default state, and restores it with Undo", async () => {
		await open( { address: { ...EMPTY, state: 'CA' } } );
		await typePostcode( '10001' );
		expect( address() ).toMatchObject( { city: 'New York', state: 'NY' } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( address() ).toMatchObject( { city: '', state: 'CA' } );
		expect( field( 'ZIP Code' ) ).toHaveFocus();
		expect( spoken.at( -1 ) ).toBe( 'Undone.' );
		await settle();
		expect( address() ).toMatchObject( { city: '', state: 'CA' } );
	} );

	it( "only offers a place in another state than the shopper's choice", async () => {
		await open();
		await user.selectOptions( field( 'State' ), 'California' );
		await typePostcode( '10001' );
		expect( address() ).toMatchObject( { city: '', state: 'CA' } );
		await user.selectOptions(
			field( 'Places with this postcode' ),
			'New York, New York'
		);
		await settle();
		expect( address() ).toMatchObject( { city: 'New York', state: 'NY' } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( address() ).toMatchObject( { city: '', state: 'CA' } );
	} );

	it( 'offers several places, and lets the shopper change the choice', async () => {
		await open();
		await typePostcode( '42223' );
		expect( address() ).toMatchObject( { city: '', state: '' } );
		expect( spoken ).toEqual( [
			'2 places have this postcode. Choose one in the list after the postcode.',
		] );
		const list = field( 'Places with this postcode' );
		await user.selectOptions( list, 'Fort Campbell, New York' );
		await user.selectOptions( list, 'Clarksville, California' );
		await settle();
		expect( address() ).toMatchObject( {
			city: 'Clarksville',
			state: 'CA',
		} );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( address() ).toMatchObject( { city: '', state: '' } );
	} );

	it( 'ignores an answer to an earlier postcode', async () => {
		await open();
		const answers: Array< ( places: unknown ) => void > = [];
		lookup.mockImplementation(
			() => new Promise( ( resolve ) => answers.push( resolve ) )
		);
		await typePostcode( '94105' );
		await typePostcode( '10001' );
		await act( async () => answers[ 1 ]?.( PLACES[ 10001 ] ) );
		await act( async () => answers[ 0 ]?.( PLACES[ 94105 ] ) );
		await settle();
		expect( lookup.mock.calls[ 0 ][ 0 ].signal.aborted ).toBe( true );
		expect( address() ).toMatchObject( { city: 'New York', state: 'NY' } );
	} );

	it( 'gives up after the time limit, and keeps the form usable', async () => {
		await open();
		lookup.mockReturnValue( new Promise( () => undefined ) );
		await typePostcode( '10001' );
		await pause( LOOKUP_LIMIT_MS );
		expect( screen.queryByText( 'Looking up the city…' ) ).toBeNull();
		await user.type( field( 'City' ), 'New York' );
		await settle();
		expect( address() ).toMatchObject( { city: 'New York' } );
		expect( console ).toHaveErrored();
	} );

	it( 'survives a lookup that throws', async () => {
		await open();
		lookup.mockImplementation( () => {
			throw new Error( 'broken' );
		} );
		await typePostcode( '10001' );
		await user.type( field( 'City' ), 'New York' );
		await settle();
		expect( address() ).toMatchObject( { city: 'New York' } );
		expect( spoken ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );

	it( 'does not change the address while the order is placed', async () => {
		await open();
		let answer: ( places: unknown ) => void = () => {};
		lookup.mockImplementation(
			() => new Promise( ( resolve ) => ( answer = resolve ) )
		);
		await typePostcode( '10001' );
		// Keeps the order in validation.
		app.events.checkoutValidation.subscribe(
			() => new Promise( () => {} )
		);
		await act( async () => {
			void app.registry
				.dispatch( checkoutStore )
				.__internalSetBeforeProcessing();
		} );
		expect( app.registry.select( checkoutStore ).isIdle() ).toBe( false );
		await act( async () => answer( PLACES[ 10001 ] ) );
		await settle();
		expect( address() ).toMatchObject( { city: '', state: '' } );
	} );
} );

const ADDRESSES = [
	{
		id: 'a',
		label: '1 Market Street, San Francisco',
		matchedSubstrings: [ { offset: 2, length: 6 } ],
	},
	{ id: 'b', label: '2 Market Street, New York' },
];

describe( 'suggested addresses', () => {
	const provide = ( rest: object = {} ) => {
		const provider = {
			id: 'acme',
			canSearch: ( country: string ) => country === 'US',
			search: jest.fn( async (): Promise< unknown > => ADDRESSES ),
			select: jest.fn( async (): Promise< unknown > => ( {
				address_1: '1 Market Street',
				city: 'San Francisco',
				state: 'California',
				postcode: '94105',
				country: 'US',
				unknown: 'x',
			} ) ),
			...rest,
		};
		Reflect.set( window, 'wc', {
			addressAutocomplete: {
				providers: { acme: provider },
				activeProvider: { billing: null, shipping: null },
			},
		} );
		return provider;
	};
	const type = async ( text: string ) => {
		await user.type( field( 'Address' ), text );
		await pause( SEARCH_PAUSE_MS );
	};
	const options = () => screen.queryAllByRole( 'option', { name: /Market/ } );

	it( 'suggests addresses from three characters on, as a combobox', async () => {
		const { search } = provide();
		await open();
		await type( 'ma' );
		expect( search ).not.toHaveBeenCalled();
		await type( 'r' );
		expect( search ).toHaveBeenCalledWith( 'mar', 'US' );
		const input = screen.getByRole( 'combobox', { name: 'Address' } );
		expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( options() ).toHaveLength( 2 );
		expect( screen.getByText( 'Market' ).tagName ).toBe( 'B' );
		expect( spoken ).toEqual( [
			'2 addresses found. Use the arrow keys to choose one.',
		] );
		await user.keyboard( '{ArrowUp}' );
		expect( input ).toHaveAttribute(
			'aria-activedescendant',
			options()[ 1 ]?.id
		);
		await user.keyboard( '{ArrowDown}' );
		expect( options()[ 0 ] ).toHaveAttribute( 'aria-selected', 'true' );
		await user.keyboard( '{Escape}' );
		expect( options() ).toHaveLength( 0 );
		expect( input ).toHaveValue( 'mar' );
		const wc = Object( Reflect.get( window, 'wc' ) );
		expect( wc.addressAutocomplete.activeProvider.shipping.id ).toBe(
			'acme'
		);
		expect(
			app.registry
				.select( checkoutStore )
				.getActiveAutocompleteProvider( 'shipping' )
		).toBe( 'acme' );
	} );

	it( 'fills in the selected address, and restores the earlier values with Undo', async () => {
		const { select } = provide();
		await open();
		await user.type( field( 'City' ), 'Old' );
		await type( 'mar' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		await pause();
		expect( select ).toHaveBeenCalledWith( 'a', 'US' );
		expect( address() ).toMatchObject( {
			address_1: '1 Market Street',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
		} );
		expect( field( 'Address' ) ).toHaveFocus();
		expect( spoken.at( -1 ) ).toBe( 'The address was filled in.' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( address() ).toMatchObject( {
			address_1: 'mar',
			city: 'Old',
			state: '',
			postcode: '',
		} );
		expect( field( 'Address' ) ).toHaveFocus();
	} );

	it( 'ignores suggestions for an earlier text', async () => {
		const answers: Array< ( list: unknown ) => void > = [];
		provide( {
			search: () => new Promise( ( resolve ) => answers.push( resolve ) ),
		} );
		await open();
		await type( 'mar' );
		await type( 'k' );
		await act( async () => answers[ 0 ]?.( ADDRESSES ) );
		expect( options() ).toHaveLength( 0 );
		await act( async () => answers[ 1 ]?.( ADDRESSES.slice( 1 ) ) );
		expect( options() ).toHaveLength( 1 );
	} );

	it( 'suggests nothing for text that autofill entered', async () => {
		const { search } = provide();
		await open();
		await user.click( field( 'Address' ) );
		await pause( 300 );
		await user.paste( '1 Market Street' );
		await pause( SEARCH_PAUSE_MS );
		expect( search ).not.toHaveBeenCalled();
	} );

	it.each< [ string, object ] >( [
		[
			'throws',
			{
				search: () => {
					throw new Error( 'broken' );
				},
			},
		],
		[ 'rejects', { search: () => Promise.reject( new Error( 'x' ) ) } ],
		[ 'answers wrongly', { search: async () => 'none' } ],
		[
			'throws for a country',
			{
				canSearch: () => {
					throw new Error( 'broken' );
				},
			},
		],
	] )( 'leaves a plain field if a provider %s', async ( _, rest ) => {
		provide( rest );
		await open();
		await type( 'mar' );
		expect( options() ).toHaveLength( 0 );
		await type( 'ket' );
		await settle();
		expect( address() ).toMatchObject( { address_1: 'market' } );
		expect( console ).toHaveErrored();
	} );

	it( 'shows a message if the selected address does not arrive', async () => {
		provide( { select: () => Promise.reject( new Error( 'x' ) ) } );
		await open();
		await type( 'mar' );
		await user.click( options()[ 0 ] as HTMLElement );
		await pause();
		expect(
			screen.getByText(
				'We couldn’t fill in this address. Please type it.'
			)
		).toBeVisible();
		expect( address() ).toMatchObject( { address_1: 'mar' } );
		expect( console ).toHaveErrored();
	} );

	it( 'uses only providers that the merchant allows', async () => {
		const { search } = provide();
		await open( {
			settings: { ...COUNTRY_SETTINGS, addressAutocompleteProviders: [] },
		} );
		await type( 'mar' );
		expect( search ).not.toHaveBeenCalled();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'combobox', { name: 'Address' } )
			).toBeNull()
		);
	} );
} );

const LETTER =
	'Ada Lovelace\nAcme Ltd\n1 Market St\nApt 4\nSan Francisco, CA 94105\n212-555-0100\nada@shop.test';

describe( 'pasted address', () => {
	const pasteInto = async ( name: string, text: string ) => {
		await user.click( field( name ) );
		await user.paste( text );
		await settle();
	};
	const offer = () =>
		screen.queryByRole( 'group', { name: 'Use this address?' } );
	const use = () =>
		user.click(
			screen.getByRole( 'button', { name: 'Use this address' } )
		);

	it.each( [ 'Address', 'First name', 'City' ] )(
		'shows an offer below the field %s, which keeps the pasted text',
		async ( name ) => {
			await open();
			await pasteInto( name, LETTER );
			expect( field( name ) ).toHaveValue( LETTER.replace( /\n/g, '' ) );
			expect( offer() ).toHaveTextContent( /Address1 Market St/ );
			expect( address() ).toMatchObject( { postcode: '' } );
			expect( field( name ) ).toHaveFocus();
			expect( spoken ).toEqual( [
				'The pasted text is a whole address. Press Tab to use it for all fields.',
			] );
		}
	);

	it( 'is offered instead of suggestions, also if keys pasted it', async () => {
		const search = jest.fn( async () => [] );
		Reflect.set( window, 'wc', {
			addressAutocomplete: {
				providers: {
					acme: {
						id: 'acme',
						canSearch: () => true,
						search,
						select: async () => null,
					},
				},
				activeProvider: { billing: null, shipping: null },
			},
		} );
		await open();
		await user.click( field( 'Address' ) );
		await user.keyboard( '{Control>}v{/Control}' );
		await user.paste( LETTER );
		await pause( SEARCH_PAUSE_MS );
		expect( spoken ).toEqual( [
			'The pasted text is a whole address. Press Tab to use it for all fields.',
		] );
		expect( search ).not.toHaveBeenCalled();
	} );

	it( 'fills in all fields and an empty email address, by keyboard, and undoes it', async () => {
		await open();
		await user.type( field( 'Phone' ), '1' );
		await pasteInto( 'Address', LETTER );
		const before = { ...address() };
		await user.keyboard( '{Tab}{Enter}' );
		await settle();
		expect( address() ).toMatchObject( {
			first_name: 'Ada',
			last_name: 'Lovelace',
			address_1: '1 Market St',
			address_2: 'Apt 4',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
			country: 'US',
			phone: '212-555-0100',
		} );
		expect( address( 'billing' ) ).toMatchObject( {
			email: 'ada@shop.test',
		} );
		expect( field( 'Address' ) ).toHaveFocus();
		expect( lookup ).not.toHaveBeenCalled();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( address() ).toEqual( before );
		expect( address( 'billing' ) ).toMatchObject( { email: '' } );
		expect( field( 'Address' ) ).toHaveFocus();
	} );

	it( 'changes to another country with its fields', async () => {
		await open();
		await user.selectOptions( field( 'State' ), 'California' );
		await pasteInto(
			'First name',
			'10 Downing Street, London SW1A 2AA, United Kingdom'
		);
		await use();
		await settle();
		expect( address() ).toMatchObject( {
			first_name: '',
			address_1: '10 Downing Street',
			city: 'London',
			state: '',
			postcode: 'SW1A 2AA',
			country: 'GB',
		} );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( address() ).toMatchObject( {
			first_name: '10 Downing Street, London SW1A 2AA, United Kingdom',
			city: '',
			state: 'CA',
			postcode: '',
			country: 'US',
		} );
	} );

	it.each( [
		[ 'Escape in the field', () => user.keyboard( '{Escape}' ) ],
		[ 'Escape in the offer', () => user.keyboard( '{Tab}{Escape}' ) ],
		[
			'its button',
			() =>
				user.click(
					screen.getByRole( 'button', { name: 'No, thanks' } )
				),
		],
		[ 'typing in the field', () => user.keyboard( 'x' ) ],
	] )( 'is dismissed by %s', async ( _, dismiss ) => {
		await open();
		await pasteInto( 'Address', LETTER );
		await dismiss();
		await settle();
		expect( offer() ).toBeNull();
		expect( address() ).toMatchObject( { city: '', postcode: '' } );
		expect( field( 'Address' ) ).toHaveFocus();
	} );

	it( 'is not recognized in other text, or in a country without shipping', async () => {
		await open();
		await pasteInto( 'Address', '1 Market Street' );
		await user.clear( field( 'Address' ) );
		await pasteInto( 'Address', '10 rue de Rivoli, 75001 Paris, France' );
		expect( offer() ).toBeNull();
		expect( spoken ).toEqual( [] );
	} );
} );
