import type { Currency } from './currency';
import { parseMinor } from './minor-amount';

const group = ( digits: string, separator: string ): string => {
	if ( separator === '' ) {
		return digits;
	}
	const groups: string[] = [];
	for ( let end = digits.length; end > 0; end -= 3 ) {
		groups.unshift( digits.slice( Math.max( 0, end - 3 ), end ) );
	}
	return groups.join( separator );
};

/**
 * Formats an amount in minor units for display: `"123456"` in dollars gives `"$1,234.56"`, and `"-123456"` gives
 * `"-$1,234.56"`. Returns `''` if the amount isn't an integer (see `parseMinor`).
 *
 * Omits the thousands separator if it equals the decimal separator (docs/contract/cart-and-checkout.md 9), since
 * `1.000.00` would be ambiguous. Works on digits, so amounts of any length are exact.
 */
export const formatMoney = (
	amount: string | number | bigint,
	currency: Currency
): string => {
	const value = parseMinor( amount );
	if ( value === undefined ) {
		return '';
	}
	const { minorUnit, decimalSeparator, thousandSeparator } = currency;
	const sign = value < 0 ? '-' : '';
	const digits = String( value < 0 ? -value : value ).padStart(
		minorUnit + 1,
		'0'
	);
	const whole = group(
		digits.slice( 0, digits.length - minorUnit ),
		thousandSeparator === decimalSeparator ? '' : thousandSeparator
	);
	const decimals =
		minorUnit > 0 ? decimalSeparator + digits.slice( -minorUnit ) : '';
	return sign + currency.prefix + whole + decimals + currency.suffix;
};
