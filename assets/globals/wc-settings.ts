import { getCurrencyPrefix, getCurrencySuffix } from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { isVersion, type VersionOperator } from './compare-versions';

/** What add-ons find as `wc.wcSettings`. Source: docs/contract/globals.md 3. */
export function createWcSettings( settings: Settings ) {
	const { all } = settings;
	return {
		getSetting: settings.getSetting,
		/** A setting that the guard takes, else the fallback. What gateways print is not looked at. */
		getSettingWithCoercion: settings.getSettingWithCoercion,
		/** What the server of a gateway prints for its script; the fallback, `null` by default, where it prints nothing. */
		getPaymentMethodData: settings.getPaymentMethodData,
		/** Address of a page of the administration. */
		getAdminLink: ( path: string ) => settings.adminUrl + path,
		/** Whether the version of WordPress is so: `isWpVersion( '6.6', '>=' )`. */
		isWpVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wpVersion, version, operator ),
		isWcVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wcVersion, version, operator ),
		/** What stands before an amount, by the position of the symbol: `left`, `left_space`; else `''`. */
		getCurrencyPrefix,
		/** What stands behind it: `right`, `right_space`; else `''`. */
		getCurrencySuffix,
		/** All settings as they are printed, with the defaults of those that are not. */
		allSettings: all,
		/** The fields of the forms, by key. */
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
}
