/** @jest-environment node */
import fc from 'fast-check';
import { canDecrease, canIncrease, isValidQuantity, stepQuantity } from '.';

const limits = ( minimum: number, maximum: number, step = 1 ) => ( {
	minimum,
	maximum,
	multiple_of: step,
} );

describe( 'stepQuantity', () => {
	it.each( [
		// Quantity, limits, minus, plus.
		[ 1, limits( 1, 3 ), false, true ],
		[ 2, limits( 1, 3 ), true, true ],
		[ 3, limits( 1, 3 ), true, false ],
		[ 4, limits( 2, 9, 4 ), false, true ],
		[ 8, limits( 2, 9, 4 ), true, false ],
		[ 0.1, limits( 0, 0.3, 0.1 ), true, true ],
		[ 0.2, limits( 0.1, 0.3, 0.1 ), true, true ],
		[ 0.3, limits( 0.1, 0.3, 0.1 ), true, false ],
		[ 1, limits( 1, 1 ), false, false ],
		[ 5, limits( 8, 4 ), false, false ],
		[ 1e6, limits( 1, Infinity ), true, true ],
		[ NaN, limits( 1, 3 ), false, false ],
	] )(
		'at %p of %p allows %p for minus and %p for plus',
		( quantity, range, minus, plus ) => {
			expect( canDecrease( quantity, range ) ).toBe( minus );
			expect( canIncrease( quantity, range ) ).toBe( plus );
		}
	);

	it.each( [
		[ 2, 'up', limits( 1, 5 ), 3 ],
		[ 2, 'down', limits( 1, 5 ), 1 ],
		[ 5, 'up', limits( 1, 5 ), 5 ],
		[ 1, 'down', limits( 1, 5 ), 1 ],
		[ 0.2, 'up', limits( 0.1, 1, 0.1 ), 0.3 ],
		[ 0.75, 'down', limits( 0.25, 2, 0.25 ), 0.5 ],
		// Between steps: moves to the next multiple in that direction.
		[ 3, 'up', limits( 2, 10, 2 ), 4 ],
		[ 5, 'down', limits( 2, 10, 2 ), 4 ],
		// Stock fell below the quantity in the cart.
		[ 10, 'up', limits( 1, 4 ), 10 ],
		[ 10, 'down', limits( 1, 4 ), 4 ],
		[ 0, 'up', limits( 2, 10 ), 2 ],
		[ NaN, 'up', limits( 1, 5 ), 1 ],
	] as const )(
		'moves from %p %s within %p to %p',
		( quantity, direction, range, expected ) => {
			expect( stepQuantity( quantity, direction, range ) ).toBe(
				expected
			);
		}
	);

	it( 'returns to the same quantity after plus and minus, without drift', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( 0.1, 0.25, 0.05, 0.01, 0.3, 1, 3 ),
				fc.integer( { min: 1, max: 60 } ),
				( step, presses ) => {
					const range = limits( 0, 1000, step );
					let quantity = 0;
					for ( let press = 0; press < presses; press++ ) {
						quantity = stepQuantity( quantity, 'up', range );
						expect( isValidQuantity( quantity, range ) ).toBe(
							true
						);
					}
					expect( quantity ).toBe(
						Number( ( step * presses ).toFixed( 2 ) )
					);
					for ( let press = 0; press < presses; press++ ) {
						quantity = stepQuantity( quantity, 'down', range );
					}
					expect( quantity ).toBe( 0 );
				}
			)
		);
	} );

	it( 'never leaves the limits once inside', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 20 } ),
				fc.integer( { min: 1, max: 7 } ),
				fc.array( fc.constantFrom( 'up' as const, 'down' as const ) ),
				( minimum, step, presses ) => {
					const range = limits( minimum, minimum + 5 * step, step );
					let quantity = stepQuantity( NaN, 'up', range );
					for ( const direction of presses ) {
						quantity = stepQuantity( quantity, direction, range );
						expect( isValidQuantity( quantity, range ) ).toBe(
							true
						);
					}
				}
			)
		);
	} );
} );

describe( 'isValidQuantity', () => {
	it.each( [
		[ 2, limits( 1, 3 ), true ],
		[ 0, limits( 1, 3 ), false ],
		[ 4, limits( 1, 3 ), false ],
		[ 1.5, limits( 1, 3 ), false ],
		[ 0.3, limits( 0, 1, 0.1 ), true ],
		[ 0.35, limits( 0, 1, 0.1 ), false ],
		[ NaN, limits( 1, 3 ), false ],
		[ Infinity, limits( 1, Infinity ), false ],
	] )( 'returns for %p within %p: %p', ( quantity, range, expected ) => {
		expect( isValidQuantity( quantity, range ) ).toBe( expected );
	} );
} );
