import { formatMoney } from '@shopfront/money';
import type { CurrencyFields } from '@shopfront/store-api';
import { escapeHtml } from './api-error';
import type { ShopOptions } from './options';

export type CurrencyCode = ShopOptions[ 'currency' ];

export interface CurrencyDefinition {
	code: string;
	symbol: string;
	position: 'left' | 'left_space' | 'right' | 'right_space';
	minorUnit: number;
	decimalSeparator: string;
	thousandSeparator: string;
}

/** Every symbol position; zero, two and three decimals; and equal separators (SEK, on purpose). */
export const CURRENCIES: Record< CurrencyCode, CurrencyDefinition > = {
	USD: {
		code: 'USD',
		symbol: '$',
		position: 'left',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	EUR: {
		code: 'EUR',
		symbol: '€',
		position: 'right_space',
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: '.',
	},
	GBP: {
		code: 'GBP',
		symbol: '£',
		position: 'left',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	JPY: {
		code: 'JPY',
		symbol: '¥',
		position: 'left',
		minorUnit: 0,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	KWD: {
		code: 'KWD',
		symbol: 'د.ك',
		position: 'right',
		minorUnit: 3,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	CHF: {
		code: 'CHF',
		symbol: 'CHF',
		position: 'left_space',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: '’',
	},
	SEK: {
		code: 'SEK',
		symbol: 'kr',
		position: 'right_space',
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: ',',
	},
};

export const MICRO_DECIMALS = 6;

/** Rounds half away from zero, as the platform rounds money. The denominator must be above 0. */
export const divideRounded = (
	numerator: bigint,
	denominator: bigint
): bigint => {
	const twice = numerator < 0n ? -numerator * 2n : numerator * 2n;
	const rounded = ( twice + denominator ) / ( denominator * 2n );
	return numerator < 0n ? -rounded : rounded;
};

/** 10 000 for cents, 1 000 000 for yen. */
export const microsPerMinor = (
	options: Pick< ShopOptions, 'currency' >
): bigint => {
	return (
		10n **
		BigInt( MICRO_DECIMALS - CURRENCIES[ options.currency ].minorUnit )
	);
};

/** The seven currency fields of every price in the Store API (docs/contract/store-api.md 1.2). */
export const currencyFields = (
	options: Pick< ShopOptions, 'currency' >
): CurrencyFields => {
	const {
		code,
		symbol,
		position,
		minorUnit,
		decimalSeparator,
		thousandSeparator,
	} = CURRENCIES[ options.currency ];
	const prefixes = {
		left: symbol,
		left_space: `${ symbol } `,
		right: '',
		right_space: '',
	};
	const suffixes = {
		left: '',
		left_space: '',
		right: symbol,
		right_space: ` ${ symbol }`,
	};
	return {
		currency_code: code,
		currency_symbol: symbol,
		currency_minor_unit: minorUnit,
		currency_decimal_separator: decimalSeparator,
		currency_thousand_separator: thousandSeparator,
		currency_prefix: prefixes[ position ],
		currency_suffix: suffixes[ position ],
	};
};

/** `&#036;200.00`, as in the platform's HTML messages. `minor` is in minor units. */
export const formatAmount = (
	minor: bigint,
	options: Pick< ShopOptions, 'currency' >
): string => {
	const { currency_prefix: prefix, currency_suffix: suffix } =
		currencyFields( options );
	const text = formatMoney( minor.toString(), {
		...CURRENCIES[ options.currency ],
		prefix,
		suffix,
	} );
	return escapeHtml( text ).replaceAll( '$', '&#036;' );
};
