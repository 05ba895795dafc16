import type { CartSummary } from './summary';

/**
 * Returns a cart's subtotal for display, such as `"$36.00"`, or `''` if its amounts are uncertain or invalid. Formats
 * amounts like `@shopfront/money`, which is too large for a badge.
 */
export const getSubtotal = (
	{ totals }: CartSummary,
	includesTax: boolean
): string => {
	try {
		const value = Object( totals );
		const currency = ( name: string ) => value[ `currency_${ name }` ];
		const minorUnit = currency( 'minor_unit' );
		const point = currency( 'decimal_separator' );
		const separator = currency( 'thousand_separator' );
		const [ , whole = '', decimals ] = String(
			BigInt( value.total_items ) +
				BigInt( includesTax && value.total_items_tax )
		)
			.padStart( minorUnit + 1, '0' )
			.match( `^(\\d+)(\\d{${ minorUnit }})$` ) as string[];
		return (
			currency( 'prefix' ) +
			whole.replace(
				/\B(?=(\d{3})+$)/g,
				separator === point ? '' : separator
			) +
			( decimals && point + decimals ) +
			currency( 'suffix' )
		);
	} catch {
		return '';
	}
};
