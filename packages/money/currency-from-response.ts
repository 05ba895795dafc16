import { isMinorUnit, type Currency } from './currency';

/**
 * The currency of a priced object of the Store API, from its `currency_*` fields. Without a `currency_code` it is
 * the fallback as it is; of a coded one, each field that is missing or of a wrong type is the fallback's.
 * Source: docs/contract/cart-and-checkout.md 3, "Currency fields", docs/contract/globals.md 9.
 *
 * @param fields   The priced object, or whatever came instead.
 * @param fallback The site's currency.
 */
export const currencyFromResponse = (
	fields: unknown,
	fallback: Currency
): Currency => {
	const values = new Map< string, unknown >( Object.entries( fields ?? {} ) );
	const text = ( name: string, defaultText: string ): string => {
		const value = values.get( name );
		return typeof value === 'string' ? value : defaultText;
	};

	const code = text( 'currency_code', '' );
	if ( code === '' ) {
		return fallback;
	}
	const minorUnit = values.get( 'currency_minor_unit' );
	return {
		code,
		symbol: text( 'currency_symbol', fallback.symbol ),
		thousandSeparator: text(
			'currency_thousand_separator',
			fallback.thousandSeparator
		),
		decimalSeparator: text(
			'currency_decimal_separator',
			fallback.decimalSeparator
		),
		minorUnit: isMinorUnit( minorUnit ) ? minorUnit : fallback.minorUnit,
		prefix: text( 'currency_prefix', fallback.prefix ),
		suffix: text( 'currency_suffix', fallback.suffix ),
	};
};
