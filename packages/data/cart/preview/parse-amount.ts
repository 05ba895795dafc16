import type { Currency } from '@shopfront/money';

/**
 * Converts an amount that a merchant typed, such as `4.5` or `4,50`, to minor units, truncating extra digits. Returns
 * `"0"` for formulas such as `[qty] * 2`, which depend on the cart.
 */
export const parseAmount = (
	text: string,
	{ decimalSeparator, minorUnit }: Currency
): string => {
	const [ , whole = '0', decimals = '' ] =
		/^(\d+)(?:\.(\d+))?$/.exec(
			text.trim().replace( decimalSeparator, '.' )
		) ?? [];
	const digits = decimals.slice( 0, minorUnit ).padEnd( minorUnit, '0' );
	return String( BigInt( whole + digits ) );
};
