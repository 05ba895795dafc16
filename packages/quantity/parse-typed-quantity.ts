import { clampDecimal } from './clamp-quantity';
import { parseDecimal } from './decimal';
import type { QuantityRange } from './limits';

/** Zeros of digits that keyboards type besides ASCII: Arabic-Indic, Eastern Arabic-Indic, full-width. */
const ZEROS = [ 0x0660, 0x06f0, 0xff10 ];

const toAsciiDigit = ( character: string ): string => {
	const code = character.codePointAt( 0 ) ?? 0;
	const zero = ZEROS.find( ( first ) => code >= first && code < first + 10 );
	return zero === undefined ? character : String( code - zero );
};

/**
 * Parses a typed quantity and clamps it to the limits. Returns `previous` for text that is not a number. Source:
 * docs/contract/cart-and-checkout.md 5, "Quantity".
 *
 * Numbers are digits with at most one decimal separator: a point, or a comma if the site uses one. Arabic-Indic,
 * Eastern Arabic-Indic and full-width digits and the Arabic decimal separator are valid, since some keyboards type
 * them. Thousands separators and exponents (`1,000` on a site with decimal points, `1e3`) are invalid, because their
 * meaning would be a guess.
 *
 * @param text             Typed text; surrounding white space is ignored.
 * @param limits           Limits of the item.
 * @param previous         The quantity before typing.
 * @param decimalSeparator Separator of the site's currency setting.
 */
export const parseTypedQuantity = (
	text: string,
	limits: Partial< QuantityRange >,
	previous: number,
	decimalSeparator = '.'
): number => {
	const ascii = Array.from( text.trim(), toAsciiDigit )
		.join( '' )
		.replace( '٫', '.' );
	const plain = decimalSeparator === ',' ? ascii.replace( ',', '.' ) : ascii;
	const quantity = /e/i.test( plain ) ? undefined : parseDecimal( plain );
	return quantity ? clampDecimal( quantity, limits ) : previous;
};
