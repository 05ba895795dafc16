import { getCurrencyPrefix, getCurrencySuffix } from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { isVersion, type VersionOperator } from './compare-versions';

/** Creates `wc.wcSettings`. Source: docs/contract/globals.md 3. */
export const createWcSettings = ( settings: Settings ) => {
	const { all } = settings;
	return {
		getSetting: settings.getSetting,
		/** Returns a setting that passes the guard, otherwise the fallback. We don't validate gateway data. */
		getSettingWithCoercion: settings.getSettingWithCoercion,
		/** Returns the data that a gateway prints for its script, or the fallback, by default `null`. */
		getPaymentMethodData: settings.getPaymentMethodData,
		/** Returns the URL of an admin page. */
		getAdminLink: ( path: string ) => settings.adminUrl + path,
		/** Compares the version of WordPress: `isWpVersion( '6.6', '>=' )`. */
		isWpVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wpVersion, version, operator ),
		isWcVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wcVersion, version, operator ),
		/** Returns the text before an amount for the symbol positions `left` and `left_space`, otherwise `''`. */
		getCurrencyPrefix,
		/** Returns the text after an amount for the symbol positions `right` and `right_space`, otherwise `''`. */
		getCurrencySuffix,
		/** All printed settings, with defaults for missing ones. */
		allSettings: all,
		/** The fields of the address forms, by key. */
		defaultFields: settings.defaultFields,
		ADMIN_URL: all.adminUrl,
		COUNTRIES: all.countries,
		CURRENCY: all.currency,
		CURRENT_USER_IS_ADMIN: all.currentUserIsAdmin,
		HOME_URL: all.homeUrl,
		LOCALE: all.locale,
		ORDER_STATUSES: all.orderStatuses,
		PLACEHOLDER_IMG_SRC: all.placeholderImgSrc,
		SITE_CURRENCY: settings.siteCurrency,
		SITE_TITLE: all.siteTitle,
		STORE_PAGES: all.storePages,
		WC_ASSET_URL: all.wcAssetUrl,
		WC_VERSION: all.wcVersion,
		WP_LOGIN_URL: all.wpLoginUrl,
		WP_VERSION: all.wpVersion,
	};
};
