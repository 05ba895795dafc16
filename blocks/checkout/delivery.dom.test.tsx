import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { checkoutStore } from '@shopfront/data/checkout';
import { cartStore } from '@shopfront/data/cart';
import { validationStore } from '@shopfront/data/validation';
import type {
	CartResponse,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import {
	checkoutFields,
	checkoutTotals,
	openCheckout,
	type OpenCheckoutOptions,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

const flat = ( rest: Partial< ShippingRateResponse > = {} ) =>
	shippingRate( { selected: true, ...rest } );
const express = ( rest: Partial< ShippingRateResponse > = {} ) =>
	shippingRate( {
		rate_id: 'flat_rate:2',
		name: 'Overnight',
		price: '1900',
		...rest,
	} );
const pickup = (
	location = 'Downtown',
	rest: Partial< ShippingRateResponse > = {}
) =>
	shippingRate( {
		rate_id: `pickup_location:${ location }`,
		method_id: 'pickup_location',
		name: `Pickup (${ location })`,
		price: '0',
		meta_data: [
			{ key: 'pickup_location', value: location },
			{ key: 'pickup_address', value: '1 Market Street' },
			{ key: 'pickup_details', value: 'Ring twice' },
		],
		...rest,
	} );

const PICKUP = {
	localPickupEnabled: true,
	collectableMethodIds: [ 'local_pickup', 'pickup_location' ],
};

const cartWith = (
	packages: ShippingPackageResponse[],
	rest: Partial< CartResponse > = {}
) =>
	cartResponse( [ cartItem() ], {
		needs_shipping: true,
		shipping_rates: packages,
		...rest,
	} );

let page: TestCheckout;
const open = (
	packages: ShippingPackageResponse[],
	options: OpenCheckoutOptions = {}
) => {
	page = openCheckout( cartWith( packages ), {
		...options,
		settings: { ...PICKUP, ...options.settings },
	} );
	return page;
};

const step = ( name: string ) => screen.queryByRole( 'group', { name } );
const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );

const selected = () =>
	page.app.api.sent.flatMap( ( { path, data } ) =>
		path.endsWith( '/select-shipping-rate' ) ? [ data ] : []
	);
const ratesError = () =>
	page.app.registry
		.select( validationStore )
		.getValidationError( 'shipping-rates-error' );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'shows no delivery steps if nothing needs shipping', () => {
	page = openCheckout(
		cartResponse( [ cartItem() ], { needs_shipping: false } ),
		{ settings: PICKUP }
	);
	expect( step( 'Delivery' ) ).toBeNull();
	expect( step( 'Shipping options' ) ).toBeNull();
	expect( step( 'Pickup locations' ) ).toBeNull();
	expect( ratesError() ).toBeUndefined();
} );

it( 'lists shipping rates without pickup rates', () => {
	open( [ shippingPackage( [ flat(), express(), pickup() ] ) ] );
	const options = within( step( 'Shipping options' )! );
	expect( options.getAllByRole( 'radio' ) ).toHaveLength( 2 );
	expect( options.getByRole( 'radio', { name: 'Flat rate' } ) ).toBeChecked();
	expect( step( 'Pickup locations' ) ).toBeNull();
} );

it( 'says in the order summary how long the selected rates take', async () => {
	const days = '3–5 working days';
	open( [
		shippingPackage( [
			flat( { delivery_time: days } ),
			express( { delivery_time: 'Tomorrow' } ),
		] ),
		shippingPackage( [ flat( { delivery_time: days } ) ], 1 ),
	] );
	expect( screen.getByText( `Delivery time: ${ days }` ) ).toBeVisible();
	await user.click( screen.getByRole( 'radio', { name: /^Overnight/ } ) );
	expect(
		screen.getByText( `Delivery time: Tomorrow, ${ days }` )
	).toBeVisible();
} );

it.each( [
	[ 'a rate without one', [ flat(), express( { delivery_time: '1 day' } ) ] ],
	[
		'pickup',
		[
			flat( { selected: false } ),
			pickup( 'Downtown', { selected: true } ),
		],
	],
] )( 'says nothing about the delivery time of %s', ( _, rates ) => {
	open( [ shippingPackage( rates ) ] );
	expect( screen.queryByText( /Delivery time/ ) ).toBeNull();
} );

it( 'lists all rates together if the shop has no pickup', () => {
	open( [ shippingPackage( [ flat(), pickup() ] ) ], {
		settings: { localPickupEnabled: false },
	} );
	expect( step( 'Delivery' ) ).toBeNull();
	expect(
		within( step( 'Shipping options' )! ).getAllByRole( 'radio' )
	).toHaveLength( 2 );
} );

it( 'selects the first pickup location for all packages, then shipping again', async () => {
	open( [
		shippingPackage( [ flat(), pickup(), pickup( 'Harbour' ) ] ),
		shippingPackage( [ flat(), pickup(), pickup( 'Harbour' ) ], 1 ),
	] );
	await user.click( screen.getByRole( 'radio', { name: 'Pickup' } ) );
	expect( step( 'Shipping options' ) ).toBeNull();
	const locations = within( step( 'Pickup locations' )! );
	expect(
		locations.getByRole( 'radio', { name: 'Downtown' } )
	).toBeChecked();
	expect(
		locations.getByRole( 'radio', { name: 'Downtown' } )
	).toHaveAccessibleDescription( 'Free 1 Market Street Ring twice' );
	expect(
		page.app.registry.select( checkoutStore ).prefersCollection()
	).toBe( true );
	await wait( 300 );
	expect( selected() ).toEqual( [
		expect.objectContaining( {
			package_id: null,
			rate_id: 'pickup_location:Downtown',
		} ),
	] );

	await user.click( screen.getByRole( 'radio', { name: 'Ship' } ) );
	expect( step( 'Pickup locations' ) ).toBeNull();
	expect(
		within( step( 'Shipping options' )! ).getAllByRole( 'radio', {
			checked: true,
		} )
	).toHaveLength( 2 );
} );

it( 'starts with pickup if the session has selected it', () => {
	open( [
		shippingPackage( [
			flat( { selected: false } ),
			pickup( 'Downtown', { selected: true } ),
		] ),
	] );
	expect( screen.getByRole( 'radio', { name: 'Pickup' } ) ).toBeChecked();
	expect( step( 'Pickup locations' ) ).toBeVisible();
} );

it( 'shows the prices of shipping and pickup if the page enables it', () => {
	open( [ shippingPackage( [ flat(), express(), pickup() ] ) ], {
		template:
			checkoutFields(
				'checkout-shipping-method-block',
				'data-show-price="true" data-shipping-text="Send it"'
			) + checkoutTotals,
	} );
	expect(
		screen.getByRole( 'radio', { name: 'Send it' } )
	).toHaveAccessibleDescription( 'from $10.00' );
	expect(
		screen.getByRole( 'radio', { name: 'Pickup' } )
	).toHaveAccessibleDescription( 'Free' );
} );

it( 'selects the first rate once for a package without one', async () => {
	open( [
		shippingPackage( [ flat( { selected: false } ), express(), pickup() ] ),
	] );
	await wait( 300 );
	expect( selected() ).toEqual( [
		expect.objectContaining( { rate_id: 'flat_rate:1' } ),
	] );
} );

it( 'switches from pickup to shipping if pickup becomes unavailable', async () => {
	open( [ shippingPackage( [ flat() ] ) ] );
	act(
		() =>
			void page.app.registry
				.dispatch( checkoutStore )
				.setPrefersCollection( true )
	);
	await wait( 0 );
	expect(
		page.app.registry.select( checkoutStore ).prefersCollection()
	).toBe( false );
	expect( step( 'Shipping options' ) ).toBeVisible();
} );

it( 'warns that the total is still for pickup', () => {
	open( [ shippingPackage( [ pickup( 'Downtown', { selected: true } ) ] ) ] );
	act(
		() =>
			void page.app.registry
				.dispatch( checkoutStore )
				.setPrefersCollection( false )
	);
	expect( screen.getByText( /Totals will be recalculated/ ) ).toBeVisible();
	expect( ratesError() ).toMatchObject( { hidden: true } );
} );

it( 'explains which information the rates need and blocks the order', () => {
	open( [] );
	expect(
		screen.getByText( 'Enter a shipping address to view shipping options.' )
	).toBeVisible();
	expect( ratesError() ).toMatchObject( {
		message: 'Sorry, this order requires a shipping option.',
	} );
} );

it( 'explains that nothing ships to the address', () => {
	page = openCheckout(
		cartWith( [ shippingPackage( [] ) ], {
			shipping_address: {
				...cartResponse( [] ).shipping_address,
				country: 'US',
				state: 'CA',
				city: 'San Francisco',
				postcode: '94105',
			},
		} ),
		{ settings: PICKUP }
	);
	expect(
		screen.getByText( /There are no shipping options available/ )
	).toBeVisible();
} );

it( 'unblocks the order once a rate is selected', () => {
	open( [ shippingPackage( [ flat() ] ) ] );
	expect( ratesError() ).toBeUndefined();
} );

it( 'notifies add-ons of available and missing rates', () => {
	const found = jest.fn();
	open( [ shippingPackage( [ flat() ] ) ] );
	page.app.events.shippingRatesSuccess.subscribe( found );
	const failed = jest.fn();
	page.app.events.shippingRatesFail.subscribe( failed );
	act(
		() =>
			void page.app.registry
				.dispatch( cartStore )
				.receiveCart(
					cartWith( [ shippingPackage( [ flat(), express() ] ) ] )
				)
	);
	expect( found ).toHaveBeenCalledTimes( 1 );
	act(
		() =>
			void page.app.registry
				.dispatch( cartStore )
				.receiveCart( cartWith( [] ) )
	);
	expect( failed ).toHaveBeenCalledWith( {
		hasInvalidAddress: false,
		hasError: false,
	} );
} );

it( 'labels the shipping row by the delivery method', () => {
	open( [
		shippingPackage( [
			pickup( 'Downtown', { selected: true } ),
			flat( { selected: false } ),
		] ),
		shippingPackage(
			[
				pickup( 'Harbour', { selected: true } ),
				pickup( 'Downtown' ),
				flat( { selected: false } ),
			],
			1
		),
	] );
	expect(
		screen.getByText(
			'Multiple shipments must have the same pickup location'
		)
	).toBeVisible();
	expect(
		screen
			.getAllByText( 'Pickup' )
			.some( ( element ) =>
				element.matches( '.wc-block-components-totals-item__label' )
			)
	).toBe( true );
} );

it( 'ships the other packages if only the first can be picked up', () => {
	open( [
		shippingPackage( [
			flat( { selected: false } ),
			pickup( 'Downtown', { selected: true } ),
		] ),
		shippingPackage( [ flat() ], 1 ),
	] );
	expect( step( 'Shipping address' ) ).toBeVisible();
	expect( step( 'Pickup locations' ) ).toBeNull();
	const options = within( step( 'Shipping options' ) as HTMLElement );
	expect(
		options.getByRole( 'radio', { name: /Pickup \(Downtown\)/ } )
	).toBeChecked();
	expect(
		options.getAllByRole( 'radio', { name: /Flat rate/ } )
	).toHaveLength( 2 );
	// The shopper couldn't follow this advice.
	expect(
		screen.queryByText( /must have the same pickup location/ )
	).toBeNull();
} );

it( 'selects pickup for one package only if the others cannot be picked up', async () => {
	open( [
		shippingPackage( [ flat(), pickup() ] ),
		shippingPackage(
			[ flat( { selected: false } ), express( { selected: true } ) ],
			1
		),
	] );
	const options = within( step( 'Shipping options' ) as HTMLElement );
	await user.click(
		options.getByRole( 'radio', { name: /Pickup \(Downtown\)/ } )
	);
	// The step stays, because replacing it would lose the focus.
	expect(
		options.getByRole( 'radio', { name: /Pickup \(Downtown\)/ } )
	).toHaveFocus();
	expect( options.getByRole( 'radio', { name: /Overnight/ } ) ).toBeChecked();
	await wait( 300 );
	expect( selected() ).toEqual( [
		expect.objectContaining( {
			package_id: 0,
			rate_id: 'pickup_location:Downtown',
		} ),
	] );
} );

it( 'offers no rate for an address that the shop does not ship to, and refuses the order', async () => {
	page = openCheckout(
		cartWith( [ shippingPackage( [ flat(), express() ] ) ], {
			errors: [
				{
					code: 'woocommerce_rest_cart_shipping_rates_invalid_state',
					message: 'We do not ship to this state.',
				},
			],
		} ),
		{ settings: PICKUP }
	);
	expect( screen.queryByRole( 'radio', { name: /Flat rate/ } ) ).toBeNull();
	expect( ratesError() ).toBeDefined();
	await act( async () =>
		page.app.registry
			.dispatch( cartStore )
			.receiveCart( cartWith( [ shippingPackage( [ flat() ] ) ] ) )
	);
	expect( screen.getByRole( 'radio', { name: /Flat rate/ } ) ).toBeChecked();
	expect( ratesError() ).toBeUndefined();
} );
