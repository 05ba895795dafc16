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
	readTexts,
	type UnknownRecord,
} from './readers';
import {
	readStorePages,
	type StorePage,
	type StorePageName,
} from './store-pages';

/** The path of the login page where the page names none (contract/settings.md 2). */
const DEFAULT_LOGIN_PATH = '/wp-login.php';

/** What every page tells, whatever blocks it has. Source: contract/settings.md 2. */
export interface CoreSettings {
	adminUrl: string;
	homeUrl: string;
	siteTitle: string;
	/** Where a shopper logs in. */
	wpLoginUrl: string;
	/** `''` when there is none. */
	placeholderImgSrc: string;
	wcAssetUrl: string;
	wcVersion: string;
	wpVersion: string;
	/** Names by country code. */
	countries: Readonly< Record< string, string > >;
	currency: CurrencySetting;
	/** How amounts without a currency of their own are written. */
	siteCurrency: Currency;
	/** 0 for a guest. */
	currentUserId: number;
	/** Whether the reader manages the shop, and is told more about what went wrong. */
	currentUserIsAdmin: boolean;
	locale: {
		/** As `en_US`. */
		siteLocale: string;
		userLocale: string;
		/** Seven names, Sunday first. */
		weekdaysShort: readonly string[];
	};
	/** Labels by status, without `wc-`. */
	orderStatuses: Readonly< Record< string, string > >;
	/** Whether a product that was added sends the shopper to the cart. */
	cartRedirectAfterAdd: boolean;
	storePages: Readonly< Record< StorePageName, StorePage > >;
	/** Labels by stock status. */
	stockStatusOptions: Readonly< Record< string, string > >;
	hideOutOfStockItems: boolean;
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
		countries: readTexts( all.countries ),
		currency,
		siteCurrency: siteCurrency( currency ),
		currentUserId: readNumber( all.currentUserId ),
		currentUserIsAdmin: readBoolean( all.currentUserIsAdmin ),
		locale: {
			siteLocale: readString( locale.siteLocale, 'en_US' ),
			userLocale: readString( locale.userLocale, 'en_US' ),
			weekdaysShort: readWeekdays( locale.weekdaysShort ),
		},
		orderStatuses: readTexts( all.orderStatuses ),
		cartRedirectAfterAdd: readBoolean(
			readRecord( all.productsSettings ).cartRedirectAfterAdd
		),
		storePages: readStorePages( all.storePages ),
		stockStatusOptions: readTexts( all.stockStatusOptions ),
		hideOutOfStockItems: readBoolean( all.hideOutOfStockItems ),
		wcBlocksConfig: readBlocksConfig( all.wcBlocksConfig ),
	};
};
