/** @jest-environment node */
import fc from 'fast-check';
import { multiplyMinor, multiplyRawPrice } from '.';

describe( 'multiplyRawPrice', () => {
	it.each< [ string, number | string, number, number, string ] >( [
		// Raw price, quantity, decimals of the raw price, decimals of the currency.
		[ '18000000', 1, 6, 2, '1800' ],
		[ '18000000', 3, 6, 2, '5400' ],
		// Rounding the unit price first would give 9.99.
		[ '3333333', 3, 6, 2, '1000' ],
		[ '5000', 1, 6, 2, '1' ],
		[ '4999', 1, 6, 2, '0' ],
		[ '-5000', 1, 6, 2, '-1' ],
		[ '18000000', '0.25', 6, 2, '450' ],
		[ '18000000', 2.5, 6, 2, '4500' ],
		[ '18000000', 0, 6, 2, '0' ],
		// A currency without decimals, then one with more decimals than the raw price.
		[ '18500000', 1, 6, 0, '19' ],
		[ '18000000', 1, 6, 8, '1800000000' ],
		[ '1800', 2, 2, 2, '3600' ],
	] )(
		'multiplies %s by %s, from %d to %d decimals, to %s',
		( raw, quantity, precision, minorUnit, expected ) => {
			expect(
				multiplyRawPrice( raw, quantity, precision, minorUnit )
			).toBe( expected );
		}
	);

	it( 'multiplies exactly if there is nothing to round', () => {
		fc.assert(
			fc.property(
				fc.bigInt( { min: 0n, max: 10n ** 60n } ).map( String ),
				fc.nat( 9999 ),
				( raw, quantity ) => {
					expect( multiplyRawPrice( raw, quantity, 2, 2 ) ).toBe(
						multiplyMinor( raw, quantity )
					);
				}
			)
		);
	} );

	it( 'is never off by more than half a minor unit', () => {
		fc.assert(
			fc.property(
				fc.bigInt( { min: -( 10n ** 40n ), max: 10n ** 40n } ),
				fc.nat( 9999 ),
				( raw, quantity ) => {
					const exact = raw * BigInt( quantity );
					const given = BigInt(
						multiplyRawPrice( String( raw ), quantity, 6, 2 )
					);
					const distance = given * 10_000n - exact;
					expect( distance <= 5_000n && distance >= -5_000n ).toBe(
						true
					);
				}
			)
		);
	} );

	it.each( [ '1e-7', 1e-7, 'two', '', NaN, '1.' ] )(
		'rejects the quantity %p',
		( quantity ) => {
			expect( () => multiplyRawPrice( '1', quantity, 6, 2 ) ).toThrow(
				TypeError
			);
		}
	);
} );
