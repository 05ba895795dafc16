/** How amounts of one currency are written. */
export interface Currency {
	/** ISO 4217, as `"USD"`. */
	code: string;
	/** As it is shown, entities decoded: `"$"`. */
	symbol: string;
	/** Between groups of three digits; `''` for none. */
	thousandSeparator: string;
	decimalSeparator: string;
	/** Decimals of an amount: an amount is an integer of 10^-minorUnit. */
	minorUnit: number;
	/** Before the number, a space included where there is one. */
	prefix: string;
	/** After the number, likewise. */
	suffix: string;
}

/** Where the symbol stands, in the words of the site's setting. */
export type SymbolPosition = 'left' | 'left_space' | 'right' | 'right_space';

/** The setting `currency` (docs/contract/settings.md 2), read. `precision` is the minor unit. */
export interface CurrencySetting {
	code: string;
	precision: number;
	symbol: string;
	symbolPosition: SymbolPosition;
	decimalSeparator: string;
	thousandSeparator: string;
}

/** The site's setting when the page has none (docs/contract/cart-and-checkout.md 9). */
export const DEFAULT_CURRENCY_SETTING: CurrencySetting = {
	code: 'USD',
	precision: 2,
	symbol: '$',
	symbolPosition: 'left',
	decimalSeparator: '.',
	thousandSeparator: ',',
};

/** No currency has so many decimals; a larger number is a mistake that would fill the memory with zeros. */
const LARGEST_MINOR_UNIT = 100;

/** Whether a value can be a minor unit: a non-negative integer (docs/contract/globals.md 9), and a sane one. */
export const isMinorUnit = ( value: unknown ): value is number =>
	typeof value === 'number' &&
	Number.isInteger( value ) &&
	value >= 0 &&
	value <= LARGEST_MINOR_UNIT;

/** What stands before the number: the symbol for `left`, the symbol and a space for `left_space`, else nothing. */
export const getCurrencyPrefix = (
	symbol: string,
	position: string
): string => {
	if ( position === 'left' ) {
		return symbol;
	}
	return position === 'left_space' ? `${ symbol } ` : '';
};

/** What stands after the number: the symbol for `right`, a space and the symbol for `right_space`, else nothing. */
export const getCurrencySuffix = (
	symbol: string,
	position: string
): string => {
	if ( position === 'right' ) {
		return symbol;
	}
	return position === 'right_space' ? ` ${ symbol }` : '';
};

/** The currency that the site's setting describes. */
export const siteCurrency = ( setting: CurrencySetting ): Currency => ( {
	code: setting.code,
	symbol: setting.symbol,
	thousandSeparator: setting.thousandSeparator,
	decimalSeparator: setting.decimalSeparator,
	minorUnit: setting.precision,
	prefix: getCurrencyPrefix( setting.symbol, setting.symbolPosition ),
	suffix: getCurrencySuffix( setting.symbol, setting.symbolPosition ),
} );
