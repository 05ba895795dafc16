import { ReadError, number, text, type Fields, type Reader } from './readers';
import type { CurrencyFields, MinorAmount } from './types';

const INTEGER = /^-?\d+$/;

/** An integer of any length as text: `"1800"`, `"-50"`. */
export const minorAmount: Reader< MinorAmount > = ( value ) =>
	typeof value === 'string' && INTEGER.test( value )
		? value
		: new ReadError( 'not an integer of minor units' );

const minorUnit: Reader< number > = ( value ) => {
	const result = number( value );
	return result instanceof ReadError ||
		( Number.isInteger( result ) && result >= 0 )
		? result
		: new ReadError( 'not a count of decimals' );
};

export const currencyFields: Fields< CurrencyFields > = {
	currency_code: text,
	currency_symbol: text,
	currency_minor_unit: minorUnit,
	currency_decimal_separator: text,
	currency_thousand_separator: text,
	currency_prefix: text,
	currency_suffix: text,
};
