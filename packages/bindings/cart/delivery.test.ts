import { shippingPackage, shippingRate } from '../../../tests/fixtures/cart';
import { canBeCollected, isAllChosen, packagesFor, ratesOf } from './delivery';

const flat = shippingRate( { selected: true } );
const pickup = shippingRate( {
	rate_id: 'pickup_location:0',
	method_id: 'pickup_location',
} );
const IDS = [ 'pickup_location' ];

const ids = ( packages: Parameters< typeof ratesOf >[ 0 ] ) =>
	ratesOf( packages ).map( ( { rate_id: id } ) => id );

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
	expect( ids( packagesFor( 'shipping', packages, IDS ) ) ).toEqual( [
		flat.rate_id,
	] );
	expect( ids( packagesFor( 'pickup', packages, IDS ) ) ).toEqual( [
		pickup.rate_id,
	] );
} );

it( 'is chosen when each package is', () => {
	expect( isAllChosen( [] ) ).toBe( false );
	expect( isAllChosen( [ shippingPackage( [ flat ] ) ] ) ).toBe( true );
	expect(
		isAllChosen( [ shippingPackage( [ flat ] ), shippingPackage( [] ) ] )
	).toBe( false );
} );
