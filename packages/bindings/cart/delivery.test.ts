/** @jest-environment node */
import { shippingPackage, shippingRate } from '../../../tests/fixtures/cart';
import {
	canBeCollected,
	hasAllRatesSelected,
	filterPackages,
	getRates,
} from './delivery';

const flat = shippingRate( { selected: true } );
const pickup = shippingRate( {
	rate_id: 'pickup_location:0',
	method_id: 'pickup_location',
} );
const IDS = [ 'pickup_location' ];

const ids = ( packages: Parameters< typeof getRates >[ 0 ] ) =>
	getRates( packages ).map( ( { rate_id: id } ) => id );

it.each( [
	[ 'no packages', [], false ],
	[
		'a package with a pickup rate',
		[ shippingPackage( [ flat, pickup ] ) ],
		true,
	],
	[
		'two packages of which one has a pickup rate',
		[ shippingPackage( [ flat, pickup ] ), shippingPackage( [ flat ] ) ],
		false,
	],
] )(
	'detects for %s whether all can be picked up',
	( _, packages, expected ) => {
		expect( canBeCollected( packages, IDS ) ).toBe( expected );
	}
);

it( 'separates shipping rates from pickup rates', () => {
	const packages = [ shippingPackage( [ flat, pickup ] ) ];
	expect( ids( filterPackages( 'shipping', packages, IDS ) ) ).toEqual( [
		flat.rate_id,
	] );
	expect( ids( filterPackages( 'pickup', packages, IDS ) ) ).toEqual( [
		pickup.rate_id,
	] );
} );

it( 'requires a selected rate in each package', () => {
	expect( hasAllRatesSelected( [] ) ).toBe( false );
	expect( hasAllRatesSelected( [ shippingPackage( [ flat ] ) ] ) ).toBe(
		true
	);
	expect(
		hasAllRatesSelected( [
			shippingPackage( [ flat ] ),
			shippingPackage( [] ),
		] )
	).toBe( false );
} );
