import {
	DEFAULT_CURRENCY_SETTING,
	isMinorUnit,
	type CurrencySetting,
	type SymbolPosition,
} from '@shopfront/money';
import { decodeEntities } from '@shopfront/text';
import { readRecord, readString } from './readers';

const POSITIONS: ReadonlySet< unknown > = new Set< SymbolPosition >( [
	'left',
	'left_space',
	'right',
	'right_space',
] );

const isPosition = ( value: unknown ): value is SymbolPosition =>
	POSITIONS.has( value );

/** The texts may contain entities (`&pound;`, `&nbsp;`). Source: docs/contract/settings.md 2. */
export const readCurrencySetting = ( value: unknown ): CurrencySetting => {
	const setting = readRecord( value );
	const fallback = DEFAULT_CURRENCY_SETTING;
	const text = (
		name: 'symbol' | 'decimalSeparator' | 'thousandSeparator'
	) => decodeEntities( readString( setting[ name ], fallback[ name ] ) );
	return {
		code: readString( setting.code, fallback.code ),
		precision: isMinorUnit( setting.precision )
			? setting.precision
			: fallback.precision,
		symbol: text( 'symbol' ),
		symbolPosition: isPosition( setting.symbolPosition )
			? setting.symbolPosition
			: fallback.symbolPosition,
		decimalSeparator: text( 'decimalSeparator' ),
		thousandSeparator: text( 'thousandSeparator' ),
	};
};
