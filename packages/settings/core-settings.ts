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

/** The path of the login page where the page names none (docs/contract/settings.md 2). */
const DEFAULT_LOGIN_PATH = '/wp-login.php';

/** What every page tells, whatever blocks it has. Source: docs/contract/settings.md 2. */
export interface CoreSettings {
	/** Address of the administration, with a slash at the end. */
	adminUrl: string;
	/** Address of the site. */
	homeUrl: string;
	/** Title of the site. */
	siteTitle: string;
	/** Address of the login page. */
	wpLoginUrl: string;
	/** Image of products without one; `''` for none. */
	placeholderImgSrc: string;
	/** Address of the platform's images and scripts. */
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
	/** 0 for a guest. */
	currentUserId: number;
	/** Whether the user manages the shop, and sees more about errors. */
	currentUserIsAdmin: boolean;
	/** Languages of the site and of the user, and names of days. */
	locale: {
		/** As `en_US`. */
		siteLocale: string;
		userLocale: string;
		/** Seven names, Sunday first. */
		weekdaysShort: readonly string[];
	};
	/** Labels of order statuses, without `wc-`. */
	orderStatuses: Readonly< Record< string, string > >;
	/** Whether a product that was added sends the shopper to the cart. */
	cartRedirectAfterAdd: boolean;
	/** Cart, checkout, account and others: id, title and address, which is `false` for a page that is not set up. */
	storePages: Readonly< Record< StorePageName, StorePage > >;
	/** Labels by stock status. */
	stockStatusOptions: Readonly< Record< string, string > >;
	hideOutOfStockItems: boolean;
	/** The platform's files and routes that blocks need. */
	wcBlocksConfig: BlocksConfig;
}

const readWeekdays = ( value: unknown ): readonly string[] => {
	const weekdays = readStrings( value );
	return weekdays.length === 7 ? weekdays : DEFAULT_WEEKDAYS;
};

/** Reads the keys of every page from settings that have their defaults. */
export const readCoreSettings = ( all: UnknownRecord ): CoreSettings => {
	const currency = readCurrencySetting( all.currency );
	const locale = readRecord( all.locale );
	return {
		adminUrl: readString( all.adminUrl ),
		homeUrl: readString( all.homeUrl ),
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
