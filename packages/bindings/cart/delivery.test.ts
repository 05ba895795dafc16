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
	[ 'one that can', [ shippingPackage( [ flat, pickup ] ) ], true ],
	[
		'one of two that can',
		[ shippingPackage( [ flat, pickup ] ), shippingPackage( [ flat ] ) ],
		false,
	],
] )( 'tells of %s whether all can be fetched', ( _, packages, expected ) => {
	expect( canBeCollected( packages, IDS ) ).toBe( expected );
} );

it( 'takes rates apart by how goods get to the shopper', () => {
	const packages = [ shippingPackage( [ flat, pickup ] ) ];
	expect( ids( filterPackages( 'shipping', packages, IDS ) ) ).toEqual( [
		flat.rate_id,
	] );
	expect( ids( filterPackages( 'pickup', packages, IDS ) ) ).toEqual( [
		pickup.rate_id,
	] );
} );

it( 'is chosen when each package is', () => {
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
