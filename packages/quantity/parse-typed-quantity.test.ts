/** @jest-environment node */
import fc from 'fast-check';
import { parseTypedQuantity } from '.';

const whole = { minimum: 1, maximum: 10, multiple_of: 1 };
const quarters = { minimum: 0.25, maximum: 10, multiple_of: 0.25 };
const PREVIOUS = 4;

describe( 'parseTypedQuantity', () => {
	it.each( [
		[ '3', whole, 3, null ],
		[ ' 3 ', whole, 3, null ],
		[ '03', whole, 3, null ],
		[ '+3', whole, 3, null ],
		[ '-3', whole, 1, 'minimum' ],
		[ '11', whole, 10, 'maximum' ],
		[ '2.5', whole, 3, 'step' ],
		[ '9'.repeat( 40 ), whole, 10, 'maximum' ],
		[ '1.3', quarters, 1.25, 'step' ],
		[ '.5', quarters, 0.5, null ],
		[ '5.', quarters, 5, null ],
		[ '2.50', quarters, 2.5, null ],
		[ '٣', whole, 3, null ],
		[ '۱٫۵', quarters, 1.5, null ],
		[ '３', whole, 3, null ],
		// Between limits that aren't multiples of the step.
		[ '9', { minimum: 3, maximum: 9, multiple_of: 2 }, 8, 'step' ],
		[ '3', { minimum: 3, maximum: 9, multiple_of: 2 }, 4, 'step' ],
	] )(
		'parses %p within %p as %p with the adjustment %p',
		( text, limits, quantity, adjustment ) => {
			expect( parseTypedQuantity( text, limits, PREVIOUS ) ).toEqual( {
				quantity,
				adjustment,
			} );
		}
	);

	it.each( [ '0', '0.0', '-0', '٠' ] )(
		'returns the previous quantity for the zero %p',
		( text ) => {
			expect(
				parseTypedQuantity( text, { ...whole, minimum: 0 }, PREVIOUS )
			).toEqual( { quantity: PREVIOUS, adjustment: 'zero' } );
		}
	);

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
		expect( parseTypedQuantity( text, whole, PREVIOUS ) ).toEqual( {
			quantity: PREVIOUS,
			adjustment: 'invalid',
		} );
	} );

	it.each( [
		[ '2,5', 2.5 ],
		[ '2.5', 2.5 ],
		[ '1.000,5', PREVIOUS ],
	] )(
		'parses %p on a site with decimal commas as %p',
		( text, quantity ) => {
			expect(
				parseTypedQuantity( text, quarters, PREVIOUS, ',' )
			).toMatchObject( { quantity } );
		}
	);

	it( 'returns a previous quantity that is itself outside the limits', () => {
		expect( parseTypedQuantity( '', whole, 50 ) ).toMatchObject( {
			quantity: 50,
		} );
	} );

	it( 'parses every multiple of the step as displayed', () => {
		fc.assert(
			fc.property( fc.integer( { min: 1, max: 40 } ), ( count ) => {
				const quantity = count / 4;
				expect(
					parseTypedQuantity( String( quantity ), quarters, PREVIOUS )
				).toEqual( { quantity, adjustment: null } );
			} )
		);
	} );
} );
