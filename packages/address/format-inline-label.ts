import { __ } from '@wordpress/i18n';

/** The language of a locale, as `pt` of `pt_PT_ao90`; English of what is no locale, which lower-cases as most do. */
const getLanguage = ( locale: string ): string =>
	/^[a-z]{2,3}(?=$|[_-])/i.exec( locale )?.[ 0 ].toLowerCase() ?? 'en';

/**
 * A label as it stands inside a sentence: in lower case, but for German, where nouns keep their capitals; "field" when
 * there is none. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields", docs/contract/globals.md 4
 * (getFieldLabel).
 *
 * @param label
 * @param locale Of the page's texts, as `en_US` or `de-AT`.
 */
export const formatInlineLabel = ( label: string, locale: string ): string => {
	if ( label === '' ) {
		return __( 'field', 'woocommerce' );
	}
	const language = getLanguage( locale );
	return language === 'de' ? label : label.toLocaleLowerCase( language );
};
