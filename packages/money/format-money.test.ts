/** @jest-environment node */
import fc from 'fast-check';
import {
	DEFAULT_CURRENCY_SETTING,
	formatMoney,
	siteCurrency,
	type Currency,
} from '.';

const dollars = siteCurrency( DEFAULT_CURRENCY_SETTING );
const inDecimals = ( minorUnit: number ): Currency => ( {
	...dollars,
	minorUnit,
} );

describe( 'formatMoney', () => {
	it.each< [ string | number | bigint, string ] >( [
		[ '0', '$0.00' ],
		[ '5', '$0.05' ],
		[ '-5', '-$0.05' ],
		[ '99999', '$999.99' ],
		[ '100000', '$1,000.00' ],
		[ '-123456789', '-$1,234,567.89' ],
		[ '0001800', '$18.00' ],
		[ '-0', '$0.00' ],
		[ ' 1800 ', '$18.00' ],
		[ 1800, '$18.00' ],
		[ -0, '$0.00' ],
		[ 1800n, '$18.00' ],
		[
			'123456789012345678901234567890123456789012345678901234567890',
			'$1,234,567,890,123,456,789,012,345,678,901,234,567,890,123,456,789,012,345,678.90',
		],
	] )( 'formats %p as %s', ( amount, expected ) => {
		expect( formatMoney( amount, dollars ) ).toBe( expected );
	} );

	it.each< [ number, string, string ] >( [
		[ 0, '1234567', '$1,234,567' ],
		[ 0, '0', '$0' ],
		[ 1, '5', '$0.5' ],
		[ 3, '1234567', '$1,234.567' ],
		[ 8, '1', '$0.00000001' ],
		[ 8, '-123456789012', '-$1,234.56789012' ],
	] )(
		'formats with minor unit %d the amount %s as %s',
		( minorUnit, amount, expected ) => {
			expect( formatMoney( amount, inDecimals( minorUnit ) ) ).toBe(
				expected
			);
		}
	);

	it.each( [ '', '  ', 'abc', '10.50', '1e3', '--5', NaN, Infinity, 1.5 ] )(
		'returns an empty text for %p',
		( amount ) => {
			expect( formatMoney( amount, dollars ) ).toBe( '' );
		}
	);

	it.each( [
		[ 'left', '$1,050.00', '-$1,050.00' ],
		[ 'left_space', '$ 1,050.00', '-$ 1,050.00' ],
		[ 'right', '1,050.00$', '-1,050.00$' ],
		[ 'right_space', '1,050.00 $', '-1,050.00 $' ],
	] as const )(
		'formats with the symbol %s',
		( symbolPosition, plus, minus ) => {
			const currency = siteCurrency( {
				...DEFAULT_CURRENCY_SETTING,
				symbolPosition,
			} );
			expect( formatMoney( '105000', currency ) ).toBe( plus );
			expect( formatMoney( '-105000', currency ) ).toBe( minus );
		}
	);

	it( 'omits the thousands separator if it equals the decimal separator', () => {
		expect(
			formatMoney( '123456789', { ...dollars, thousandSeparator: '.' } )
		).toBe( '$1234567.89' );
	} );

	it( 'supports any separators', () => {
		expect(
			formatMoney( '123456789', {
				...dollars,
				thousandSeparator: '$&',
				decimalSeparator: ',',
			} )
		).toBe( '$1$&234$&567,89' );
	} );

	it( 'keeps all digits of any amount with any minor unit', () => {
		fc.assert(
			fc.property(
				fc.bigInt( { min: -( 10n ** 60n ), max: 10n ** 60n } ),
				fc.nat( 12 ),
				( amount, minorUnit ) => {
					const written = formatMoney(
						amount,
						inDecimals( minorUnit )
					);
					expect( BigInt( written.replace( /[$,.]/g, '' ) ) ).toBe(
						amount
					);
					expect( written.split( '.' )[ 1 ]?.length ?? 0 ).toBe(
						minorUnit
					);
				}
			)
		);
	} );
} );
