/** What stands for the price in a price format. */
export const PRICE_TAG = '<price/>';

/** Whether an add-on's or a setting's price format can be used: a string that has the tag (specification 5). */
export const isPriceFormat = ( value: unknown ): value is string =>
	typeof value === 'string' && value.includes( PRICE_TAG );

/**
 * The texts around the price, in order: the price goes between each two of them. A format that cannot be used
 * counts as the default, which is the price alone.
 *
 * @example
 * priceFormatParts( 'from <price/> a month' ); // [ 'from ', ' a month' ]
 */
export const priceFormatParts = ( format: unknown ): string[] =>
	( isPriceFormat( format ) ? format : PRICE_TAG ).split( PRICE_TAG );

/** A price format as text, with a formatted price in its place. */
export const formatPriceTemplate = (
	format: unknown,
	formattedPrice: string
): string => priceFormatParts( format ).join( formattedPrice );
