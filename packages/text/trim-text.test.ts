/** @jest-environment node */
import { trimText } from '.';

const LONG = 'x'.repeat( 101 );

it.each( [
	[ 'x'.repeat( 100 ), undefined, 'x'.repeat( 100 ) ],
	[ LONG, undefined, `${ 'x'.repeat( 100 ) }...` ],
	[ '', undefined, '' ],
	[ 'One two three', 4, 'One...' ],
	[ 'One two three', 5, 'One t...' ],
	// A flag and a family are one character each, though several code units.
	[ '🇩🇪👨‍👩‍👧x', 2, '🇩🇪👨‍👩‍👧...' ],
	[ '👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧' ],
] )( 'trims %j to %s characters', ( text, limit, expected ) => {
	expect( trimText( text, limit ) ).toBe( expected );
} );

it( 'ends with another suffix on request', () => {
	expect( trimText( 'One two', 3, '…' ) ).toBe( 'One…' );
} );
