/** @jest-environment node */
import { siteCurrency, DEFAULT_CURRENCY_SETTING } from '@shopfront/money';
import { parseAmount } from './parse-amount';

const dollars = siteCurrency( DEFAULT_CURRENCY_SETTING );

it.each( [
	[ '', '0' ],
	[ '5', '500' ],
	[ '4.5', '450' ],
	[ ' 4.50 ', '450' ],
	[ '4.509', '450' ],
	[ '007', '700' ],
	[ '-5', '0' ],
	[ '[qty] * 2', '0' ],
	[ '1.2.3', '0' ],
] )( 'reads %j as %s', ( text, minor ) => {
	expect( parseAmount( text, dollars ) ).toBe( minor );
} );

it.each( [
	[ '4,5', { decimalSeparator: ',' }, '450' ],
	[ '450', { minorUnit: 0 }, '450' ],
	[ '4.5', { minorUnit: 3 }, '4500' ],
] )( 'reads %j in a currency of %j as %s', ( text, traits, minor ) => {
	expect( parseAmount( text, { ...dollars, ...traits } ) ).toBe( minor );
} );
