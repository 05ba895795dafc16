import { setLocaleData } from '@wordpress/i18n';

/** Texts by text domain, in the format of WordPress. */
type Translations = Record< string, Parameters< typeof setLocaleData >[ 0 ] >;

/** Set by a file of the standalone build, `translations.{locale}.js`, or by the page. */
interface MaybeTranslated {
	readonly shopfrontTranslations?: Translations;
}

/** Applies the translations that the page loaded before the entry. On WordPress, PHP prints them after `wp-i18n`. */
export function applyTranslations( view: Window & MaybeTranslated ): void {
	const found = view.shopfrontTranslations;
	for ( const domain in found ) {
		setLocaleData( found[ domain ], domain );
	}
}
