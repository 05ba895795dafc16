import { clampDecimal } from './clamp-quantity';
import { parseDecimal } from './decimal';
import type { QuantityRange } from './limits';

/** Zeros of the digit rows that keyboards type beside the ASCII ones: Arabic-Indic, its eastern form, full-width. */
const ZEROS = [ 0x0660, 0x06f0, 0xff10 ];

const toAsciiDigit = ( character: string ): string => {
	const code = character.codePointAt( 0 ) ?? 0;
	const zero = ZEROS.find( ( first ) => code >= first && code < first + 10 );
	return zero === undefined ? character : String( code - zero );
};

/**
 * The quantity that a shopper has typed, brought into the limits. A text that is not a number gives `previous` as it
 * is. Source: docs/contract/cart-and-checkout.md 5, "Quantity".
 *
 * Numbers are digits with at most one decimal separator: a point, and a comma too where the site writes decimals
 * with one. Arabic-Indic, eastern Arabic-Indic and full-width digits count as digits, with the Arabic decimal
 * separator, since there keyboards type them. Separators between thousands and exponents (`1,000` on a site with
 * decimal points, `1e3`) are no numbers here: what they were meant to say would be a guess.
 *
 * @param text             As typed; white space around it does not count.
 * @param limits           Limits of the item.
 * @param previous         The quantity before typing.
 * @param decimalSeparator The site's (of its currency setting).
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
