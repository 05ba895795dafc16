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

/** Source: docs/contract/settings.md 2. */
const DEFAULT_LOGIN_PATH = '/wp-login.php';

/** Source: docs/contract/settings.md 2. */
export interface CoreSettings {
	/** URL of the WordPress admin, with a trailing slash. */
	adminUrl: string;
	/** URL of the site. */
	homeUrl: string;
	/** URL of a REST root on another origin, our own setting; `''` if the API is part of the site. */
	restRoot: string;
	/**
	 * Our own setting: whether the server sets the cookie `woocommerce_items_in_cart`, which scripts can read, while a
	 * cart has items. If so, a page without the cookie knows that its cart is empty, and sends no request.
	 */
	hasCartCookie: boolean;
	/** Title of the site. */
	siteTitle: string;
	/** URL of the login page. */
	wpLoginUrl: string;
	/** Image for products without one; `''` for none. */
	placeholderImgSrc: string;
	/** URL of WooCommerce's images and scripts. */
	wcAssetUrl: string;
	/** Version of WooCommerce; compare it with `isWcVersion`. */
	wcVersion: string;
	/** Version of WordPress; compare it with `isWpVersion`. */
	wpVersion: string;
	/** Names of countries, by code. */
	countries: Readonly< Record< string, string > >;
	/** The shop's currency; `SITE_CURRENCY` is its format for amounts. */
	currency: CurrencySetting;
	/** Format of amounts that don't name their currency. */
	siteCurrency: Currency;
	/** 0 for shoppers who aren't logged in. */
	currentUserId: number;
	/** Whether the user is an administrator, who sees more details of errors. */
	currentUserIsAdmin: boolean;
	/** The site's and the user's languages, and the names of weekdays. */
	locale: {
		/** Such as `en_US`. */
		siteLocale: string;
		userLocale: string;
		/** Seven names, Sunday first. */
		weekdaysShort: readonly string[];
	};
	/** Labels of order statuses, by status without `wc-`. */
	orderStatuses: Readonly< Record< string, string > >;
	/** Whether the shopper goes to the cart after adding a product. */
	cartRedirectAfterAdd: boolean;
	/** Cart, checkout, account and other pages: id, title and URL. The URL is `false` if the page isn't set up. */
	storePages: Readonly< Record< StorePageName, StorePage > >;
	/** Labels by stock status. */
	stockStatusOptions: Readonly< Record< string, string > >;
	hideOutOfStockItems: boolean;
	/** WooCommerce's files and routes for blocks. */
	wcBlocksConfig: BlocksConfig;
}

const readWeekdays = ( value: unknown ): readonly string[] => {
	const weekdays = readStrings( value );
	return weekdays.length === 7 ? weekdays : DEFAULT_WEEKDAYS;
};

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
