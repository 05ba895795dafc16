import { getCurrencyPrefix, getCurrencySuffix } from '@shopfront/money';
import type { Settings } from '@shopfront/settings';
import { isVersion, type VersionOperator } from './compare-versions';

/** What add-ons find as `wc.wcSettings`. Source: contract/globals.md 3. */
export function createWcSettings( settings: Settings ) {
	const { all } = settings;
	return {
		getSetting: settings.getSetting,
		getSettingWithCoercion: settings.getSettingWithCoercion,
		getPaymentMethodData: settings.getPaymentMethodData,
		getAdminLink: ( path: string ) => settings.adminUrl + path,
		isWpVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wpVersion, version, operator ),
		isWcVersion: ( version: string, operator: VersionOperator = '=' ) =>
			isVersion( settings.wcVersion, version, operator ),
		getCurrencyPrefix,
		getCurrencySuffix,
		allSettings: all,
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
