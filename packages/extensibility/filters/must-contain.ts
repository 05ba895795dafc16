import { __, sprintf } from '@wordpress/i18n';

/**
 * Throws unless the text contains the needle (docs/contract/cart-and-checkout.md 5, "Add-on rules").
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

export const PRICE_PARTS = [ '<price/>' ] as const;

export const SENTENCE_PARTS = [
	'<quantity/>',
	'<productName/>',
	'<price/>',
] as const;

export const productPriceValidation = ( value: string ): true => {
	PRICE_PARTS.forEach( ( part ) => mustContain( value, part ) );
	return true;
};

export const productPriceScreenReaderValidation = ( value: string ): true => {
	SENTENCE_PARTS.forEach( ( part ) => mustContain( value, part ) );
	return true;
};
