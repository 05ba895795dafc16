export interface Currency {
	/** ISO 4217, such as `"USD"`. */
	code: string;
	/** Displayed symbol, entities decoded: `"$"`. */
	symbol: string;
	/** Between groups of three digits; `''` for none. */
	thousandSeparator: string;
	decimalSeparator: string;
	/** Number of decimals: amounts are integers of 10^-minorUnit. */
	minorUnit: number;
	/** Includes a space, if there is one. */
	prefix: string;
	/** Includes a space, if there is one. */
	suffix: string;
}

export type SymbolPosition = 'left' | 'left_space' | 'right' | 'right_space';

/** The parsed setting `currency` (docs/contract/settings.md 2). `precision` is the minor unit. */
export interface CurrencySetting {
	code: string;
	precision: number;
	symbol: string;
	symbolPosition: SymbolPosition;
	decimalSeparator: string;
	thousandSeparator: string;
}

/** For pages without the setting (docs/contract/cart-and-checkout.md 9). */
export const DEFAULT_CURRENCY_SETTING: CurrencySetting = {
	code: 'USD',
	precision: 2,
	symbol: '$',
	symbolPosition: 'left',
	decimalSeparator: '.',
	thousandSeparator: ',',
};

/** More than any currency has: an invalid number mustn't fill the memory with zeros. */
const LARGEST_MINOR_UNIT = 100;

/** A non-negative integer (docs/contract/globals.md 9) of plausible size. */
export const isMinorUnit = ( value: unknown ): value is number =>
	typeof value === 'number' &&
	Number.isInteger( value ) &&
	value >= 0 &&
	value <= LARGEST_MINOR_UNIT;

export const getCurrencyPrefix = (
	symbol: string,
	position: string
): string => {
	if ( position === 'left' ) {
		return symbol;
	}
	return position === 'left_space' ? `${ symbol } ` : '';
};

export const getCurrencySuffix = (
	symbol: string,
	position: string
): string => {
	if ( position === 'right' ) {
		return symbol;
	}
	return position === 'right_space' ? ` ${ symbol }` : '';
};

export const siteCurrency = ( setting: CurrencySetting ): Currency => ( {
	code: setting.code,
	symbol: setting.symbol,
	thousandSeparator: setting.thousandSeparator,
	decimalSeparator: setting.decimalSeparator,
	minorUnit: setting.precision,
	prefix: getCurrencyPrefix( setting.symbol, setting.symbolPosition ),
	suffix: getCurrencySuffix( setting.symbol, setting.symbolPosition ),
} );
