import { setLocaleData } from '@wordpress/i18n';

/** By text domain, in WordPress's format. */
type Translations = Record< string, Parameters< typeof setLocaleData >[ 0 ] >;

/** `translations.{locale}.js` of the standalone build sets it, or the page. */
interface MaybeTranslated {
	readonly shopfrontTranslations?: Translations;
}

/** The page loaded the translations before the entry. On WordPress, PHP prints them after `wp-i18n`. */
export const applyTranslations = ( view: Window & MaybeTranslated ): void => {
	const found = view.shopfrontTranslations;
	for ( const domain in found ) {
		setLocaleData( found[ domain ], domain );
	}
};
