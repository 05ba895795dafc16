/** @jest-environment node */
import { shippingPackage, shippingRate } from '../../../tests/fixtures/cart';
import { hasSelectedRate, getRateNames } from './selected-rates';

const withSelection = ( name: string ) =>
	shippingPackage( [
		shippingRate( { rate_id: 'other', name: 'Other' } ),
		shippingRate( { name, selected: true } ),
	] );
const withoutSelection = shippingPackage( [ shippingRate() ] );
const only = ( name: string ) =>
	shippingPackage( [ shippingRate( { name, selected: true } ) ] );

it.each( [
	[ 'no package', [], { title: '', via: '' }, false ],
	[ 'no selection yet', [ withoutSelection ], { title: '', via: '' }, false ],
	[ 'the only rate', [ only( 'Post' ) ], { title: 'Post', via: '' }, true ],
	[
		'the only rate of two packages',
		[ only( 'Post' ), only( 'Post' ) ],
		{ title: 'Post', via: '' },
		true,
	],
	[
		'the only rates of two packages',
		[ only( 'Courier' ), only( 'Post' ) ],
		{ title: '', via: 'Courier, Post' },
		true,
	],
	[
		'one of several rates',
		[ withSelection( 'Courier' ) ],
		{ title: '', via: 'Courier' },
		true,
	],
	[
		'the same rate of two packages',
		[ withSelection( 'Courier' ), withSelection( 'Courier' ) ],
		{ title: '', via: 'Courier' },
		true,
	],
	[
		'one package without a selection',
		[ withoutSelection, withSelection( 'Post' ) ],
		{ title: '', via: 'Post' },
		true,
	],
] )(
	'returns the names of the selected rates: %s',
	( _, packages, names, isKnown ) => {
		expect( getRateNames( packages ) ).toEqual( names );
		expect( hasSelectedRate( packages ) ).toBe( isKnown );
	}
);
