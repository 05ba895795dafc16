/** @jest-environment node */
import { currencyFromResponse, siteCurrency } from '.';

const euros = siteCurrency( {
	code: 'EUR',
	precision: 2,
	symbol: '€',
	symbolPosition: 'right_space',
	decimalSeparator: ',',
	thousandSeparator: '.',
} );

const yen = {
	currency_code: 'JPY',
	currency_symbol: '¥',
	currency_minor_unit: 0,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '¥',
	currency_suffix: '',
};

describe( 'currencyFromResponse', () => {
	it( 'reads the fields of a priced object', () => {
		expect(
			currencyFromResponse( { total_price: '100', ...yen }, euros )
		).toEqual( {
			code: 'JPY',
			symbol: '¥',
			minorUnit: 0,
			decimalSeparator: '.',
			thousandSeparator: ',',
			prefix: '¥',
			suffix: '',
		} );
	} );

	it.each( [ undefined, null, {}, 'EUR', { ...yen, currency_code: '' } ] )(
		'returns the fallback for %p',
		( fields ) => {
			expect( currencyFromResponse( fields, euros ) ).toBe( euros );
		}
	);

	it.each( [ -1, 1.5, '2', null, NaN, Infinity, 1e9 ] )(
		'does not accept %p as minor unit',
		( minorUnit ) => {
			expect(
				currencyFromResponse(
					{ ...yen, currency_minor_unit: minorUnit },
					euros
				).minorUnit
			).toBe( 2 );
		}
	);

	it( 'uses the fallback for fields of an invalid type', () => {
		expect(
			currencyFromResponse(
				{ ...yen, currency_suffix: 5, currency_symbol: undefined },
				euros
			)
		).toMatchObject( {
			code: 'JPY',
			suffix: ' €',
			symbol: '€',
			prefix: '¥',
		} );
	} );
} );
