export {
	addMinor,
	compareMinor,
	isZeroMinor,
	multiplyMinor,
	negateMinor,
	subtractMinor,
	sumMinor,
} from './arithmetic';
export {
	DEFAULT_CURRENCY_SETTING,
	getCurrencyPrefix,
	getCurrencySuffix,
	isMinorUnit,
	siteCurrency,
	type Currency,
	type CurrencySetting,
	type SymbolPosition,
} from './currency';
export { currencyFromResponse } from './currency-from-response';
export { formatMoney } from './format-money';

export { multiplyRawPrice } from './multiply-raw-price';
