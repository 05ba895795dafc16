import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import {
	PickupSplitWarning,
	ShippingRatesControl,
	type ShippingRatesControlProps,
} from '@shopfront/components';
import {
	SAMPLE_CURRENCY,
	SAMPLE_TAX_DISPLAY,
	samplePackage,
	samplePickupRate,
	sampleRate,
} from '../../../tools/gallery/examples/sample-data';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const WARNING = 'Multiple shipments must have the same pickup location';

const openWarning = (
	packages: ShippingPackageResponse[],
	collectableMethodIds: readonly string[] = []
) =>
	render(
		<PickupSplitWarning
			packages={ packages }
			collectableMethodIds={ collectableMethodIds }
		/>
	);

const onSelect = jest.fn();
const open = (
	packages: ShippingPackageResponse[],
	props: Partial< ShippingRatesControlProps > = {}
) =>
	render(
		<ShippingRatesControl
			packages={ packages }
			siteCurrency={ SAMPLE_CURRENCY }
			taxDisplay={ SAMPLE_TAX_DISPLAY }
			onSelect={ onSelect }
			{ ...props }
		/>
	);
const flat = sampleRate( { selected: true } );
const free = sampleRate( {
	rate_id: 'free_shipping:2',
	name: 'Free shipping',
	price: '0',
	taxes: '0',
	delivery_time: '5 days',
} );

beforeEach( () => jest.clearAllMocks() );

it( 'shows the rates of a package with name, price and delivery time', async () => {
	const user = userEvent.setup();
	const one = samplePackage( [ flat, free ] );
	open( [ one ] );
	const group = within(
		screen.getByRole( 'group', { name: 'Shipping options' } )
	);
	const chosen = group.getByRole( 'radio', { name: 'Flat rate' } );
	expect( chosen ).toBeChecked();
	expect( chosen ).toHaveAccessibleDescription( '$10.00' );
	expect( chosen ).toHaveAttribute( 'id', 'radio-control-0-flat_rate:1' );
	const other = group.getByRole( 'radio', { name: 'Free shipping' } );
	expect( other ).toHaveAccessibleDescription( 'Free — 5 days' );
	await user.click( other );
	expect( onSelect ).toHaveBeenCalledWith( free, one );
} );

it( "includes the tax if the shop's prices do", () => {
	open( [ samplePackage( [ flat, free ] ) ], {
		taxDisplay: {
			...SAMPLE_TAX_DISPLAY,
			displayCartPricesIncludingTax: true,
		},
	} );
	expect(
		screen.getByRole( 'radio', { name: 'Flat rate' } )
	).toHaveAccessibleDescription( '$10.80' );
} );

it( 'shows a single rate as plain text', () => {
	open( [ samplePackage( [ flat ] ) ] );
	expect( screen.queryByRole( 'radio' ) ).toBeNull();
	expect( screen.getByText( 'Flat rate' ) ).toBeVisible();
	expect( screen.getByText( '$10.00' ) ).toBeVisible();
} );

it( 'shows a message if there are no rates', () => {
	open( [ samplePackage( [] ) ] );
	expect( screen.getByText( 'No available delivery option' ) ).toBeVisible();
} );

it( 'lists the items of each of several packages', () => {
	open( [
		samplePackage( [ flat, free ], { name: 'Shipment &amp; one' } ),
		samplePackage( [ flat, free ], { package_id: 'b', name: '' } ),
	] );
	const first = screen.getByRole( 'group', { name: 'Shipment & one' } );
	expect(
		within( first )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Stone Mug × 2', 'Canvas Cap' ] );
	expect(
		screen.getByRole( 'group', { name: 'Shipping options' } )
	).toBeVisible();
} );

it( 'shows pickup address and time', () => {
	open( [ samplePackage( [ flat, samplePickupRate( 'Downtown' ) ] ) ] );
	expect(
		screen.getByRole( 'radio', { name: 'Pickup (Downtown)' } )
	).toHaveAccessibleDescription(
		'Free 1 Market Street, San Francisco Open 9–5 on weekdays'
	);
} );

describe( 'packages for pickup', () => {
	const pickup = ( location: string ) =>
		samplePickupRate( location, { selected: true } );
	const two = ( ...rates: Array< typeof flat > ) =>
		rates.map( ( rate, index ) =>
			samplePackage( [ rate ], { package_id: index } )
		);

	it.each( [
		[
			'their locations differ',
			two( pickup( 'North' ), pickup( 'South' ) ),
		],
		[
			'one of them is shipped',
			[
				...two( pickup( 'North' ) ),
				samplePackage( [ flat, samplePickupRate( 'North' ) ], {
					package_id: 1,
				} ),
			],
		],
	] )( 'show a warning if %s', ( _, packages ) => {
		openWarning( packages );
		expect( screen.getByText( WARNING ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( speak ).toHaveBeenCalledWith( WARNING, 'polite' );
	} );

	it.each( [
		[
			'they have one location',
			two( pickup( 'North' ), pickup( 'North' ) ),
		],
		[ 'one of them can only be shipped', two( pickup( 'North' ), flat ) ],
		[ 'there is one package', two( pickup( 'North' ) ) ],
		[ 'all are shipped', two( flat, { ...free, selected: true } ) ],
	] )( 'show no warning if %s', ( _, packages ) => {
		openWarning( packages );
		expect( screen.queryByText( WARNING ) ).toBeNull();
	} );

	it( "respect the shop's pickup methods", () => {
		openWarning( two( flat, { ...free, selected: true } ), [
			'flat_rate',
		] );
		expect( screen.getByText( WARNING ) ).toBeVisible();
	} );
} );

it( 'leaves the previous rates visible while new ones load', () => {
	const { container } = open( [ samplePackage( [ flat, free ] ) ], {
		isLoading: true,
	} );
	expect( container.firstChild ).toHaveAttribute( 'aria-busy', 'true' );
	expect( screen.getByText( 'Loading shipping rates…' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Flat rate' ) ).toBeVisible();
} );
