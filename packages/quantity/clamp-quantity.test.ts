/** @jest-environment node */
import fc from 'fast-check';
import { clampQuantity, isValidQuantity } from '.';

const limits = ( minimum: number, maximum: number, step = 1 ) => ( {
	minimum,
	maximum,
	multiple_of: step,
} );

describe( 'clampQuantity', () => {
	it.each( [
		[ 5, limits( 1, 10 ), 5 ],
		[ 0, limits( 1, 10 ), 1 ],
		[ 11, limits( 1, 10 ), 10 ],
		[ -3, limits( 0, 10 ), 0 ],
		// To the nearest multiple; halves round up.
		[ 4, limits( 1, 10, 3 ), 3 ],
		[ 5, limits( 1, 10, 3 ), 6 ],
		[ 3, limits( 0, 10, 2 ), 4 ],
		[ 1.5, limits( 1, 10 ), 2 ],
		[ 1.4, limits( 1, 10 ), 1 ],
		// The limits themselves needn't be multiples.
		[ 1, limits( 1, 10, 3 ), 3 ],
		[ 10, limits( 1, 10, 3 ), 9 ],
		[ 0.3, limits( 0.1, 1, 0.1 ), 0.3 ],
		[ 0.1 + 0.2, limits( 0.1, 1, 0.1 ), 0.3 ],
		[ 0.7, limits( 0.25, 2, 0.25 ), 0.75 ],
		[ 1e-7, limits( 0, 1, 1e-7 ), 1e-7 ],
		[ 5, limits( 8, 4 ), 8 ],
		[ 5, limits( 1, 3, 5 ), 5 ],
		[ 1e21, limits( 1, 9999 ), 9999 ],
		[ 1e21, limits( 1, Infinity ), 1e21 ],
		[ Infinity, limits( 1, 10, 3 ), 9 ],
		[ -Infinity, limits( 2, 10 ), 2 ],
		[ NaN, limits( 2, 10 ), 2 ],
	] )( 'clamps %p within %p to %p', ( quantity, range, expected ) => {
		expect( clampQuantity( quantity, range ) ).toBe( expected );
	} );

	it.each( [
		[ 120, {}, 99 ],
		[ 0, {}, 1 ],
		[ 2.6, { minimum: 1, maximum: 10, multiple_of: 0 }, 3 ],
		[ 2.6, { minimum: 1, maximum: 10, multiple_of: -2 }, 3 ],
		[ 2.6, { minimum: 1, maximum: 10, multiple_of: NaN }, 3 ],
		[ 200, { minimum: 1, maximum: NaN }, 99 ],
	] )(
		'clamps %p within the incomplete %p to %p',
		( quantity, range, expected ) => {
			expect( clampQuantity( quantity, range ) ).toBe( expected );
		}
	);

	it( 'returns valid quantities and is idempotent', () => {
		fc.assert(
			fc.property(
				fc.double( { min: -1e6, max: 1e6, noNaN: true } ),
				fc.nat( 500 ),
				fc.nat( 500 ),
				fc.constantFrom( 1, 2, 3, 7, 12, 0.1, 0.25, 0.5, 0.05, 1.5 ),
				( quantity, minimum, room, step ) => {
					// At least one multiple fits.
					const range = limits(
						minimum,
						minimum + room + step,
						step
					);
					const clamped = clampQuantity( quantity, range );
					expect( isValidQuantity( clamped, range ) ).toBe( true );
					expect( clampQuantity( clamped, range ) ).toBe( clamped );
				}
			)
		);
	} );

	it( 'returns valid quantities unchanged', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 9999 } ),
				fc.constantFrom( 1, 0.1, 0.25, 0.01 ),
				( count, step ) => {
					const decimals =
						String( step ).split( '.' )[ 1 ]?.length ?? 0;
					const quantity = Number(
						( count * step ).toFixed( decimals )
					);
					expect(
						clampQuantity( quantity, limits( 0, 9999, step ) )
					).toBe( quantity );
				}
			)
		);
	} );
} );
