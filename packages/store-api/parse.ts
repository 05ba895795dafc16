import { ReadError, type Reader } from './readers';

/**
 * The value, or where and why it's invalid. `path` is `''` for the whole value, or for example
 * `items[2].prices.currency_code`; `reason` is for developers, such as `not a text`.
 */
export type ParseResult< Value > =
	{ ok: true; value: Value } | { ok: false; path: string; reason: string };

export const createParser =
	< Value >( read: Reader< Value > ) =>
	( value: unknown ): ParseResult< Value > => {
		const result = read( value );
		return result instanceof ReadError
			? { ok: false, path: result.path, reason: result.reason }
			: { ok: true, value: result };
	};
