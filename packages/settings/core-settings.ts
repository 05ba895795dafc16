import {
	siteCurrency,
	type Currency,
	type CurrencySetting,
} from '@shopfront/money';
import { readBlocksConfig, type BlocksConfig } from './blocks-config';
import { readCurrencySetting } from './currency-setting';
import { DEFAULT_WEEKDAYS } from './defaults';
import {
	readBoolean,
	readNumber,
	readRecord,
	readString,
	readStrings,
	readStringMap,
	type UnknownRecord,
} from './readers';
import {
	readStorePages,
	type StorePage,
	type StorePageName,
} from './store-pages';

/** Default path of the login page (docs/contract/settings.md 2). */
const DEFAULT_LOGIN_PATH = '/wp-login.php';

/** Settings of every page. Source: docs/contract/settings.md 2. */
export interface CoreSettings {
	/** URL of the WordPress admin, with a trailing slash. */
	adminUrl: string;
	/** URL of the site. */
	homeUrl: string;
	/** URL of a REST root on another origin, our own setting; `''` if the API is part of the site. */
	restRoot: string;
	/**
	 * Whether the server sets the cookie `woocommerce_items_in_cart`, readable by scripts, while a cart has items; our own
	 * setting. Then a page without it has an empty cart, without a request.
	 */
	hasCartCookie: boolean;
	/** Title of the site. */
	siteTitle: string;
	/** URL of the login page. */
	wpLoginUrl: string;
	/** Image of products without one; `''` for none. */
	placeholderImgSrc: string;
	/** URL of the platform's images and scripts. */
	wcAssetUrl: string;
	/** Version of the platform; `isWcVersion` compares it. */
	wcVersion: string;
	/** Version of WordPress; `isWpVersion` compares it. */
	wpVersion: string;
	/** Names of countries, by code. */
	countries: Readonly< Record< string, string > >;
	/** Currency of the shop; `SITE_CURRENCY` is its format for amounts. */
	currency: CurrencySetting;
	/** Format of amounts without a currency of their own. */
	siteCurrency: Currency;
	/** 0 for shoppers who are not logged in. */
	currentUserId: number;
	/** Whether the user is an administrator, who sees more about errors. */
	currentUserIsAdmin: boolean;
	/** Languages of the site and of the user, and names of weekdays. */
	locale: {
		/** Such as `en_US`. */
		siteLocale: string;
		userLocale: string;
		/** Seven names, Sunday first. */
		weekdaysShort: readonly string[];
	};
	/** Labels of order statuses, by status without `wc-`. */
	orderStatuses: Readonly< Record< string, string > >;
	/** Whether adding a product redirects the shopper to the cart. */
	cartRedirectAfterAdd: boolean;
	/** Cart, checkout, account and others: id, title and URL, which is `false` for a page that is not set up. */
	storePages: Readonly< Record< StorePageName, StorePage > >;
	/** Labels by stock status. */
	stockStatusOptions: Readonly< Record< string, string > >;
	hideOutOfStockItems: boolean;
	/** Files and routes of the platform for blocks. */
	wcBlocksConfig: BlocksConfig;
}

const readWeekdays = ( value: unknown ): readonly string[] => {
	const weekdays = readStrings( value );
	return weekdays.length === 7 ? weekdays : DEFAULT_WEEKDAYS;
};

/** Reads the settings of every page, after defaults are applied. */
export const readCoreSettings = ( all: UnknownRecord ): CoreSettings => {
	const currency = readCurrencySetting( all.currency );
	const locale = readRecord( all.locale );
	return {
		adminUrl: readString( all.adminUrl ),
		homeUrl: readString( all.homeUrl ),
		restRoot: readString( all.shopfrontRestRoot ),
		hasCartCookie: readBoolean( all.shopfrontCartCookie ),
		siteTitle: readString( all.siteTitle ),
		wpLoginUrl: readString( all.wpLoginUrl ) || DEFAULT_LOGIN_PATH,
		placeholderImgSrc: readString( all.placeholderImgSrc ),
		wcAssetUrl: readString( all.wcAssetUrl ),
		wcVersion: readString( all.wcVersion ),
		wpVersion: readString( all.wpVersion ),
		countries: readStringMap( all.countries ),
		currency,
		siteCurrency: siteCurrency( currency ),
		currentUserId: readNumber( all.currentUserId ),
		currentUserIsAdmin: readBoolean( all.currentUserIsAdmin ),
		locale: {
			siteLocale: readString( locale.siteLocale, 'en_US' ),
			userLocale: readString( locale.userLocale, 'en_US' ),
			weekdaysShort: readWeekdays( locale.weekdaysShort ),
		},
		orderStatuses: readStringMap( all.orderStatuses ),
		cartRedirectAfterAdd: readBoolean(
			readRecord( all.productsSettings ).cartRedirectAfterAdd
		),
		storePages: readStorePages( all.storePages ),
		stockStatusOptions: readStringMap( all.stockStatusOptions ),
		hideOutOfStockItems: readBoolean( all.hideOutOfStockItems ),
		wcBlocksConfig: readBlocksConfig( all.wcBlocksConfig ),
	};
};
