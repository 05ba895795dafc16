import fc from 'fast-check';
import { parseTypedQuantity } from '.';

const whole = { minimum: 1, maximum: 10, multiple_of: 1 };
const quarters = { minimum: 0.25, maximum: 10, multiple_of: 0.25 };
const PREVIOUS = 4;

describe( 'parseTypedQuantity', () => {
	it.each( [
		[ '3', whole, 3 ],
		[ ' 3 ', whole, 3 ],
		[ '03', whole, 3 ],
		[ '+3', whole, 3 ],
		[ '0', whole, 1 ],
		[ '-3', whole, 1 ],
		[ '2.5', whole, 3 ],
		[ '9'.repeat( 40 ), whole, 10 ],
		[ '1.3', quarters, 1.25 ],
		[ '.5', quarters, 0.5 ],
		[ '5.', quarters, 5 ],
		[ '٣', whole, 3 ],
		[ '۱٫۵', quarters, 1.5 ],
		[ '３', whole, 3 ],
	] )( 'parses %p within %p as %p', ( text, limits, expected ) => {
		expect( parseTypedQuantity( text, limits, PREVIOUS ) ).toBe( expected );
	} );

	it.each( [
		'',
		' ',
		'.',
		'-',
		'abc',
		'3 mugs',
		'1e3',
		'1E3',
		'Infinity',
		'NaN',
		'0x10',
		'1.2.3',
		'1,000',
		'2,5',
	] )( 'returns the previous quantity for %p', ( text ) => {
		expect( parseTypedQuantity( text, whole, PREVIOUS ) ).toBe( PREVIOUS );
	} );

	it( 'parses a comma as decimal separator if the site uses one', () => {
		expect( parseTypedQuantity( '2,5', quarters, PREVIOUS, ',' ) ).toBe(
			2.5
		);
		expect( parseTypedQuantity( '2.5', quarters, PREVIOUS, ',' ) ).toBe(
			2.5
		);
		expect( parseTypedQuantity( '1.000,5', quarters, PREVIOUS, ',' ) ).toBe(
			PREVIOUS
		);
	} );

	it( 'returns a previous quantity that is itself outside the limits', () => {
		expect( parseTypedQuantity( '', whole, 50 ) ).toBe( 50 );
	} );

	it( 'parses every multiple of the step as displayed', () => {
		fc.assert(
			fc.property( fc.integer( { min: 1, max: 40 } ), ( count ) => {
				const quantity = count / 4;
				expect(
					parseTypedQuantity( String( quantity ), quarters, PREVIOUS )
				).toBe( quantity );
			} )
		);
	} );
} );
