import { clampDecimal } from './clamp-quantity';
import { parseDecimal, toNumber, type Decimal } from './decimal';
import { isBelowMaximum, scaleToLimits, type QuantityRange } from './limits';

/** The zero of each set of digits that keyboards type besides ASCII: Arabic-Indic, Eastern Arabic-Indic, full-width. */
const ZEROS = [ 0x0660, 0x06f0, 0xff10 ];

const toAsciiDigit = ( character: string ): string => {
	const code = character.codePointAt( 0 ) ?? 0;
	const zero = ZEROS.find( ( first ) => code >= first && code < first + 10 );
	return zero === undefined ? character : String( code - zero );
};

/** Why a quantity differs from the typed text. `invalid`: not a number; `step`: not a multiple of the step. */
export type QuantityAdjustment =
	'invalid' | 'zero' | 'minimum' | 'maximum' | 'step';

export interface ParsedQuantity {
	quantity: number;
	/** `null` if it's the typed quantity. */
	adjustment: QuantityAdjustment | null;
}

const findAdjustment = (
	typed: Decimal,
	limits: Partial< QuantityRange >
): QuantityAdjustment => {
	const scaled = scaleToLimits( typed, limits );
	if ( ! isBelowMaximum( scaled.quantity, scaled ) ) {
		return 'maximum';
	}
	return scaled.quantity < scaled.minimum ? 'minimum' : 'step';
};

/**
 * Parses a typed quantity and clamps it to the limits. Returns `previous` for text that isn't a number, and for zero,
 * because the shopper may mean a removal. Source: docs/contract/cart-and-checkout.md 5, "Quantity".
 *
 * Numbers are digits with at most one decimal separator: a point, or a comma if the site uses one. Arabic-Indic,
 * Eastern Arabic-Indic and full-width digits and the Arabic decimal separator are valid, since some keyboards type
 * them. Thousands separators and exponents (`1,000` on a site with decimal points, `1e3`) are invalid, because we'd
 * have to guess their meaning.
 *
 * @param text             Typed text; surrounding white space doesn't matter.
 * @param limits           The item's limits.
 * @param previous         The quantity before typing.
 * @param decimalSeparator The separator in the site's currency setting.
 */
export const parseTypedQuantity = (
	text: string,
	limits: Partial< QuantityRange >,
	previous: number,
	decimalSeparator = '.'
): ParsedQuantity => {
	const ascii = Array.from( text.trim(), toAsciiDigit )
		.join( '' )
		.replace( '٫', '.' );
	const plain = decimalSeparator === ',' ? ascii.replace( ',', '.' ) : ascii;
	const typed = /e/i.test( plain ) ? undefined : parseDecimal( plain );
	if ( ! typed || typed.units === 0n ) {
		return { quantity: previous, adjustment: typed ? 'zero' : 'invalid' };
	}
	const quantity = clampDecimal( typed, limits );
	return {
		quantity,
		adjustment:
			quantity === toNumber( typed )
				? null
				: findAdjustment( typed, limits ),
	};
};
