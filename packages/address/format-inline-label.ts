import { __ } from '@wordpress/i18n';

/**
 * Reads the language of a locale, such as `pt` in `pt_PT_ao90`. Defaults to English, which lowercases like most
 * languages.
 */
const getLanguage = ( locale: string ): string =>
	/^[a-z]{2,3}(?=$|[_-])/i.exec( locale )?.[ 0 ].toLowerCase() ?? 'en';

/** Ends before the first acronym, a word of two or more capitals. */
const BEFORE_ACRONYM = /^.*?(?=\p{Lu}{2,}(?!\p{L})|$)/su;

/**
 * Formats a label for use inside a sentence: in lower case up to the first acronym, as in "company VAT Number" and
 * "ZIP Code". German nouns keep their capitals, so pass the page's locale, such as `en_US` or `de-AT`. Returns
 * "field" for an empty label. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields",
 * docs/contract/globals.md 4 (getFieldLabel).
 */
export const formatInlineLabel = ( label: string, locale: string ): string => {
	if ( label === '' ) {
		return __( 'field', 'woocommerce' );
	}
	const language = getLanguage( locale );
	return language === 'de'
		? label
		: label.replace( BEFORE_ACRONYM, ( text ) =>
				text.toLocaleLowerCase( language )
			);
};
