/** @jest-environment node */
import { addMinor, multiplyMinor, sumMinor } from '@shopfront/money';
import { createSettings } from '@shopfront/settings';
import { parseCart } from '@shopfront/store-api';
import { previewCart } from './preview-cart';

const cartWith = ( settings: Record< string, unknown > = {} ) =>
	previewCart( createSettings( settings ) );

const EUROS = {
	currency: {
		code: 'EUR',
		precision: 2,
		symbol: '€',
		symbolPosition: 'right_space',
		decimalSeparator: ',',
		thousandSeparator: '.',
		priceFormat: '%2$s %1$s',
	},
};

it( 'is a valid Store API cart', () => {
	expect( parseCart( cartWith() ) ).toEqual( {
		ok: true,
		value: cartWith(),
	} );
} );

it( 'has the contents of the specification', () => {
	const cart = cartWith();
	expect( cart.items.length ).toBeGreaterThan( 1 );
	for ( const { quantity_limits: limits } of cart.items ) {
		expect( limits ).toEqual( {
			minimum: 1,
			maximum: 99,
			multiple_of: 1,
			editable: true,
		} );
	}
	expect( cart.coupons ).toEqual( [] );
	expect( cart.cross_sells.length ).toBeGreaterThan( 0 );
	expect( cart.payment_methods ).toEqual( [ 'cod', 'bacs', 'cheque' ] );
} );

it.each( [ {}, { taxesEnabled: false } ] )(
	'has totals that add up with %j',
	( settings ) => {
		const { items, items_count: count, totals } = cartWith( settings );
		for ( const { prices, quantity, totals: line } of items ) {
			expect( line.line_total ).toBe(
				multiplyMinor( prices.price, quantity )
			);
		}
		const sumOf = ( key: 'line_total' | 'line_total_tax' ) =>
			sumMinor( items.map( ( { totals: line } ) => line[ key ] ) );
		expect( totals.total_items ).toBe( sumOf( 'line_total' ) );
		expect( totals.total_items_tax ).toBe( sumOf( 'line_total_tax' ) );
		expect( totals.total_price ).toBe(
			sumMinor( [
				totals.total_items,
				totals.total_shipping ?? '0',
				totals.total_tax,
			] )
		);
		expect( totals.total_tax ).toBe(
			addMinor( totals.total_items_tax, totals.total_shipping_tax ?? '0' )
		);
		expect( count ).toBe(
			items.reduce( ( sum, { quantity } ) => sum + quantity, 0 )
		);
	}
);

it( 'has no tax in shops without taxes', () => {
	expect( cartWith( { taxesEnabled: false } ).totals.total_tax ).toBe( '0' );
	expect( cartWith().totals.total_tax ).not.toBe( '0' );
} );

it( "has prices in the shop's currency", () => {
	const { totals, items } = cartWith( EUROS );
	expect( totals ).toMatchObject( {
		currency_code: 'EUR',
		currency_decimal_separator: ',',
		currency_suffix: ' €',
	} );
	expect( items[ 0 ]?.prices.currency_code ).toBe( 'EUR' );
} );

it( "offers pickup with the title and cost in the shop's settings", () => {
	const pickupOf = ( settings: Record< string, unknown > ) =>
		cartWith( settings ).shipping_rates[ 0 ]?.shipping_rates.find(
			( { method_id: method } ) => method === 'pickup_location'
		);
	expect(
		pickupOf( {
			...EUROS,
			localPickupEnabled: true,
			localPickupText: 'Abholen',
			localPickupCost: '4,50',
		} )
	).toMatchObject( { name: 'Abholen', price: '450', selected: false } );
	expect( pickupOf( { localPickupEnabled: true } ) ).toMatchObject( {
		name: 'Local pickup',
		price: '0',
	} );
	expect( pickupOf( {} ) ).toBeUndefined();
} );
