import { DEFAULT_CURRENCY_SETTING } from '@shopfront/money';
import { isRecord, readRecord, type UnknownRecord } from './readers';

export const DEFAULT_WEEKDAYS: readonly string[] = [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
];

/** For settings that the page lacks. Source: docs/contract/globals.md 3. */
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

/** Merges the page's settings into the defaults; `currency` and `locale` one level deeper. */
export const applyDefaults = ( source: unknown ): UnknownRecord => {
	const given: UnknownRecord = isRecord( source ) ? source : {};
	return {
		...DEFAULTS,
		...given,
		currency: { ...DEFAULTS.currency, ...readRecord( given.currency ) },
		locale: { ...DEFAULTS.locale, ...readRecord( given.locale ) },
	};
};
