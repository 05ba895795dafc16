import type { Currency } from '@shopfront/money';

/**
 * The minor units of an amount that a shop's owner typed, as `4.5` or `4,50`; digits beyond the currency's are left
 * out. What is no plain amount, as `[qty] * 2`, depends on the cart, and is `"0"`.
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
