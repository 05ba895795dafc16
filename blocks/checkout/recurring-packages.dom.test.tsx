import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOT_FILLS, type PageExtensionPoints } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import type {
	CartResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';
import type { ComponentType } from 'react';
import { filling } from '../../tests/fixtures/add-on';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

import { fieldChecks } from '@shopfront/checkout-form';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const NAMESPACE = 'subscriptions';
const MONTHLY = '2026_11_22_monthly_0';

const packageOf = (
	id: number | string,
	name: string,
	selected = 'flat_rate:1'
): ShippingPackageResponse => ( {
	...shippingPackage(
		[ 'flat_rate:1', 'flat_rate:2' ].map( ( rateId ) =>
			shippingRate( {
				rate_id: rateId,
				name: rateId === 'flat_rate:1' ? 'Standard' : 'Overnight',
				selected: rateId === selected,
			} )
		),
		id
	),
	name,
	items: [ { key: 'mug', name: 'Stone Mug', quantity: 2 } ],
} );

const cartWith = (
	ownCount: number,
	recurring: readonly ShippingPackageResponse[]
): CartResponse =>
	cartResponse( [ cartItem() ], {
		needs_shipping: true,
		shipping_rates: Array.from( { length: ownCount }, ( _, index ) =>
			packageOf( index, `Shipment ${ index + 1 }` )
		),
		extensions: { [ NAMESPACE ]: [ { shipping_rates: recurring } ] },
	} );

interface RenderedProps {
	extensions?: Readonly<
		Record< string, { shipping_rates: ShippingPackageResponse[] }[] >
	>;
	components?: { ShippingRatesControlPackage: ComponentType< object > };
	collapsible?: boolean;
	showItems?: boolean;
	renderOption?: unknown;
}

let renderedProps: RenderedProps[] = [];
/** The add-on sets these props on each package itself. */
let ownProps: object = {};

/** A subscriptions add-on renders the packages of a recurring cart like this. */
const Recurring = ( props: RenderedProps ) => {
	renderedProps.push( props );
	const { extensions, components, renderOption } = props;
	const Package = components?.ShippingRatesControlPackage;
	return (
		<>
			{ Package &&
				extensions?.[ NAMESPACE ]?.flatMap(
					( { shipping_rates: packages } ) =>
						packages.map( ( each ) => (
							<Package
								key={ each.package_id }
								{ ...{
									packageId: each.package_id,
									packageData: each,
									renderOption,
									...ownProps,
								} }
							/>
						) )
				) }
		</>
	);
};

let page: TestCheckout;
beforeAll( () => fieldChecks.fetch() );
const open = ( cart: CartResponse, Fill: ComponentType = Recurring ) => {
	page = openCheckout( cart, {
		addOns: ( extensionPoints: PageExtensionPoints ) =>
			filling(
				SLOT_FILLS.ExperimentalOrderShippingPackages,
				<Fill />
			)( extensionPoints ),
	} );
};
const receive = ( cart: CartResponse ) =>
	act( async () => {
		void page.app.registry.dispatch( cartStore ).receiveCart( cart );
		await settle();
	} );

beforeEach( () => {
	renderedProps = [];
	ownProps = {};
} );
afterEach( () => {
	page.close();
	window.sessionStorage.clear();
	window.localStorage.clear();
} );

const group = ( name: string ) => screen.queryByRole( 'group', { name } );
const heads = () =>
	screen
		.queryAllByRole( 'button', { expanded: true } )
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => /Shipment|Monthly|Yearly/.test( text ) );

it.each( [
	[ 'one of the cart, none of an add-on', 1, [], false ],
	[ 'one of the cart, one of an add-on', 1, [ 'Monthly' ], true ],
	[ 'only one of an add-on', 0, [ 'Monthly' ], false ],
	[ 'two of an add-on', 0, [ 'Monthly', 'Yearly' ], true ],
	[ 'two of the cart', 2, [], true ],
] )(
	'shows package names if there are several: %s',
	( _, ownCount, names, areNamed ) => {
		open(
			cartWith(
				ownCount,
				names.map( ( name ) => packageOf( `2026_${ name }_0`, name ) )
			)
		);
		for ( let index = 1; index <= ownCount; index++ ) {
			expect( group( `Shipment ${ index }` ) !== null ).toBe( areNamed );
		}
		for ( const name of names ) {
			expect( group( name ) !== null ).toBe( areNamed );
		}
		expect( heads() ).toEqual( areNamed ? names : [] );
		expect( renderedProps.at( -1 ) ).toMatchObject( {
			collapsible: areNamed,
			showItems: areNamed,
		} );
	}
);

it( 'lists the items of each package and shows each name once', () => {
	open( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
	for ( const name of [ 'Shipment 1', 'Monthly' ] ) {
		expect(
			within( screen.getByRole( 'group', { name } ) ).getByRole(
				'listitem'
			)
		).toHaveTextContent( 'Stone Mug × 2' );
	}
	expect(
		screen
			.getAllByText( 'Monthly' )
			.filter( ( element ) => ! element.closest( '.screen-reader-text' ) )
	).toHaveLength( 1 );
} );

it( 'updates when packages are added and removed', async () => {
	open( cartWith( 1, [] ) );
	expect( group( 'Shipment 1' ) ).toBeNull();
	await receive( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
	expect( group( 'Shipment 1' ) ).not.toBeNull();
	expect( heads() ).toEqual( [ 'Monthly' ] );
	await receive( cartWith( 1, [] ) );
	expect( group( 'Shipment 1' ) ).toBeNull();
} );

it( 'applies the props that the add-on sets on its packages', () => {
	ownProps = { collapsible: false, showItems: false };
	open( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
	expect( heads() ).toEqual( [] );
	expect( group( 'Shipment 1' ) ).not.toBeNull();
	expect( screen.getAllByRole( 'listitem' ).length ).toBeGreaterThan( 0 );
	expect( group( 'Monthly' ) ).toBeNull();
} );

it( 'starts collapsed if the add-on requests it', async () => {
	ownProps = { collapse: true };
	open( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
	expect( group( 'Monthly' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Monthly' } ) );
	expect( group( 'Monthly' ) ).not.toBeNull();
} );

it( 'gives the rates of each package their own ids and names', () => {
	open(
		cartWith( 1, [
			packageOf( MONTHLY, 'Monthly' ),
			packageOf( 'yearly_0', 'Yearly' ),
		] )
	);
	const radios = [
		...page.container.querySelectorAll< HTMLInputElement >(
			'#shipping-option input[type="radio"]'
		),
	];
	expect( radios ).toHaveLength( 6 );
	expect( new Set( radios.map( ( { id } ) => id ) ).size ).toBe( 6 );
	expect( new Set( radios.map( ( { name } ) => name ) ).size ).toBe( 3 );
	expect( radios.filter( ( { checked } ) => checked ) ).toHaveLength( 3 );
} );

describe( 'rate of an add-on’s package', () => {
	const overnight = () =>
		within( screen.getByRole( 'group', { name: 'Monthly' } ) ).getByRole(
			'radio',
			{ name: 'Overnight' }
		);
	const selection = () =>
		page.app.api.pending.find( ( { request } ) =>
			request.path.includes( 'select-shipping-rate' )
		);

	beforeEach( async () => {
		open( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
		await userEvent.click( overnight() );
	} );

	it( 'shows as selected at once and is sent for that package', async () => {
		expect( overnight() ).toBeChecked();
		expect( selection()?.request.data ).toEqual( {
			package_id: MONTHLY,
			rate_id: 'flat_rate:2',
		} );
		await act( async () => {
			await selection()?.reply(
				cartWith( 1, [
					packageOf( MONTHLY, 'Monthly', 'flat_rate:2' ),
				] )
			);
			await settle();
		} );
		expect( overnight() ).toBeChecked();
	} );

	it( 'reverts with a notice if the server rejects it', async () => {
		await act( async () => {
			await selection()?.refuse( {
				code: 'woocommerce_rest_cart_shipping_rate',
				message: 'That rate is gone.',
				data: { status: 400 },
			} );
			await settle();
		} );
		expect( overnight() ).not.toBeChecked();
		expect( screen.getByText( 'That rate is gone.' ) ).toBeVisible();
	} );
} );

it( 'renders missing fields of an add-on’s package as empty', () => {
	ownProps = {
		packageData: { package_id: 'bare', name: 'Bare' },
		packageId: 'bare',
		noResultsMessage: 'Nothing delivers this.',
	};
	open( cartWith( 1, [ packageOf( 'bare', 'Bare' ) ] ) );
	expect( screen.getByText( 'Nothing delivers this.' ) ).toBeVisible();
} );

it( 'preserves the references of its props while nothing changes', async () => {
	const cart = cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] );
	open( cart );
	const before = renderedProps.at( -1 );
	await receive( cartWith( 1, [ packageOf( MONTHLY, 'Monthly' ) ] ) );
	const after = renderedProps.at( -1 );
	expect( after?.renderOption ).toBe( before?.renderOption );
	expect( after?.components ).toBe( before?.components );
} );
