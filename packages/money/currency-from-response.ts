import { isMinorUnit, type Currency } from './currency';

/**
 * Reads an unvalidated Store API object's currency from its `currency_*` fields. Returns the fallback if there's no
 * `currency_code`; otherwise takes only missing or invalid fields from the fallback. Source:
 * docs/contract/cart-and-checkout.md 3, "Currency fields", docs/contract/globals.md 9.
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
