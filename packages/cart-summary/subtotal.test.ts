/** @jest-environment node */
import { formatMoney } from '@shopfront/money';
import * as fc from 'fast-check';
import { getSubtotal } from './subtotal';
import type { SummaryTotals } from './summary';

const USD: SummaryTotals = {
	total_items: '123456789',
	total_items_tax: '111',
	currency_code: 'USD',
	currency_symbol: '$',
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '$',
	currency_suffix: '',
};
const subtotal = ( changes: object, includesTax = false ) =>
	getSubtotal(
		{ hash: 'a', count: 1, totals: { ...USD, ...changes } },
		includesTax
	);

it( 'formats the subtotal without and with tax', () => {
	expect( subtotal( {} ) ).toBe( '$1,234,567.89' );
	expect( subtotal( {}, true ) ).toBe( '$1,234,569.00' );
} );

it.each( [
	[ 'no decimals', { currency_minor_unit: 0 }, '$123,456,789' ],
	[ 'three decimals', { currency_minor_unit: 3 }, '$123,456.789' ],
	[ 'less than one unit', { total_items: '7' }, '$0.07' ],
	[
		'the same separator twice',
		{ currency_thousand_separator: '.' },
		'$1234567.89',
	],
	[
		'a separator that is special in replacements',
		{ currency_thousand_separator: "'" },
		"$1'234'567.89",
	],
	[
		'a symbol after the amount',
		{ currency_prefix: '', currency_suffix: ' €' },
		'1,234,567.89 €',
	],
] )( 'formats an amount with %s', ( _, changes, text ) => {
	expect( subtotal( changes ) ).toBe( text );
} );

it.each( [
	[ 'a text', { total_items: 'x' } ],
	[ 'a negative amount', { total_items: '-100' } ],
	[ 'decimals', { total_items: '1.5' } ],
	[ 'no amount', { total_items: undefined } ],
	[ 'an invalid number of decimals', { currency_minor_unit: 'x' } ],
] )( 'returns no amount for %s', ( _, changes ) => {
	expect( subtotal( changes ) ).toBe( '' );
} );

it( 'returns no amount while the totals are uncertain', () => {
	expect( getSubtotal( { hash: '', count: 2, totals: null }, false ) ).toBe(
		''
	);
} );

it( 'formats like the money package', () => {
	fc.assert(
		fc.property(
			fc.bigInt( { min: 0n, max: 10n ** 20n } ),
			fc.nat( 4 ),
			fc.constantFrom( ',', '.', ' ', '' ),
			( amount, minorUnit, thousandSeparator ) => {
				expect(
					subtotal( {
						total_items: String( amount ),
						currency_minor_unit: minorUnit,
						currency_thousand_separator: thousandSeparator,
					} )
				).toBe(
					formatMoney( amount, {
						code: 'USD',
						symbol: '$',
						minorUnit,
						thousandSeparator,
						decimalSeparator: '.',
						prefix: '$',
						suffix: '',
					} )
				);
			}
		)
	);
} );
