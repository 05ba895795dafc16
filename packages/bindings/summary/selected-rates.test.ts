import { shippingPackage, shippingRate } from '../../../tests/fixtures/cart';
import { commonRateName, hasSelectedRate } from './selected-rates';

const chosen = ( name: string ) =>
	shippingPackage( [
		shippingRate( { rate_id: 'other', name: 'Other' } ),
		shippingRate( { name, selected: true } ),
	] );
const undecided = shippingPackage( [ shippingRate() ] );

it.each( [
	[ [], '', false ],
	[ [ undecided ], '', false ],
	[ [ chosen( 'Courier' ) ], 'Courier', true ],
	[ [ chosen( 'Courier' ), chosen( 'Courier' ) ], 'Courier', true ],
	[ [ chosen( 'Courier' ), chosen( 'Post' ) ], '', true ],
	[ [ undecided, chosen( 'Post' ) ], 'Post', true ],
] )(
	'says what packages are shipped by: case %#',
	( packages, name, isKnown ) => {
		expect( commonRateName( packages ) ).toBe( name );
		expect( hasSelectedRate( packages ) ).toBe( isKnown );
	}
);
