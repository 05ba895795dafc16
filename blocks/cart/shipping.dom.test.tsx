import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { addAction, removeAction } from '@wordpress/hooks';
import type { CartResponse, ShippingRateResponse } from '@shopfront/store-api';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import {
	CALCULATOR_SETTING,
	CALCULATOR_TEMPLATE,
	cartWithRow,
	openCart,
	type TestCart,
} from '../../tests/fixtures/open-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const US = {
	allowBilling: true,
	allowShipping: true,
	states: { CA: 'California', NY: 'New York' },
	locale: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
};
const SETTINGS = {
	countries: { DE: 'Germany', FR: 'France', US: 'United States &amp; more' },
	countryData: {
		DE: {
			...US,
			allowBilling: false,
			states: [],
			locale: { state: { hidden: true } },
		},
		FR: { ...US, allowShipping: false },
		US,
	},
};

const flat = ( rest: Partial< ShippingRateResponse > = {} ) =>
	shippingRate( { selected: true, ...rest } );
const free = ( rest: Partial< ShippingRateResponse > = {} ) =>
	shippingRate( {
		rate_id: 'free_shipping:2',
		name: 'Free shipping',
		price: '0',
		...rest,
	} );
const pickup = ( rest: Partial< ShippingRateResponse > = {} ) =>
	shippingRate( {
		rate_id: 'pickup_location:0',
		method_id: 'pickup_location',
		name: 'Pickup (Downtown)',
		price: '0',
		meta_data: [ { key: 'pickup_location', value: 'Downtown' } ],
		...rest,
	} );

type Destination = Partial<
	Pick<
		CartResponse[ 'shipping_address' ],
		'country' | 'state' | 'city' | 'postcode' | 'address_1'
	>
>;
const SAN_FRANCISCO: Destination = {
	country: 'US',
	state: 'CA',
	city: 'San Francisco',
	postcode: '94105',
};
const NO_DESTINATION: Destination = {
	country: '',
	state: '',
	city: '',
	postcode: '',
};

const cart = (
	packages: ShippingRateResponse[][],
	destination: Destination = SAN_FRANCISCO,
	billing: Destination = destination
) => {
	const plain = cartResponse();
	return cartResponse( [ cartItem() ], {
		needs_shipping: true,
		shipping_rates: packages.map( shippingPackage ),
		shipping_address: { ...plain.shipping_address, ...destination },
		billing_address: { ...plain.billing_address, ...billing },
		totals: { total_shipping: '1000', total_shipping_tax: '0' },
	} );
};

const user = userEvent.setup();
let page: TestCart;
const open = ( data: CartResponse, settings = {} ) => {
	page = openCart(
		data,
		{ ...SETTINGS, ...CALCULATOR_SETTING, ...settings },
		CALCULATOR_TEMPLATE
	);
};
const answer = ( data: CartResponse ) =>
	act( async () => page.app.api.pending[ 0 ]?.reply( data ) );
const sent = () => page.app.api.sent.map( ( { data } ) => data );
const row = () =>
	document.querySelector( '.wc-block-components-totals-shipping' );
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

beforeEach( () => jest.mocked( speak ).mockClear() );
afterEach( () => page.close() );

describe( 'shipping calculator', () => {
	const openPlain = (
		data: CartResponse,
		settings = {},
		attributes = ''
	) => {
		page = openCart(
			data,
			{ ...SETTINGS, ...settings },
			cartWithRow( 'shipping', attributes )
		);
	};
	const hasCalculator = () =>
		screen.queryByRole( 'button', { name: /address$/ } ) !== null;

	it.each( [
		[ 'allows', 'enables', true ],
		[ 'allows', 'disables', false ],
		[ 'forbids', 'enables', false ],
	] )(
		'requires permission of the shop and the block (shop %s it, block %s it): %s',
		( shop, block, isShown ) => {
			openPlain(
				cart( [ [ flat(), free() ] ] ),
				{ isShippingCalculatorEnabled: shop === 'allows' },
				block === 'enables'
					? 'data-show-shipping-calculator="true"'
					: ''
			);
			expect( hasCalculator() ).toBe( isShown );
			expect( screen.queryAllByRole( 'radio' ) ).toHaveLength(
				isShown ? 2 : 0
			);
		}
	);

	it( 'shows the price and the name of the selected rate without a calculator', () => {
		openPlain( cart( [ [ flat(), free() ] ] ) );
		expect( row() ).toHaveTextContent( /^Shipping\$10\.00Flat rate$/ );
	} );

	it( 'shows no row without a selected rate and selects none, without a calculator', async () => {
		openPlain( cart( [ [ pickup() ] ] ) );
		await act( settle );
		expect( row() ).toBeNull();
		expect( sent() ).toEqual( [] );
		expect(
			screen.getByText( 'Shipping will be calculated at checkout' )
		).toBeVisible();
	} );
} );

describe( 'shipping row', () => {
	it( 'shows the name and price of the selected rate and the destination', () => {
		open( cart( [ [ flat() ] ] ) );
		expect( row() ).toHaveTextContent( /^Flat rate\$10\.00/ );
		expect( row() ).toHaveTextContent(
			'Shipping to San Francisco, California, 94105, United States & more'
		);
		// A single rate needs no list.
		expect( screen.queryByRole( 'group' ) ).toBeNull();
		expect( sent() ).toEqual( [] );
	} );

	it.each( [
		[
			'without a destination',
			NO_DESTINATION,
			'Enter address to calculate',
		],
		[
			'for a destination without rates',
			SAN_FRANCISCO,
			'No available delivery option',
		],
	] )( 'shows the missing information %s', ( _, destination, expected ) => {
		open( cart( [ [] ], destination ) );
		expect( row() ).toHaveTextContent( `Shipping${ expected }` );
	} );

	it( 'is hidden if nothing needs shipping', () => {
		open( { ...cart( [ [ flat() ] ] ), needs_shipping: false } );
		expect( row() ).toBeNull();
	} );

	it( "is hidden if the shop doesn't ship", () => {
		open( cart( [ [ flat() ] ] ), { shippingEnabled: false } );
		expect( row() ).toBeNull();
	} );
} );

describe( 'shipping rates', () => {
	const radio = ( name: string ) => screen.getByRole( 'radio', { name } );

	it( 'are selected at once; add-ons are notified after the response', async () => {
		const listener = jest.fn();
		const action =
			'experimental__woocommerce_blocks-checkout-set-selected-shipping-rate';
		addAction( action, 'test/add-on', listener );
		open( cart( [ [ flat(), free() ] ] ) );
		await user.click( radio( 'Free shipping' ) );
		expect( radio( 'Free shipping' ) ).toBeChecked();
		expect( row() ).toHaveTextContent( /^ShippingFreeFree shipping/ );
		expect( sent() ).toEqual( [
			{ package_id: 0, rate_id: 'free_shipping:2' },
		] );
		expect( listener ).not.toHaveBeenCalled();
		await answer(
			cart( [
				[ flat( { selected: false } ), free( { selected: true } ) ],
			] )
		);
		expect( listener ).toHaveBeenCalledWith(
			expect.objectContaining( { shippingRateId: 'free_shipping:2' } )
		);
		removeAction( action, 'test/add-on' );
	} );

	it( 'revert with a notice if the server rejects the selection', async () => {
		open( cart( [ [ flat(), free() ] ] ) );
		await user.click( radio( 'Free shipping' ) );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'no_such_rate',
				message: 'It is gone.',
			} )
		);
		expect( radio( 'Flat rate' ) ).toBeChecked();
		expect( screen.getByText( 'It is gone.' ) ).toBeVisible();
	} );

	it( 'use pickup for all packages or none', async () => {
		open(
			cart( [
				[ flat(), pickup() ],
				[ flat(), pickup() ],
			] )
		);
		const [ first ] = screen.getAllByRole( 'group', { name: 'Shipment' } );
		if ( ! first ) {
			throw new Error( 'No package.' );
		}
		await user.click(
			within( first ).getByRole( 'radio', { name: 'Pickup (Downtown)' } )
		);
		expect( sent() ).toEqual( [
			{ package_id: null, rate_id: 'pickup_location:0' },
		] );
		screen
			.getAllByRole( 'radio', { name: 'Pickup (Downtown)' } )
			.forEach( ( each ) => expect( each ).toBeChecked() );
		expect( row() ).toHaveTextContent( 'Collection from Downtown' );
		expect( row() ).not.toHaveTextContent( 'Shipping to' );
	} );

	const uptown = pickup( {
		rate_id: 'pickup_location:1',
		meta_data: [ { key: 'pickup_location', value: 'Uptown' } ],
		selected: true,
	} );

	it( 'show no location for several pickup locations', () => {
		open( cart( [ [ pickup( { selected: true } ) ], [ uptown ] ] ) );
		expect( row() ).not.toHaveTextContent( 'Collection from' );
		expect( row() ).not.toHaveTextContent( 'Shipping to' );
		expect(
			screen.getByRole( 'button', { name: 'Change address' } )
		).toBeVisible();
	} );

	it( 'show the destination of shipped packages beside picked-up ones', () => {
		open( cart( [ [ flat() ], [ uptown ] ] ) );
		expect( row() ).toHaveTextContent( 'Shipping to San Francisco' );
	} );

	it( 'default to the first rate once if none is selected', async () => {
		const none = cart( [ [ flat( { selected: false } ), free() ] ] );
		open( none );
		await act( settle );
		expect( sent() ).toEqual( [
			{ package_id: 0, rate_id: 'flat_rate:1' },
		] );
		expect( radio( 'Flat rate' ) ).toBeChecked();
		// The server has rejected the selection.
		await answer( none );
		expect( sent() ).toHaveLength( 1 );
	} );
} );

describe( 'another destination', () => {
	const toggle = () =>
		screen.getByRole( 'button', { name: /^(Change|Enter) address$/ } );
	const update = () => screen.getByRole( 'button', { name: 'Update' } );
	const field = ( name: string | RegExp ) => screen.getByLabelText( name );
	const openCalculator = async ( ...data: Parameters< typeof open > ) => {
		open( ...data );
		await user.click( toggle() );
		await screen.findByRole( 'button', { name: 'Update' } );
	};
	const NEW_YORK = { state: 'NY', city: 'Brooklyn', postcode: '11201' };
	const typeNewYork = async () => {
		await user.selectOptions( field( 'State' ), 'New York' );
		await user.clear( field( 'City' ) );
		await user.type( field( 'City' ), 'Brooklyn' );
		await user.clear( field( 'ZIP Code' ) );
		await user.type( field( 'ZIP Code' ), '11201' );
	};

	it( 'is sent, announced once, and closes the form with focus on its button', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
		await typeNewYork();
		await user.click( update() );
		expect( sent() ).toEqual( [
			{
				shipping_address: { country: 'US', ...NEW_YORK },
				billing_address: { country: 'US', ...NEW_YORK },
			},
		] );
		expect( update() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( spoken() ).toEqual( [ 'Loading shipping options…' ] );

		await answer(
			cart( [ [ flat(), free() ] ], { ...SAN_FRANCISCO, ...NEW_YORK } )
		);
		expect( screen.queryByRole( 'button', { name: 'Update' } ) ).toBeNull();
		expect( toggle() ).toHaveFocus();
		expect( row() ).toHaveTextContent( 'Shipping to Brooklyn, New York' );
		expect( spoken() ).toEqual( [
			'Loading shipping options…',
			'2 shipping options were found',
		] );
	} );

	it( 'is announced with the number of packages if there are several', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		await user.click( update() );
		await answer( cart( [ [ flat() ], [] ] ) );
		expect( spoken().at( -1 ) ).toBe(
			'Shipping options searched for 2 packages.\n1 shipping option was found'
		);
	} );

	it( 'does not change a different billing address', async () => {
		await openCalculator(
			cart( [ [ flat() ] ], SAN_FRANCISCO, { city: 'Oakland' } )
		);
		await user.click( update() );
		expect( sent() ).toEqual( [
			{ shipping_address: expect.objectContaining( SAN_FRANCISCO ) },
		] );
	} );

	it( 'has the fields of another country, without the old state and postcode', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		expect(
			within( field( 'Country/Region' ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Select a country/region',
			'Germany',
			'United States & more',
		] );
		await user.selectOptions( field( 'Country/Region' ), 'Germany' );
		expect( screen.queryByLabelText( /State/ ) ).toBeNull();
		expect( field( 'Postal code' ) ).toHaveValue( '' );
		expect( field( 'City' ) ).toHaveValue( 'San Francisco' );
		// No error shows for a field that the form has cleared.
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await user.type( field( 'Postal code' ), '89073' );
		await user.click( update() );
		// The shop ships to Germany, but doesn't accept it as a billing country.
		expect( sent() ).toEqual( [
			{
				shipping_address: {
					country: 'DE',
					state: '',
					city: 'San Francisco',
					postcode: '89073',
				},
			},
		] );
	} );

	it( 'is not sent while it is invalid; the first invalid field has focus', async () => {
		await openCalculator(
			cart( [ [] ], { ...NO_DESTINATION, city: 'Ulm' } )
		);
		await user.click( update() );
		expect( field( 'Country/Region' ) ).toHaveFocus();
		expect( field( 'Country/Region' ) ).toHaveAccessibleDescription(
			'Please select your country'
		);
		await user.selectOptions( field( 'Country/Region' ), 'US' );
		await user.type( field( 'ZIP Code' ), ' abcde' );
		expect( field( 'ZIP Code' ) ).toHaveValue( 'ABCDE' );
		expect( field( 'ZIP Code' ) ).toBeValid();
		await user.tab();
		expect( field( 'ZIP Code' ) ).toHaveAccessibleDescription(
			'Please enter a valid postcode'
		);
		await user.click( update() );
		expect( field( 'State' ) ).toHaveAccessibleDescription(
			'Please select a state'
		);
		expect( sent() ).toEqual( [] );
		await user.type( field( 'ZIP Code' ), '{Backspace}' );
		expect( field( 'ZIP Code' ) ).not.toHaveAccessibleDescription();
	} );

	it( 'preserves the input after a rejection and shows the error at its field', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		await typeNewYork();
		await user.click( update() );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): shipping_address',
				data: {
					status: 400,
					params: { shipping_address: 'Not valid' },
					details: {
						shipping_address: {
							code: 'invalid_postcode',
							message: 'The provided postcode / ZIP is not valid',
						},
					},
				},
			} )
		);
		expect( field( 'ZIP Code' ) ).toHaveValue( '11201' );
		expect( field( 'City' ) ).toHaveValue( 'Brooklyn' );
		expect( field( 'ZIP Code' ) ).toHaveAccessibleDescription(
			'Please enter a valid postcode'
		);
		await waitFor( () => expect( field( 'ZIP Code' ) ).toHaveFocus() );
		expect( page.app.notices() ).toEqual( [] );
		await user.click( update() );
		expect( sent() ).toHaveLength( 2 );
	} );

	it( 'shows a notice after a failed request and can be sent again', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		await user.click( update() );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'oh_no',
				message: 'Not now.',
			} )
		);
		expect( page.app.notices() ).toEqual( [ 'Not now.' ] );
		expect( update() ).not.toHaveAttribute( 'aria-busy' );
		expect( field( 'City' ) ).toHaveValue( 'San Francisco' );
	} );

	it( 'is discarded by a second click on the toggle', async () => {
		await openCalculator( cart( [ [ flat() ] ] ) );
		await user.type( field( 'City' ), '!' );
		await user.click( toggle() );
		expect( screen.queryByLabelText( 'City' ) ).toBeNull();
		expect( row() ).toHaveTextContent( 'Shipping to San Francisco, C' );
		expect( sent() ).toEqual( [] );
	} );
} );
