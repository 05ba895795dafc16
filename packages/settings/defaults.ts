import { DEFAULT_CURRENCY_SETTING } from '@shopfront/money';
import { isRecord, readRecord, type UnknownRecord } from './readers';

/** The names of days that are shown where the page tells none. */
export const DEFAULT_WEEKDAYS: readonly string[] = [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
];

/** What stands in for keys that the page has not printed. Source: docs/contract/globals.md 3. */
const DEFAULTS = {
	adminUrl: '',
	countries: [],
	countryData: {},
	currency: { ...DEFAULT_CURRENCY_SETTING, priceFormat: '%1$s%2$s' },
	currentUserId: 0,
	currentUserIsAdmin: false,
	homeUrl: '',
	locale: {
		siteLocale: 'en_US',
		userLocale: 'en_US',
		weekdaysShort: DEFAULT_WEEKDAYS,
	},
	orderStatuses: [],
	placeholderImgSrc: '',
	siteTitle: '',
	storePages: [],
	wcAssetUrl: '',
	wcVersion: '',
	wpLoginUrl: '',
	wpVersion: '',
};

/** The page's settings over the defaults; `currency` and `locale` are merged one level deep. */
export const applyDefaults = ( source: unknown ): UnknownRecord => {
	const given: UnknownRecord = isRecord( source ) ? source : {};
	return {
		...DEFAULTS,
		...given,
		currency: { ...DEFAULTS.currency, ...readRecord( given.currency ) },
		locale: { ...DEFAULTS.locale, ...readRecord( given.locale ) },
	};
};
