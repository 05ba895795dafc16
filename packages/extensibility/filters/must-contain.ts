import { __, sprintf } from '@wordpress/i18n';

/**
 * Throws unless a text has a part in it; else `true` (docs/contract/cart-and-checkout.md 5, "Add-on rules").
 *
 * @example mustContain( 'from <price/>', '<price/>' ); // true
 */
export const mustContain = ( value: string, needle: string ): true => {
	if ( ! value.includes( needle ) ) {
		throw new Error(
			sprintf(
				/* translators: 1: a text that has to be part of another, such as <price/>. 2: that other text. */
				__(
					'Returned value must include %1$s, you passed "%2$s"',
					'woocommerce'
				),
				needle,
				value
			)
		);
	}
	return true;
};

/** What stands for the amount in words around it. */
export const PRICE_PARTS = [ '<price/>' ] as const;

/** What stands for quantity, name and amount in a sentence about a line. */
export const SENTENCE_PARTS = [
	'<quantity/>',
	'<productName/>',
	'<price/>',
] as const;

/** Throws unless a format says where the price goes. */
export const productPriceValidation = ( value: string ): true => {
	PRICE_PARTS.forEach( ( part ) => mustContain( value, part ) );
	return true;
};

/** Throws unless a sentence about a price says where quantity, name and price go. */
export const productPriceScreenReaderValidation = ( value: string ): true => {
	SENTENCE_PARTS.forEach( ( part ) => mustContain( value, part ) );
	return true;
};
